// Hungarian: words that more than one part of the client uses.
export const common = {
  appName: 'Machi Koro online',
  box: {
    'machi-koro': { name: 'Machi Koro', about: 'A város' },
    'machi-koro-fussball': { name: 'Machi Koro: Fussball', about: 'A futballklub' },
    'machi-koro-verlagswelt': { name: 'Machi Koro: Bau dir deine Verlagswelt', about: 'A könyvkiadó' },
    'machi-koro-life': { name: 'Machi Koro: Life', about: 'Hobbik és álmok' },
  },
  level: { easy: 'Könnyű', normal: 'Közepes', hard: 'Nehéz', expert: 'Profi' },
  close: 'Bezárás',
  tryAgain: 'Próbáld újra',
  home: 'Kezdőlap',
  rules: 'Szabályok',
  loading: 'Betöltés…',
} as const;
