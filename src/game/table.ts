// The few sentences that both engines share: who sits where, and reading the options of a match.

/** The other seats in the order in which they are served: counter-clockwise, beginning to the right of `from`. */
export function counterClockwise(seats: number, from: number): number[] {
  const order: number[] = [];
  for (let i = 1; i < seats; i++) order.push((from - i + seats) % seats);
  return order;
}

/** The seat that plays after `seat`. */
export function nextSeat(seats: number, seat: number): number {
  return (seat + 1) % seats;
}

/** Option -> the values it may take, the default first. */
export type Choices<Options> = { readonly [K in keyof Options]: readonly [Options[K], ...Options[K][]] };

/** Reads untrusted setup data against a table of choices: the options with defaults filled in, or a message that names the field. */
export function readChoices<Options extends object>(choices: Choices<Options>, setupData: unknown): Options | string {
  const names = Object.keys(choices) as (keyof Options & string)[];
  const given = setupData ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return 'setupData: must be an object';
  for (const field of Object.keys(given)) {
    if (!names.includes(field as keyof Options & string)) return `${field}: there is no such option (${names.join(', ')})`;
  }
  const options = {} as Options;
  for (const name of names) {
    const value = Object.hasOwn(given, name) ? (given as Options)[name] : undefined;
    if (value !== undefined && !choices[name].includes(value)) {
      return `${name}: must be one of ${choices[name].map((choice) => JSON.stringify(choice)).join(', ')}`;
    }
    options[name] = value === undefined ? choices[name][0] : value;
  }
  return options;
}
