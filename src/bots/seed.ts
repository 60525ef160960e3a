// Where a bot's own dice come from in a match.

/** A seed nobody can foretell. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;
