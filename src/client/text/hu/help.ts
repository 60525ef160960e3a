// The words of the list of keys and classes (Hungarian).

export const help = {
  title: 'Billentyűk',
  roll: 'Dobás egy kockával',
  rollTwo: 'Dobás két kockával',
  again: 'Újradobás',
  keep: 'A dobás megtartása',
  pass: 'Passz vagy elutasítás',
  market: 'Ugrás a megvehető kártyákhoz',
  log: 'A napló megnyitása vagy elrejtése',
  hint: 'A botok tippje: megnyitás vagy elrejtés',
  skip: 'Az animáció átugrása; a napló vagy a tipp bezárása, amelyikben vagy',
  help: 'Ez a lista',
  classes: 'A négy típus',
  blue: 'bárki dobására működik, a bank fizet',
  green: 'a saját dobásodra működik, a bank fizet',
  red: 'mások dobására működik, a dobó fizet',
  purple: 'a saját dobásodra működik minden más után, mindegyikből egy lehet',
} as const;
