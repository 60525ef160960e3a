// The words of the hint (German): what the bots would do.

export const hint = {
  title: 'Was die Bots täten',
  close: 'Tipp verbergen',
  moves: 'Deine Züge und deine Gewinnchance nach jedem',
  first: 'ihre Wahl',
  card: 'Die Wahl der Bots',
  waiting: 'Du siehst es, wenn du am Zug bist.',
  only: 'Es gibt nichts zu wählen: {{move}}.',
  thinking: 'Die Bots denken nach, mit dem, was du siehst.',
  done: 'Ihre Wahl: {{move}}. Gewinnchance {{chance}}.',
  failed: 'Die Bots können gerade nicht denken.',
  take: 'Münzen von {{name}} nehmen',
} as const;
