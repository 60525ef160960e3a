// The words of the list of keys and classes (German).

export const help = {
  title: 'Tasten',
  roll: 'Mit einem Würfel würfeln',
  rollTwo: 'Mit zwei Würfeln würfeln',
  again: 'Noch einmal würfeln',
  keep: 'Den Wurf behalten',
  pass: 'Passen oder ablehnen',
  market: 'Zu den Karten der Auslage',
  log: 'Verlauf zeigen oder verbergen',
  hint: 'Zeigen oder verbergen, was die Bots täten',
  skip: 'Animation überspringen; den Verlauf oder Tipp schließen, in dem du gerade bist',
  help: 'Diese Liste',
  classes: 'Die vier Kartenarten',
  blue: 'wirkt bei jedem Wurf; die Bank zahlt',
  green: 'wirkt beim eigenen Wurf; die Bank zahlt',
  red: 'wirkt beim Wurf der anderen; es zahlt, wer würfelt',
  purple: 'wirkt beim eigenen Wurf nach allem anderen, jede nur einmal',
} as const;
