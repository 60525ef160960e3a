// The words of the board of Life (German), beside those that all boards share: what to do, what happened, what a card does.
import { lifeNames as names } from './lifeNames';

export const life = {
  title: 'Machi Koro: Life',
  money_one: '{{count}} Herz',
  money_other: '{{count}} Herzen',
  short_one: 'Dir fehlt {{count}} Herz.',
  short_other: 'Dir fehlen {{count}} Herzen.',
  bankTitle: 'Vorrat',
  points_one: '{{count}} VIP-Punkt',
  points_other: '{{count}} VIP-Punkte',
  path: '{{points}} von {{goal}} VIP-Punkten',

  now: {
    you: {
      draft: 'Runde {{lap}} von {{laps}}: Nimm eine Karte oder passe.',
      roll: 'Du bist am Zug: Wirf einen oder zwei Würfel.',
      prank: '{{card}}: Was nimmst du dafür?',
      buy: 'Kauf eine Karte oder passe.',
      buyNothing: 'Du kannst gerade nichts kaufen.',
      partner: '{{card}}: Du darfst noch einmal würfeln.',
      carrier: '{{card}}: Auf welche Karte legst du sie?',
    },
    named: {
      draft: '{{name}}, Runde {{lap}} von {{laps}}: Nimm eine Karte oder passe.',
      roll: '{{name}}, wirf einen oder zwei Würfel.',
      prank: '{{name}}, was nimmst du für „{{card}}“?',
      buy: '{{name}}, kauf eine Karte oder passe.',
      buyNothing: '{{name}} kann gerade nichts kaufen.',
      partner: '{{name}} darf noch einmal würfeln ({{card}}).',
      carrier: '{{name}}, auf welche Karte legst du „{{card}}“?',
    },
    other: {
      draft: '{{name}} nimmt eine Karte: Runde {{lap}} von {{laps}}.',
      roll: '{{name}} würfelt gleich.',
      prank: '{{name}} wählt eine Karte im Tausch gegen „{{card}}“.',
      buy: '{{name}} kauft ein.',
      buyNothing: '{{name}} kauft ein.',
      partner: '{{name}} darf noch einmal würfeln ({{card}}).',
      carrier: '{{name}} kauft ein.',
    },
  },

  draft: {
    title: 'Startkarten',
    lap: 'Runde {{lap}} von {{laps}} vor dem ersten Wurf',
  },

  action: {
    openMarket: 'Auslage',
    buy: '{{card}} für {{cost}} kaufen',
    buyFree: '{{card}} gratis nehmen',
    buyShort: 'Kaufen',
    freeShort: 'Gratis',
    choose: 'Platz für {{card}} wählen, {{cost}}',
    chooseShort: 'Wählen',
    rollAgain_one: '{{count}} Würfel noch mal werfen',
    rollAgain_other: '{{count}} Würfel noch mal werfen',
    endTurn: 'Zug beenden',
    discard: '{{card}} abwerfen',
    discardNote: '+{{amount}}, −{{points}} VIP',
    wins: 'gewinnt die Partie',
  },

  market: {
    title: 'Auslage',
    row: {
      dream1: 'Träume mit 1 Punkt',
      dream2to6: 'Träume mit 2 bis 6 Punkten',
      life1to6: 'Leben, Zahlen 1 bis 6',
      life7to12: 'Leben, Zahlen 7 bis 12',
    },
    pile: '{{count}} verdeckt',
    left: '{{count}} offen',
    life: '{{card}}, {{numbers}}, {{kind}}. {{effect}} Preis {{cost}}, {{left}}. {{why}}',
    dream: '{{card}}, Traum, {{points}}. {{effect}} Preis {{cost}}, {{left}}. {{why}}',
  },

  // So that they fit before "Karte" and "Karten".
  color: { red: 'rote', blue: 'blaue', green: 'grüne', purple: 'lila' },

  effect: {
    get: '{{amount}} vom Vorrat',
    getPer: '{{amount}} je {{color}} Karte',
    takeRoller: '{{amount}} vom Würfler',
    takeEach: '{{amount}} von jedem',
    takeHalf: 'Hälfte von jedem mit {{atLeast}}+',
    takeHalfRoller: 'Hälfte vom Würfler mit {{atLeast}}+',
    harvest: 'wächst und zahlt',
    exchange: 'Kartentausch',
    startOfTurn: '{{amount}} je Zug',
    startIfNone: '{{amount}} je Zug ohne Herzen',
    gained: '{{amount}} sofort',
    gainedTake: '{{amount}} von jedem',
    discarded: 'abwerfen: {{amount}}',
    rollAgain: 'noch mal würfeln',
    bonus: '+{{amount}} je Karte',
    aloof: 'kein Lila mehr',
    attached: '+{{amount}} auf 1 Karte',
  },

  sentence: {
    get_one: '{{when}}: Du bekommst {{count}} Herz aus dem Vorrat.',
    get_other: '{{when}}: Du bekommst {{count}} Herzen aus dem Vorrat.',
    getPer_one: '{{when}}: Du bekommst {{count}} Herz aus dem Vorrat für jede {{color}} Karte, die du hast.',
    getPer_other: '{{when}}: Du bekommst {{count}} Herzen aus dem Vorrat für jede {{color}} Karte, die du hast.',
    takeRoller_one: '{{when}}: Du nimmst dieser Person {{count}} Herz ab.',
    takeRoller_other: '{{when}}: Du nimmst dieser Person {{count}} Herzen ab.',
    takeEach_one: '{{when}}: Du nimmst allen anderen je {{count}} Herz ab.',
    takeEach_other: '{{when}}: Du nimmst allen anderen je {{count}} Herzen ab.',
    takeHalf: '{{when}}: Alle anderen, die {{atLeast}} oder mehr Herzen haben, geben dir die Hälfte davon, abgerundet.',
    takeHalfRoller: '{{when}}: Diese Person gibt dir die Hälfte ihrer Herzen, abgerundet, falls sie {{atLeast}} oder mehr hat.',
    harvest:
      '{{when}}: Du bekommst so viele Herzen aus dem Vorrat, wie auf dieser Karte liegen. Am Ende jedes deiner Züge kommt eins deiner Herzen darauf.',
    exchange: '{{when}}: Du musst diese Karte gegen eine Karte einer anderen Person tauschen.',
    startOfTurn_one: 'Am Anfang deines Zuges: Du bekommst {{count}} Herz aus dem Vorrat.',
    startOfTurn_other: 'Am Anfang deines Zuges: Du bekommst {{count}} Herzen aus dem Vorrat.',
    startIfNone_one: 'Am Anfang deines Zuges, wenn du keine Herzen hast: Du bekommst {{count}} Herz aus dem Vorrat.',
    startIfNone_other: 'Am Anfang deines Zuges, wenn du keine Herzen hast: Du bekommst {{count}} Herzen aus dem Vorrat.',
    gained_one: 'Beim Kauf: Du bekommst {{count}} Herz aus dem Vorrat.',
    gained_other: 'Beim Kauf: Du bekommst {{count}} Herzen aus dem Vorrat.',
    gainedTake_one:
      'Beim Kauf: Du nimmst allen anderen je ein Herz für jedes Mal ab, das diese Karte gekauft wurde, dieses Mal mitgezählt: jetzt {{count}}.',
    gainedTake_other:
      'Beim Kauf: Du nimmst allen anderen je ein Herz für jedes Mal ab, das diese Karte gekauft wurde, dieses Mal mitgezählt: jetzt {{count}}.',
    discarded_one:
      'Jederzeit in deinem Zug darfst du sie für {{count}} Herz aus dem Vorrat abwerfen; ihre Punkte gehen mit ihr verloren.',
    discarded_other:
      'Jederzeit in deinem Zug darfst du sie für {{count}} Herzen aus dem Vorrat abwerfen; ihre Punkte gehen mit ihr verloren.',
    rollAgain: 'Am Ende deines Zuges darfst du noch einmal würfeln. Die Karten wirken, aber gekauft wird nichts.',
    bonus_one: 'Jede deiner Karten, die dir Herzen bringt, bringt {{count}} mehr, wenn sie wirkt.',
    bonus_other: 'Jede deiner Karten, die dir Herzen bringt, bringt {{count}} mehr, wenn sie wirkt.',
    aloof: 'Deine lila Karten wirken nicht mehr, und die der anderen treffen dich nicht.',
    attached_one:
      'Liegt auf einer deiner Lebenskarten. Wenn diese wirkt, bekommst du {{count}} Herz mehr aus dem Vorrat, und niemand kann sie dir wegtauschen.',
    attached_other:
      'Liegt auf einer deiner Lebenskarten. Wenn diese wirkt, bekommst du {{count}} Herzen mehr aus dem Vorrat, und niemand kann sie dir wegtauschen.',
    none: 'Bringt nur ihre Punkte.',
    needs: 'Bedingung für den Kauf: {{needs}}.',
  },

  need: {
    label: 'Braucht',
    short: { only: 'Nur eine', carrier: 'Lebenskarte' },
    color_one: '{{count}} {{color}} Karte',
    color_other: '{{count}} {{color}} Karten',
    colorHave: '{{need}} (du hast {{have}})',
    card: '„{{card}}“',
    only: 'noch keine Karte „{{card}}“',
    carrier: 'eine Lebenskarte, auf die sie gelegt wird',
    and: ' und ',
    met: 'Du erfüllst die Bedingung.',
    missing: 'Noch nicht erfüllt: {{needs}}.',
  },

  happened: {
    again: { you: 'Du würfelst noch einmal: {{dice}}.', other: '{{name}} würfelt noch einmal: {{dice}}.' },
    stock: {
      you: 'Du bekommst {{amount}} aus dem Vorrat ({{card}}).',
      other: '{{name}} bekommt {{amount}} aus dem Vorrat ({{card}}).',
    },
    exchange: {
      you: 'Du gibst {{from}} „{{given}}“ und nimmst „{{taken}}“.',
      fromYou: '{{name}} gibt dir „{{given}}“ und nimmt dir „{{taken}}“.',
      other: '{{name}} gibt {{from}} „{{given}}“ und nimmt „{{taken}}“.',
    },
    invest: {
      you: 'Du legst ein Herz auf „{{card}}“: Dort liegen nun {{hearts}}.',
      other: '{{name}} legt ein Herz auf „{{card}}“: Dort liegen nun {{hearts}}.',
    },
    relief: {
      you: 'Du hattest keine Herzen mehr und bekommst {{amount}} aus dem Vorrat.',
      other: '{{name}} hatte keine Herzen mehr und bekommt {{amount}} aus dem Vorrat.',
    },
    buy: { you: 'Du kaufst für {{cost}}: {{card}}.', other: '{{name}} kauft für {{cost}}: {{card}}.' },
    buyFree: { you: 'Du nimmst gratis: {{card}}.', other: '{{name}} nimmt gratis: {{card}}.' },
    buyOn: {
      you: 'Du kaufst „{{card}}“ für {{cost}} und legst die Karte auf „{{on}}“.',
      other: '{{name}} kauft „{{card}}“ für {{cost}} und legt die Karte auf „{{on}}“.',
    },
    discard: { you: 'Du wirfst „{{card}}“ ab.', other: '{{name}} wirft „{{card}}“ ab.' },
    pass: { you: 'Du kaufst nichts.', other: '{{name}} kauft nichts.' },
    turn: { you: 'Du bist am Zug.', other: '{{name}} ist am Zug.' },
    lap: {
      you: 'Runde {{lap}} der Startkarten: Du bist am Zug.',
      other: 'Runde {{lap}} der Startkarten: {{name}} ist am Zug.',
    },
    win: {
      you: 'Du hast {{points}} VIP-Punkte und gewinnst!',
      other: '{{name}} hat {{points}} VIP-Punkte und gewinnt!',
    },
  },

  player: {
    yours: 'Dein Leben',
    of: 'Leben von {{name}}',
    open: 'Leben von {{name}} ansehen',
    dreams: 'Träume',
    dreamsYours: 'Deine Träume',
    dreamsOf: 'Träume von {{name}}',
    noDreams: 'Noch keine Träume.',
    dream: '{{card}}, Traum, {{points}}. {{effect}}',
    hearts_one: '{{count}} Herz liegt darauf',
    hearts_other: '{{count}} Herzen liegen darauf',
    friend: 'Darauf liegt: {{card}}',
  },

  prank: {
    title: 'Tausch: {{card}}',
    take: 'Du nimmst von {{name}}',
    confirm: '„{{given}}“ geben, „{{taken}}“ von {{name}} nehmen',
    choose: 'Wähle die Karte, die du dafür nimmst.',
    points: 'VIP-Punkte {{before}} → {{after}}',
  },

  carrier: {
    title: 'Wohin mit „{{card}}“?',
    choose: 'Wähle eine deiner Lebenskarten.',
    confirm: '{{card}} für {{cost}} kaufen, auf „{{on}}“',
    cancel: 'Zurück zur Auslage',
  },

  details: {
    points: 'Punkte',
    needs: 'Braucht',
    stock: 'In der Auslage',
    copies: 'In der Schachtel',
    origin: 'Woher die Werte stammen',
    printed: 'In der Spielregel gedruckt: {{parts}}. Der Rest ist so ergänzt, dass er keinem ihrer Sätze widerspricht.',
    reconstructed:
      'Ihre Werte haben wir nirgends gedruckt gefunden. Sie sind so ergänzt, dass sie keinem Satz der Spielregel widersprechen.',
    part: {
      name: 'Name',
      color: 'Farbe',
      activation: 'Zahlen',
      amount: 'Menge',
      effect: 'Wirkung',
      timing: 'Zeitpunkt',
      needs: 'Bedingung',
    },
  },

  won: {
    summary_one: 'Acht Punkte nach {{count}} Zug, die Startrunden mitgezählt.',
    summary_other: 'Acht Punkte nach {{count}} Zügen, die Startrunden mitgezählt.',
    cards_one: '{{count}} Lebenskarte',
    cards_other: '{{count}} Lebenskarten',
  },

  names,

  help: {
    blue: 'wirkt bei jedem Wurf; der Vorrat zahlt',
    green: 'wirkt beim eigenen Wurf; der Vorrat zahlt',
    red: 'wirkt beim Wurf der anderen; es zahlt, wer würfelt',
    purple: 'wirkt beim eigenen Wurf nach allem anderen',
  },
} as const;
