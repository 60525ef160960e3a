// The words of the debug page: for developers, in English only, and in no bundle that is shipped.
export const debug = {
  title: 'Debug',
  ai: 'AI tab plays (a new match)',
  seat: (seat: number) => `Seat ${seat}`,
} as const;
