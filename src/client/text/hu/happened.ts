// What happened, in words for the headline and the log (Hungarian).
// Names stand without a suffix, since its vowels would have to follow theirs; payments without a unit, since Life pays in hearts.

export const happened = {
  roll: { you: 'Dobásod: {{dice}}.', other: '{{name}} dobása: {{dice}}.' },
  reroll: { you: 'Újra dobtál: {{dice}}.', other: '{{name}} újra dobott: {{dice}}.' },
  two: '{{first}} + {{second}} = {{total}}',
  cards: '{{card}} ×{{copies}}',
  bank: {
    you: '{{amount}} érmét kapsz a banktól ({{card}}).',
    other: '{{name}} kap {{amount}} érmét a banktól ({{card}}).',
  },
  take: {
    you: '{{from}} fizet neked: {{amount}} ({{card}}).',
    fromYou: 'Fizetsz: {{amount}}, kapja {{name}} ({{card}}).',
    other: '{{from}} fizet: {{amount}}, kapja {{name}} ({{card}}).',
  },
  takeLess: {
    you: '{{from}} fizet neked: {{owed}} helyett csak {{amount}}, mert nincs több ({{card}}).',
    fromYou: 'Fizetsz: {{owed}} helyett csak {{amount}}, mert nincs több; kapja {{name}} ({{card}}).',
    other: '{{from}} fizet: {{owed}} helyett csak {{amount}}, mert nincs több; kapja {{name}} ({{card}}).',
  },
  takeNothing: {
    you: '{{from}} nem tud fizetni neked ({{card}}).',
    fromYou: 'Nincs miből fizetned, így {{name}} nem kap semmit ({{card}}).',
    other: '{{from}} nem tud fizetni, így {{name}} nem kap semmit ({{card}}).',
  },
  noEffect: { you: 'Kártyád most nem hoz semmit: {{card}}.', other: '{{name}} kártyája most nem hoz semmit: {{card}}.' },
  swap: {
    you: 'Csere: te adod: {{given}}, {{from}} adja: {{taken}}.',
    fromYou: 'Csere: {{name}} adja: {{given}}, te adod: {{taken}}.',
    other: 'Csere: {{name}} adja: {{given}}, {{from}} adja: {{taken}}.',
  },
  skipTrade: { you: 'Nem cserélsz.', other: '{{name}} nem cserél.' },
  relief: {
    you: 'Nem maradt érméd, ezért kapsz {{amount}} érmét ({{card}}).',
    other: '{{name}} érme nélkül maradt, ezért kap {{amount}} érmét ({{card}}).',
  },
  build: { you: 'Felépíted: {{card}}, ára {{cost}}.', other: '{{name}} felépíti: {{card}}, ára {{cost}}.' },
  pass: { you: 'Nem építesz.', other: '{{name}} nem épít.' },
  reveal: 'Felfordítva: {{card}}.',
  turn: { you: 'Te jössz.', other: '{{name}} jön.' },
  extra: { you: 'Dupla: újra te jössz.', other: 'Dupla: újra {{name}} jön.' },
  win: {
    you: 'Felépítetted az utolsó nevezetességet: nyertél!',
    other: '{{name}} felépítette az utolsó nevezetességet, és nyert!',
  },
} as const;
