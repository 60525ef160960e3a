// The words of the list of keys and classes (English).

export const help = {
  title: 'Keys',
  roll: 'Roll one die',
  rollTwo: 'Roll two dice',
  again: 'Roll again',
  keep: 'Keep the roll',
  pass: 'Pass, or decline',
  market: 'Go to the cards for sale',
  log: 'Show or hide the log',
  hint: 'Show or hide what the bots would do',
  skip: 'Skip the animation; close the log or hint you are in',
  help: 'This list',
  classes: 'The four classes',
  blue: 'works on anyone’s roll, paid by the bank',
  green: 'works on your own roll, paid by the bank',
  red: 'works on the others’ rolls, paid by the roller',
  purple: 'works on your own roll after all else, one of each',
} as const;
