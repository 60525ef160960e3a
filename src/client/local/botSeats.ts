// Moves the bots of a local match along, at a pace a person can follow, in one tab only.
import type { BotPlayer } from '../../bots/client';
import type { Move } from '../../game';
import type { Pace } from '../store/settings';
import type { LocalMatch } from './localMatch';

export interface BotSeatsParts {
  match: LocalMatch;
  createPlayer(game: string, level: string): BotPlayer;
  pace(): Pace;
}

/** The least and most time from one move to a bot's next, in ms. */
const delays: Readonly<Record<Pace, readonly [number, number]>> = { calm: [600, 1200], fast: [120, 200] };
/** A bot that has not answered by then plays any legal move. */
const PATIENCE_MS = 15_000;

/** Begins to move the bots; returns how to stop. */
export function driveBots(parts: BotSeatsParts): () => void {
  const { match } = parts;
  const driver = new Driver(parts);
  let stop: (() => void) | undefined;
  const leave = new AbortController();
  const drive = () =>
    new Promise<void>((resolve) => {
      const unsubscribe = match.subscribe(() => driver.look());
      stop = () => {
        unsubscribe();
        driver.close();
        resolve();
      };
      driver.look();
    });
  // Held as long as this tab drives; another tab takes over when it closes. Without Web Locks the storage alone tells tabs apart.
  if (navigator.locks) {
    navigator.locks.request(`machi-koro/bots/${match.id}`, { signal: leave.signal }, drive).catch(() => undefined);
  } else void drive();
  return () => {
    leave.abort();
    stop?.();
  };
}

class Driver {
  readonly #players = new Map<string, BotPlayer>();
  /** The state a bot is thinking about. */
  #thinking = -1;
  #closed = false;

  constructor(private readonly parts: BotSeatsParts) {}

  /** Lets the bot to move think, if it is a bot's turn and none is thinking. */
  look(): void {
    const { match } = this.parts;
    const { G, seats, stateID, game } = match.getSnapshot();
    const seat = match.rules.toMove(G);
    const level = seat === null ? null : seats[seat]?.bot;
    if (this.#closed || seat === null || !level || this.#thinking === stateID) return;
    this.#thinking = stateID;
    const choice = (async () => this.#player(game, level).choose(match.rules.view(G, seat), seat))();
    void Promise.all([orElse(choice, () => this.#anyMove()), pause(this.#delay())]).then(([move]) => {
      if (this.#closed) return;
      match.play(move, stateID);
      // Not legal after all.
      if (match.getSnapshot().stateID === stateID) match.play(this.#anyMove(), stateID);
    });
  }

  close(): void {
    this.#closed = true;
    for (const player of this.#players.values()) player.close();
  }

  #player(game: string, level: string): BotPlayer {
    const player = this.#players.get(level) ?? this.parts.createPlayer(game, level);
    this.#players.set(level, player);
    return player;
  }

  #anyMove(): Move {
    const { rules, chance } = this.parts.match;
    return chance.shuffle(rules.legalMoves(this.parts.match.getSnapshot().G))[0] as Move;
  }

  #delay(): number {
    const [least, most] = delays[this.parts.pace()];
    return least + Math.random() * (most - least);
  }
}

/** What `promise` answers, or `other()` when it fails or takes too long: a match never stands still because of a bot. */
function orElse<T>(promise: Promise<T>, other: () => T): Promise<T> {
  return Promise.race([promise, pause(PATIENCE_MS).then(other)]).catch(other);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
