// German: words that more than one part of the client uses.
export const common = {
  appName: 'Machi Koro online',
  box: {
    'machi-koro': { name: 'Machi Koro', about: 'Die Stadt' },
    'machi-koro-fussball': { name: 'Machi Koro: Fussball', about: 'Der Fußballverein' },
    'machi-koro-verlagswelt': { name: 'Machi Koro: Bau dir deine Verlagswelt', about: 'Das Verlagshaus' },
    'machi-koro-life': { name: 'Machi Koro: Life', about: 'Hobbys und Träume' },
  },
  level: { easy: 'Leicht', normal: 'Normal', hard: 'Schwer', expert: 'Experte' },
  close: 'Schließen',
  tryAgain: 'Erneut versuchen',
  home: 'Zum Start',
  rules: 'Regeln',
  loading: 'Lädt …',
} as const;
