// English: words that more than one part of the client uses.
export const common = {
  appName: 'Machi Koro online',
  box: {
    'machi-koro': { name: 'Machi Koro', about: 'The town' },
    'machi-koro-fussball': { name: 'Machi Koro: Fussball', about: 'The football club' },
    'machi-koro-verlagswelt': { name: 'Machi Koro: Bau dir deine Verlagswelt', about: 'The publishing house' },
    'machi-koro-life': { name: 'Machi Koro: Life', about: 'Hobbies and dreams' },
  },
  level: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert' },
  close: 'Close',
  tryAgain: 'Try again',
  home: 'Home',
  rules: 'Rules',
  loading: 'Loading …',
} as const;
