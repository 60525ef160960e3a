// Whole matches as readable text: a header, then a line a move with what happened in words and the purses after it.
import { seededChance } from '../../src/game';
import type { Move } from '../../src/game/rules';
import { type AnyG, type AnyHappening, type AnyOptions, type AnyRules, allBoxes, type BoxId, choicesOf, rulesOf } from './boxes';
import { factsAbout } from './facts';

export interface Header {
  edition: BoxId;
  seats: number;
  seed: number;
  options: AnyOptions;
}

/** A match told move by move. */
export interface Story<G = AnyG, H = AnyHappening> {
  text: string;
  moves: { G: G; move: Move; happenings: readonly H[] }[];
}

/** Plays a match and writes it down; `choose` names each move and may answer null to stop before the end. */
export function tell(header: Header, choose: (G: AnyG, rules: AnyRules) => { seat: number; move: Move } | null): Story {
  const rules = rulesOf(header.edition);
  const chance = seededChance(header.seed);
  const G = rules.setup(header.seats, header.options, chance);
  const lines = [...headerLines(header), '', `starts ${G.turn.seat}`];
  const moves: Story['moves'] = [];
  while (rules.toMove(G) !== null) {
    const chosen = choose(G, rules);
    if (!chosen) break;
    if (chosen.seat !== rules.toMove(G)) throw new Error(`line ${lines.length + 1}: seat ${rules.toMove(G)} is to move`);
    const before = rules.copy(G);
    const happenings = rules.apply(G, chosen.move, chance);
    moves.push({ G: before, move: chosen.move, happenings });
    lines.push(line(chosen, happenings, G));
  }
  const winner = rules.outcome(G)?.winner;
  lines.push(winner === undefined ? 'not over' : `winner ${winner}`);
  return { text: `${lines.join('\n')}\n`, moves };
}

/** Plays the moves of a written match again and writes down what happens now. */
export function retell(text: string): Story {
  const [head = '', body = ''] = text.split('\n\n');
  const played = body.split('\n').filter((one) => one.includes(' | '));
  return tell(readHeader(head), () => {
    const [seat, move = '', ...args] = (played.shift()?.split(' | ')[0] ?? '').trim().split(' ');
    if (!seat) return null;
    return { seat: Number(seat), move: { move, args: args.map((arg) => (/^\d+$/.test(arg) ? Number(arg) : arg)) } };
  });
}

function headerLines({ edition, seats, seed, options }: Header): string[] {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [`edition ${edition}`, `seats ${seats}`, `seed ${seed}`, `options ${chosen.join(' ')}`];
}

function readHeader(head: string): Header {
  const fields = Object.fromEntries(
    head.split('\n').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
  );
  const edition = allBoxes.find((id) => id === fields.edition);
  if (!edition) throw new Error(`unknown edition ${fields.edition}`);
  const given = Object.fromEntries((fields.options ?? '').split(' ').map((one) => one.split('=') as [string, string]));
  // Written as words, read back as the values they stand for.
  const setupData = Object.fromEntries(
    Object.entries(choicesOf(edition)).map(([name, values]) => {
      const chosen = values.findIndex((value) => String(value) === given[name]);
      return [name, chosen < 0 ? given[name] : values[chosen]];
    }),
  );
  const options = rulesOf(edition).readOptions(setupData);
  if (typeof options === 'string') throw new Error(options);
  return { edition, seats: Number(fields.seats), seed: Number(fields.seed), options };
}

function line(
  { seat, move: { move, args } }: { seat: number; move: Move },
  happenings: readonly AnyHappening[],
  G: AnyG,
): string {
  const { purses, words } = factsAbout(G);
  const shown = purses(G).map((purse) => String(purse).padStart(2));
  return `${[seat, move, ...args].join(' ').padEnd(32)} | ${shown.join(' ')} | ${happenings.map(words).join('; ')}`;
}
