// What happened, in words for the headline and the log (English).

export const happened = {
  roll: { you: 'You rolled {{dice}}.', other: '{{name}} rolled {{dice}}.' },
  reroll: { you: 'You rolled again: {{dice}}.', other: '{{name}} rolled again: {{dice}}.' },
  two: '{{first}} + {{second}} = {{total}}',
  cards: '{{card}} ×{{copies}}',
  bank: { you: 'You get {{amount}} from the bank ({{card}}).', other: '{{name}} gets {{amount}} from the bank ({{card}}).' },
  take: {
    you: 'You take {{amount}} from {{from}} ({{card}}).',
    fromYou: '{{name}} takes {{amount}} from you ({{card}}).',
    other: '{{name}} takes {{amount}} from {{from}} ({{card}}).',
  },
  takeLess: {
    you: 'You take only {{amount}} of {{owed}} from {{from}}, who has no more ({{card}}).',
    fromYou: '{{name}} takes {{amount}} of {{owed}} from you: you have no more ({{card}}).',
    other: '{{name}} takes only {{amount}} of {{owed}} from {{from}}, who has no more ({{card}}).',
  },
  takeNothing: {
    you: '{{from}} has nothing to pay you ({{card}}).',
    fromYou: 'You have nothing to pay {{name}} ({{card}}).',
    other: '{{from}} has nothing to pay {{name}} ({{card}}).',
  },
  noEffect: { you: 'Your {{card}} brings nothing this time.', other: '{{name}}’s {{card}} brings nothing this time.' },
  swap: {
    you: 'You give {{given}} to {{from}} and receive {{taken}}.',
    fromYou: '{{name}} gives you {{given}} and receives your {{taken}}.',
    other: '{{name}} gives {{given}} to {{from}} and receives {{taken}}.',
  },
  skipTrade: { you: 'You swap nothing.', other: '{{name}} swaps nothing.' },
  relief: {
    you: 'You had no coins left and get {{amount}} ({{card}}).',
    other: '{{name}} had no coins left and gets {{amount}} ({{card}}).',
  },
  build: { you: 'You build {{card}} for {{cost}}.', other: '{{name}} builds {{card}} for {{cost}}.' },
  pass: { you: 'You build nothing.', other: '{{name}} builds nothing.' },
  reveal: '{{card}} is turned up.',
  turn: { you: 'Your turn.', other: '{{name}}’s turn.' },
  extra: { you: 'Doubles: you have another turn.', other: 'Doubles: {{name}} has another turn.' },
  win: { you: 'You have built the last landmark and win!', other: '{{name}} has built the last landmark and wins!' },
} as const;
