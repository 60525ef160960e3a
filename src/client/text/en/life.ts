// The words of the board of Life (English), beside those that all boards share: what to do, what happened, what a card does.
import { lifeNames as names } from '../../../game';

export const life = {
  title: 'Machi Koro: Life',
  money_one: '{{count}} heart',
  money_other: '{{count}} hearts',
  short_one: 'You are {{count}} heart short.',
  short_other: 'You are {{count}} hearts short.',
  bankTitle: 'Stock',
  points_one: '{{count}} VIP point',
  points_other: '{{count}} VIP points',
  path: '{{points}} of {{goal}} VIP points',

  now: {
    you: {
      draft: 'Lap {{lap}} of {{laps}}: take one card, or pass.',
      roll: 'Your turn: roll one die or two.',
      prank: '{{card}}: what do you take for it?',
      buy: 'Buy one card, or pass.',
      buyNothing: 'You cannot buy anything now.',
      partner: '{{card}}: you may roll once more.',
      carrier: '{{card}}: which card is it for?',
    },
    named: {
      draft: '{{name}}, lap {{lap}} of {{laps}}: take one card, or pass.',
      roll: '{{name}}, roll one die or two.',
      prank: '{{name}}, what do you take for {{card}}?',
      buy: '{{name}}, buy one card or pass.',
      buyNothing: '{{name}} cannot buy anything now.',
      partner: '{{name}} may roll once more ({{card}}).',
      carrier: '{{name}}, which card is {{card}} for?',
    },
    other: {
      draft: '{{name}} takes a card: lap {{lap}} of {{laps}}.',
      roll: '{{name}} is about to roll.',
      prank: '{{name}} chooses a card to take for {{card}}.',
      buy: '{{name}} is buying.',
      buyNothing: '{{name}} is buying.',
      partner: '{{name}} may roll once more ({{card}}).',
      carrier: '{{name}} is buying.',
    },
  },

  draft: {
    title: 'Draft',
    lap: 'Lap {{lap}} of {{laps}} before the first roll',
  },

  action: {
    openMarket: 'Line-up',
    buy: 'Buy {{card}} for {{cost}}',
    buyFree: 'Take {{card}} for nothing',
    buyShort: 'Buy',
    freeShort: 'Take',
    choose: 'Choose a card for {{card}}, {{cost}}',
    chooseShort: 'Choose',
    rollAgain_one: 'Roll {{count}} die again',
    rollAgain_other: 'Roll {{count}} dice again',
    endTurn: 'End turn',
    discard: 'Discard {{card}}',
    discardNote: '+{{amount}}, −{{points}} VIP',
    wins: 'wins the match',
  },

  market: {
    title: 'Line-up',
    row: {
      dream1: 'Dreams of 1 point',
      dream2to6: 'Dreams of 2 to 6 points',
      life1to6: 'Life, numbers 1 to 6',
      life7to12: 'Life, numbers 7 to 12',
    },
    pile: '{{count}} face down',
    left: '{{count}} face up',
    life: '{{card}}, {{numbers}}, {{kind}}. {{effect}} Price {{cost}}. {{left}}. {{why}}',
    dream: '{{card}}, Dream, {{points}}. {{effect}} Price {{cost}}. {{left}}. {{why}}',
  },

  color: { red: 'red', blue: 'blue', green: 'green', purple: 'purple' },

  effect: {
    get: '{{amount}} from stock',
    getPer: '{{amount}} per {{color}}',
    takeRoller: '{{amount}} from roller',
    takeEach: '{{amount}} from each',
    takeHalf: 'half from each with {{atLeast}}+',
    takeHalfRoller: 'half from roller with {{atLeast}}+',
    harvest: 'grows and pays',
    exchange: 'swap for a card',
    startOfTurn: '{{amount}} each turn',
    startIfNone: '{{amount}} each turn with no hearts',
    gained: '{{amount}} at once',
    gainedTake: '{{amount}} from each',
    discarded: 'discard: {{amount}}',
    rollAgain: 'roll once more',
    bonus: '+{{amount}} per card',
    aloof: 'no purple cards',
    attached: '+{{amount}} on a card',
  },

  sentence: {
    get_one: '{{when}}: get {{count}} heart from the stock.',
    get_other: '{{when}}: get {{count}} hearts from the stock.',
    getPer_one: '{{when}}: get {{count}} heart from the stock for each of your {{color}} cards.',
    getPer_other: '{{when}}: get {{count}} hearts from the stock for each of your {{color}} cards.',
    takeRoller_one: '{{when}}: take {{count}} heart from that player.',
    takeRoller_other: '{{when}}: take {{count}} hearts from that player.',
    takeEach_one: '{{when}}: take {{count}} heart from each other player.',
    takeEach_other: '{{when}}: take {{count}} hearts from each other player.',
    takeHalf: '{{when}}: each other player with {{atLeast}} hearts or more gives you half of them, rounded down.',
    takeHalfRoller: '{{when}}: that player gives you half of the hearts, rounded down, when there are {{atLeast}} or more.',
    harvest:
      '{{when}}: get as many hearts from the stock as lie on this card. At the end of each of your turns, one of your hearts is laid on it.',
    exchange: '{{when}}: you must exchange this card for a card of another player.',
    startOfTurn_one: 'At the start of your turn: get {{count}} heart from the stock.',
    startOfTurn_other: 'At the start of your turn: get {{count}} hearts from the stock.',
    startIfNone_one: 'At the start of your turn, if you have no hearts: get {{count}} heart from the stock.',
    startIfNone_other: 'At the start of your turn, if you have no hearts: get {{count}} hearts from the stock.',
    gained_one: 'When you buy it: get {{count}} heart from the stock.',
    gained_other: 'When you buy it: get {{count}} hearts from the stock.',
    gainedTake_one:
      'When you buy it: take hearts from each other player, as many as times this card has been bought: now {{count}}.',
    gainedTake_other:
      'When you buy it: take hearts from each other player, as many as times this card has been bought: now {{count}}.',
    discarded_one: 'At any moment of your turn you may discard it for {{count}} heart from the stock; its points go with it.',
    discarded_other: 'At any moment of your turn you may discard it for {{count}} hearts from the stock; its points go with it.',
    rollAgain: 'At the end of your turn you may roll once more. The cards work, but nothing is bought.',
    bonus_one: 'Each of your cards that brings you hearts brings {{count}} more when it works.',
    bonus_other: 'Each of your cards that brings you hearts brings {{count}} more when it works.',
    aloof: 'Your purple cards do not work, and those of the others do not touch you.',
    attached_one:
      'Lies on a Life card of yours. When that card works you get {{count}} more heart from the stock, and nobody can take it in an exchange.',
    attached_other:
      'Lies on a Life card of yours. When that card works you get {{count}} more hearts from the stock, and nobody can take it in an exchange.',
    none: 'Brings nothing but its points.',
    needs: 'To buy it you need {{needs}}.',
  },

  need: {
    label: 'Needs',
    short: { only: 'One each', carrier: 'Life card' },
    color_one: '{{count}} {{color}} card',
    color_other: '{{count}} {{color}} cards',
    colorHave: '{{need}} (you have {{have}})',
    card: '{{card}}',
    only: 'no {{card}} yet',
    carrier: 'a Life card to lay it on',
    and: ' and ',
    met: 'You have what it needs.',
    missing: 'Still missing: {{needs}}.',
  },

  happened: {
    again: { you: 'You rolled once more: {{dice}}.', other: '{{name}} rolled once more: {{dice}}.' },
    stock: {
      you: 'You get {{amount}} from the stock ({{card}}).',
      other: '{{name}} gets {{amount}} from the stock ({{card}}).',
    },
    exchange: {
      you: 'You give {{given}} to {{from}} and take {{taken}}.',
      fromYou: '{{name}} gives you {{given}} and takes your {{taken}}.',
      other: '{{name}} gives {{given}} to {{from}} and takes {{taken}}.',
    },
    invest: {
      you: 'You lay a heart on {{card}}: {{hearts}} on it now.',
      other: '{{name}} lays a heart on {{card}}: {{hearts}} on it now.',
    },
    relief: {
      you: 'You had no hearts left and get {{amount}} from the stock.',
      other: '{{name}} had no hearts left and gets {{amount}} from the stock.',
    },
    buy: { you: 'You buy {{card}} for {{cost}}.', other: '{{name}} buys {{card}} for {{cost}}.' },
    buyFree: { you: 'You take {{card}} for nothing.', other: '{{name}} takes {{card}} for nothing.' },
    buyOn: { you: 'You buy {{card}} for {{cost}}, on {{on}}.', other: '{{name}} buys {{card}} for {{cost}}, on {{on}}.' },
    discard: { you: 'You discard {{card}}.', other: '{{name}} discards {{card}}.' },
    pass: { you: 'You buy nothing.', other: '{{name}} buys nothing.' },
    turn: { you: 'Your turn.', other: '{{name}}’s turn.' },
    lap: { you: 'Lap {{lap}} of the draft: your turn.', other: 'Lap {{lap}} of the draft: {{name}}’s turn.' },
    win: {
      you: 'You have {{points}} VIP points and win!',
      other: '{{name}} has {{points}} VIP points and wins!',
    },
  },

  player: {
    yours: 'Your life',
    of: '{{name}}’s life',
    open: 'Look at {{name}}’s life',
    dreams: 'Dreams',
    dreamsYours: 'Your Dreams',
    dreamsOf: '{{name}}’s Dreams',
    noDreams: 'No Dreams yet.',
    dream: '{{card}}, Dream, {{points}}. {{effect}}',
    hearts_one: '{{count}} heart lies on it',
    hearts_other: '{{count}} hearts lie on it',
    friend: '{{card}} lies on it',
  },

  prank: {
    title: 'Exchange {{card}}',
    take: 'You take from {{name}}',
    confirm: 'Give {{given}}, take {{taken}} from {{name}}',
    choose: 'Choose the card that you take for it.',
    points: 'VIP points {{before}} → {{after}}',
  },

  carrier: {
    title: 'Which card is {{card}} for?',
    choose: 'Choose a Life card of yours.',
    confirm: 'Buy {{card}} for {{cost}}, on {{on}}',
    cancel: 'Back to the line-up',
  },

  details: {
    points: 'Points',
    needs: 'Needs',
    stock: 'In the line-up',
    copies: 'In the box',
    origin: 'Where the values come from',
    printed: 'Printed in the rulebook: {{parts}}. The rest is reconstructed so that no sentence of it is contradicted.',
    reconstructed:
      'Its values are not printed anywhere we could read. They are reconstructed so that no sentence of the rulebook is contradicted.',
    part: {
      name: 'name',
      color: 'colour',
      activation: 'numbers',
      amount: 'amount',
      effect: 'effect',
      timing: 'moment',
      needs: 'condition',
    },
  },

  won: {
    summary_one: 'Eight points after {{count}} turn, the draft included.',
    summary_other: 'Eight points after {{count}} turns, the draft included.',
    cards_one: '{{count}} Life card',
    cards_other: '{{count}} Life cards',
  },

  names,

  help: {
    blue: 'works on anyone’s roll, paid from the stock',
    green: 'works on your own roll, paid from the stock',
    red: 'works on the others’ rolls, paid by the roller',
    purple: 'works on your own roll after all else',
  },
} as const;
