// The words of the hint (English): what the bots would do.

export const hint = {
  title: 'What the bots would do',
  close: 'Hide the hint',
  moves: 'Your moves and your chance to win after each',
  first: 'their choice',
  card: 'What the bots would choose',
  waiting: 'You will see it when it is your turn.',
  only: 'There is nothing to choose: {{move}}.',
  thinking: 'The bots are thinking, from what you can see.',
  done: 'They would choose: {{move}}. Chance to win {{chance}}.',
  failed: 'The bots cannot think just now.',
  take: 'Take coins from {{name}}',
} as const;
