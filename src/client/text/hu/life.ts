// The words of the board of Life (Hungarian), beside those that all boards share: what to do, what happened, what a card does.
import { lifeNames as names } from './lifeNames';

export const life = {
  title: 'Machi Koro: Life',
  money_one: '{{count}} szív',
  money_other: '{{count}} szív',
  short_one: 'Még {{count}} szív hiányzik.',
  short_other: 'Még {{count}} szív hiányzik.',
  bankTitle: 'Készlet',
  points_one: '{{count}} VIP-pont',
  points_other: '{{count}} VIP-pont',
  path: '{{goal}} VIP-pontból {{points}}',

  now: {
    you: {
      draft: 'Forduló: {{lap}} / {{laps}}. Vegyél el egy kártyát, vagy passzolj!',
      roll: 'Te jössz: dobj egy vagy két kockával!',
      prank: '{{card}}: mit kérsz érte cserébe?',
      buy: 'Vegyél egy kártyát, vagy passzolj!',
      buyNothing: 'Most nem tudsz semmit venni.',
      partner: '{{card}}: még egyszer dobhatsz.',
      carrier: '{{card}}: melyik kártyára kerüljön?',
    },
    named: {
      draft: '{{name}}, forduló: {{lap}} / {{laps}}. Vegyél el egy kártyát, vagy passzolj!',
      roll: '{{name}}, dobj egy vagy két kockával!',
      prank: '{{name}}, mit kérsz cserébe? ({{card}})',
      buy: '{{name}}, vegyél egy kártyát, vagy passzolj!',
      buyNothing: '{{name}}, most nem tudsz semmit venni.',
      partner: '{{name}}, még egyszer dobhatsz ({{card}}).',
      carrier: '{{name}}, melyik kártyára kerüljön? ({{card}})',
    },
    other: {
      draft: '{{name}} kártyát vesz el, forduló: {{lap}} / {{laps}}.',
      roll: '{{name}} dobni készül.',
      prank: '{{name}} kártyát választ cserébe ({{card}}).',
      buy: '{{name}} vásárol.',
      buyNothing: '{{name}} vásárol.',
      partner: '{{name}} még egyszer dobhat ({{card}}).',
      carrier: '{{name}} vásárol.',
    },
  },

  draft: {
    title: 'Kezdés',
    lap: 'Forduló az első dobás előtt: {{lap}} / {{laps}}',
  },

  action: {
    openMarket: 'Kínálat',
    buy: 'Vétel: {{card}}, ára {{cost}}',
    buyFree: 'Ingyen: {{card}}',
    buyShort: 'Vétel',
    freeShort: 'Ingyen',
    choose: 'Válassz kártyát ehhez: {{card}}, ára {{cost}}',
    chooseShort: 'Válassz',
    rollAgain_one: 'Újra {{count}} kockával',
    rollAgain_other: 'Újra {{count}} kockával',
    endTurn: 'Kör vége',
    discard: 'Eldobás: {{card}}',
    discardNote: '+{{amount}}, −{{points}} VIP',
    wins: 'megnyeri a partit',
  },

  market: {
    title: 'Kínálat',
    row: {
      dream1: '1 pontos álmok',
      dream2to6: '2–6 pontos álmok',
      life1to6: 'Élet, dobás: 1–6',
      life7to12: 'Élet, dobás: 7–12',
    },
    pile: '{{count}} lefordítva',
    left: '{{count}} felfordítva',
    life: '{{card}}, {{numbers}}, {{kind}}. {{effect}} Ára {{cost}}. {{left}}. {{why}}',
    dream: '{{card}}, álom, {{points}}. {{effect}} Ára {{cost}}. {{left}}. {{why}}',
  },

  color: { red: 'piros', blue: 'kék', green: 'zöld', purple: 'lila' },

  effect: {
    get: '{{amount}} a készletből',
    getPer: '{{amount}} / {{color}}',
    takeRoller: '{{amount}} a dobótól',
    takeEach: '{{amount}} mindenkitől',
    takeHalf: 'mindenkitől a fele, ha {{atLeast}}+ van',
    takeHalfRoller: 'a dobótól a fele, ha {{atLeast}}+ van',
    harvest: 'gyűlik és fizet',
    exchange: 'csere kártyáért',
    startOfTurn: '{{amount}} körönként',
    startIfNone: '{{amount}} körönként szív nélkül',
    gained: '{{amount}} azonnal',
    gainedTake: '{{amount}} mindenkitől',
    discarded: 'eldobva: {{amount}}',
    rollAgain: 'még egy dobás',
    bonus: '+{{amount}} kártyánként',
    aloof: 'lila kártya nélkül',
    attached: '+{{amount}} egy kártyán',
  },

  sentence: {
    get_one: '{{when}}: {{count}} szívet kapsz a készletből.',
    get_other: '{{when}}: {{count}} szívet kapsz a készletből.',
    getPer_one: '{{when}}: {{count}} szívet kapsz a készletből minden {{color}} kártyád után.',
    getPer_other: '{{when}}: {{count}} szívet kapsz a készletből minden {{color}} kártyád után.',
    takeRoller_one: '{{when}}: {{count}} szívet kapsz tőle.',
    takeRoller_other: '{{when}}: {{count}} szívet kapsz tőle.',
    takeEach_one: '{{when}}: {{count}} szívet kapsz minden más játékostól.',
    takeEach_other: '{{when}}: {{count}} szívet kapsz minden más játékostól.',
    takeHalf: '{{when}}: akinek a többiek közül legalább {{atLeast}} szíve van, a felét neked adja, lefelé kerekítve.',
    takeHalfRoller: '{{when}}: ha legalább {{atLeast}} szíve van, a felét neked adja, lefelé kerekítve.',
    harvest:
      '{{when}}: annyi szívet kapsz a készletből, amennyi ezen a kártyán fekszik. Minden köröd végén egy szíved erre a kártyára kerül.',
    exchange: '{{when}}: ezt a kártyát el kell cserélned egy másik játékos egyik kártyájára.',
    startOfTurn_one: 'A köröd elején {{count}} szívet kapsz a készletből.',
    startOfTurn_other: 'A köröd elején {{count}} szívet kapsz a készletből.',
    startIfNone_one: 'A köröd elején, ha egy szíved sincs, {{count}} szívet kapsz a készletből.',
    startIfNone_other: 'A köröd elején, ha egy szíved sincs, {{count}} szívet kapsz a készletből.',
    gained_one: 'Amikor megveszed, {{count}} szívet kapsz a készletből.',
    gained_other: 'Amikor megveszed, {{count}} szívet kapsz a készletből.',
    gainedTake_one:
      'Amikor megveszed, minden más játékostól annyi szívet kapsz, ahányszor ezt a kártyát megvették, ezt a vételt is beleszámítva: most {{count}}.',
    gainedTake_other:
      'Amikor megveszed, minden más játékostól annyi szívet kapsz, ahányszor ezt a kártyát megvették, ezt a vételt is beleszámítva: most {{count}}.',
    discarded_one: 'A körödben bármikor eldobhatod, és {{count}} szívet kapsz érte a készletből; a pontjai is elvesznek.',
    discarded_other: 'A körödben bármikor eldobhatod, és {{count}} szívet kapsz érte a készletből; a pontjai is elvesznek.',
    rollAgain: 'A köröd végén még egyszer dobhatsz. A kártyák működnek, de vásárolni már nem lehet.',
    bonus_one: 'Minden kártyád, amely szívet hoz neked, {{count}} szívvel többet hoz, amikor működik.',
    bonus_other: 'Minden kártyád, amely szívet hoz neked, {{count}} szívvel többet hoz, amikor működik.',
    aloof: 'A lila kártyáid nem működnek, és a többiek lila kártyái sem hatnak rád.',
    attached_one:
      'Az egyik életkártyádra kerül. Amikor az a kártya működik, még {{count}} szívet kapsz a készletből, és cserével senki sem veheti el.',
    attached_other:
      'Az egyik életkártyádra kerül. Amikor az a kártya működik, még {{count}} szívet kapsz a készletből, és cserével senki sem veheti el.',
    none: 'A pontjain kívül nem hoz semmit.',
    needs: 'A vétel feltétele: {{needs}}.',
  },

  need: {
    label: 'Kell:',
    short: { only: 'Csak egy', carrier: 'Életkártya' },
    color_one: '{{count}} {{color}} kártya',
    color_other: '{{count}} {{color}} kártya',
    colorHave: '{{need}} (most van {{have}})',
    card: '{{card}}',
    only: 'ne legyen még {{card}}',
    carrier: 'egy életkártya, amire kerülhet',
    and: ' és ',
    met: 'Teljesíted a feltételét.',
    missing: 'Még nem teljesül: {{needs}}.',
  },

  happened: {
    again: { you: 'Még egyszer dobtál: {{dice}}.', other: '{{name}} még egyszer dobott: {{dice}}.' },
    stock: {
      you: '{{amount}} szívet kapsz a készletből ({{card}}).',
      other: '{{name}} kap {{amount}} szívet a készletből ({{card}}).',
    },
    exchange: {
      you: 'Csere: te adod: {{given}}, {{from}} adja: {{taken}}.',
      fromYou: 'Csere: {{name}} adja: {{given}}, te adod: {{taken}}.',
      other: 'Csere: {{name}} adja: {{given}}, {{from}} adja: {{taken}}.',
    },
    invest: {
      you: 'Egy szívedet ide teszed: {{card}}. Most {{hearts}} van rajta.',
      other: '{{name}} egy szívet ide tesz: {{card}}. Most {{hearts}} van rajta.',
    },
    relief: {
      you: 'Nem maradt szíved, ezért kapsz {{amount}} szívet a készletből.',
      other: '{{name}} szív nélkül maradt, ezért kap {{amount}} szívet a készletből.',
    },
    buy: { you: 'Megveszed: {{card}}, ára {{cost}}.', other: '{{name}} megveszi: {{card}}, ára {{cost}}.' },
    buyFree: { you: 'Ingyen elveszed: {{card}}.', other: '{{name}} ingyen elveszi: {{card}}.' },
    buyOn: {
      you: 'Megveszed: {{card}}, ára {{cost}}, ide kerül: {{on}}.',
      other: '{{name}} megveszi: {{card}}, ára {{cost}}, ide kerül: {{on}}.',
    },
    discard: { you: 'Eldobod: {{card}}.', other: '{{name}} eldobja: {{card}}.' },
    pass: { you: 'Nem veszel semmit.', other: '{{name}} nem vesz semmit.' },
    turn: { you: 'Te jössz.', other: '{{name}} jön.' },
    lap: { you: 'Kezdés, {{lap}}. forduló: te jössz.', other: 'Kezdés, {{lap}}. forduló: {{name}} jön.' },
    win: {
      you: '{{points}} VIP-pontod van: nyertél!',
      other: '{{name}} elért {{points}} VIP-pontot, és nyert!',
    },
  },

  player: {
    yours: 'Az életed',
    of: '{{name}} élete',
    open: '{{name}} életének megnézése',
    dreams: 'Álmok',
    dreamsYours: 'Az álmaid',
    dreamsOf: '{{name}} álmai',
    noDreams: 'Még nincs itt álom.',
    dream: '{{card}}, álom, {{points}}. {{effect}}',
    hearts_one: '{{count}} szív van rajta',
    hearts_other: '{{count}} szív van rajta',
    friend: 'rajta: {{card}}',
  },

  prank: {
    title: 'Csere: {{card}}',
    take: 'Tőle kapod: {{name}}',
    confirm: 'Adod: {{given}}, {{name}} adja: {{taken}}',
    choose: 'Válaszd ki a kártyát, amit érte kérsz.',
    points: 'VIP-pont: {{before}} → {{after}}',
  },

  carrier: {
    title: 'Melyik kártyára kerüljön: {{card}}?',
    choose: 'Válassz egyet az életkártyáid közül.',
    confirm: 'Vétel: {{card}}, ára {{cost}}, ide: {{on}}',
    cancel: 'Vissza a kínálathoz',
  },

  details: {
    points: 'Pont',
    needs: 'Feltétel',
    stock: 'A kínálatban',
    copies: 'A dobozban',
    origin: 'Honnan valók az értékek',
    printed: 'A szabálykönyvben áll: {{parts}}. A többit úgy egészítettük ki, hogy egyetlen mondatának se mondjon ellent.',
    reconstructed:
      'Az értékeit sehol sem találtuk nyomtatásban. Úgy egészítettük ki őket, hogy a szabálykönyv egyetlen mondatának se mondjanak ellent.',
    part: {
      name: 'név',
      color: 'szín',
      activation: 'dobások',
      amount: 'mennyiség',
      effect: 'hatás',
      timing: 'időpont',
      needs: 'feltétel',
    },
  },

  won: {
    summary_one: 'Nyolc pont {{count}} kör alatt, a kezdéssel együtt.',
    summary_other: 'Nyolc pont {{count}} kör alatt, a kezdéssel együtt.',
    cards_one: '{{count}} életkártya',
    cards_other: '{{count}} életkártya',
  },

  names,

  help: {
    blue: 'bárki dobására működik, a készletből fizet',
    green: 'a saját dobásodra működik, a készletből fizet',
    red: 'mások dobására működik, a dobó fizet',
    purple: 'a saját dobásodra működik, minden más után',
  },
} as const;
