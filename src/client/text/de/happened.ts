// What happened, in words for the headline and the log (German).

export const happened = {
  roll: { you: 'Du würfelst {{dice}}.', other: '{{name}} würfelt {{dice}}.' },
  reroll: { you: 'Du würfelst noch einmal: {{dice}}.', other: '{{name}} würfelt noch einmal: {{dice}}.' },
  two: '{{first}} + {{second}} = {{total}}',
  cards: '{{card}} ×{{copies}}',
  bank: {
    you: 'Du bekommst {{amount}} von der Bank ({{card}}).',
    other: '{{name}} bekommt {{amount}} von der Bank ({{card}}).',
  },
  take: {
    you: 'Du nimmst {{amount}} von {{from}} ({{card}}).',
    fromYou: '{{name}} nimmt {{amount}} von dir ({{card}}).',
    other: '{{name}} nimmt {{amount}} von {{from}} ({{card}}).',
  },
  takeLess: {
    you: 'Du nimmst nur {{amount}} statt {{owed}} von {{from}}: Mehr ist nicht da ({{card}}).',
    fromYou: '{{name}} nimmt {{amount}} statt {{owed}} von dir: Mehr hast du nicht ({{card}}).',
    other: '{{name}} nimmt nur {{amount}} statt {{owed}} von {{from}}: Mehr ist nicht da ({{card}}).',
  },
  takeNothing: {
    you: '{{from}} kann dir nichts zahlen ({{card}}).',
    fromYou: 'Du kannst nichts an {{name}} zahlen ({{card}}).',
    other: '{{from}} kann nichts an {{name}} zahlen ({{card}}).',
  },
  noEffect: {
    you: 'Diesmal bringt dir „{{card}}“ nichts.',
    other: '{{name}} hat diesmal nichts von „{{card}}“.',
  },
  swap: {
    you: 'Du gibst {{from}} „{{given}}“ und bekommst „{{taken}}“.',
    fromYou: '{{name}} gibt dir „{{given}}“ und bekommt „{{taken}}“ von dir.',
    other: '{{name}} gibt {{from}} „{{given}}“ und bekommt „{{taken}}“.',
  },
  skipTrade: { you: 'Du tauschst nicht.', other: '{{name}} tauscht nicht.' },
  relief: {
    you: 'Du hattest keine Münzen mehr und bekommst {{amount}} ({{card}}).',
    other: '{{name}} hatte keine Münzen mehr und bekommt {{amount}} ({{card}}).',
  },
  build: { you: 'Du baust für {{cost}}: {{card}}.', other: '{{name}} baut für {{cost}}: {{card}}.' },
  pass: { you: 'Du baust nichts.', other: '{{name}} baut nichts.' },
  reveal: 'Aufgedeckt: {{card}}.',
  turn: { you: 'Du bist am Zug.', other: '{{name}} ist am Zug.' },
  extra: { you: 'Pasch: Du bist noch einmal am Zug.', other: 'Pasch: {{name}} ist noch einmal am Zug.' },
  win: {
    you: 'Du hast das letzte Großprojekt gebaut und gewinnst!',
    other: '{{name}} hat das letzte Großprojekt gebaut und gewinnt!',
  },
} as const;
