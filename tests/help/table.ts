// A position in two lines for the rule tests, and the verbs to play on from it with dice of one's own.
import { type CardId, type EstablishmentId, establishmentIds, type LandmarkId, landmarkIds, supply } from '../../src/game';
import type { CityG, CityHappening, CityOptions, CityTurn, EditionId, LandmarkState } from '../../src/game/city/types';
import type { Move, Refusal } from '../../src/game/rules';
import { type CityRules, defaults, rulesOf } from './boxes';
import { type ScriptedChance, scriptedChance } from './chance';

type Owned = Partial<Record<EstablishmentId, number>>;
/** Landmarks that work, or the state of each. */
type Landmarks = readonly LandmarkId[] | Partial<Record<LandmarkId, LandmarkState>>;

export interface Position {
  /** By seat; 3 each when left out. */
  coins?: readonly number[];
  /** All a seat owns; the starting cards when left out. */
  own?: readonly Owned[];
  landmarks?: readonly Landmarks[];
  /** Seats, when neither coins nor cards tell. */
  seats?: number;
  options?: Partial<CityOptions>;
  turn?: Partial<CityTurn>;
  /** Face-up cards; what the players do not own when left out. Kinds not named are sold out. */
  market?: Owned;
  /** Come What May: the face-down pile, next card first. */
  deck?: readonly EstablishmentId[];
  /** Dice thrown by moves made with `move`. */
  dice?: readonly number[];
}

const STARTING: Owned = { wheatField: 1, bakery: 1 };

/** A table of one edition in the given position; the roll step of seat 0 unless `turn` says otherwise. */
export function table(edition: EditionId, position: Position = {}): Table {
  const { coins = [], own = [], landmarks = [], options: given, deck = [] } = position;
  const seats = position.seats ?? Math.max(2, coins.length, own.length, landmarks.length);
  const options = { ...defaults, ...given };
  const rules = rulesOf(edition);
  const G = rules.setup(seats, { ...options, display: 'all', startingPlayer: 'first' }, scriptedChance());
  G.options = options;
  G.players.forEach((player, seat) => {
    player.coins = coins[seat] ?? player.coins;
    for (const id of establishmentIds) player.establishments[id] = (own[seat] ?? STARTING)[id] ?? 0;
    for (const id of landmarkIds) player.landmarks[id] = stateOf(landmarks[seat] ?? [], id);
  });
  for (const id of establishmentIds) G.market[id] = position.market ? (position.market[id] ?? 0) : unowned(G, id);
  G.deckSize = deck.length;
  G.secret = { deck: [...deck].reverse() };
  Object.assign(G.turn, position.turn);
  return new Table(rules, G, scriptedChance(...(position.dice ?? [])));
}

function stateOf(landmarks: Landmarks, id: LandmarkId): LandmarkState {
  if (Array.isArray(landmarks)) return landmarks.includes(id) ? 'working' : 'unbuilt';
  return (landmarks as Partial<Record<LandmarkId, LandmarkState>>)[id] ?? 'unbuilt';
}

function unowned(G: CityG, id: EstablishmentId): number {
  const bought = G.players.reduce((sum, player) => sum + player.establishments[id] - (STARTING[id] ?? 0), 0);
  const all = supply(G.options, G.players.length, id);
  return Math.min(all, Math.max(0, all - bought));
}

export class Table {
  /** What happened in the last move. */
  happened: CityHappening[] = [];

  constructor(
    readonly rules: CityRules,
    readonly G: CityG,
    private readonly chance: ScriptedChance,
  ) {}

  /** Makes a move of the seat to move. */
  move(move: string, ...args: readonly unknown[]): this {
    this.happened = this.rules.apply(this.G, { move, args }, this.chance);
    return this;
  }

  /** Rolls exactly these dice, one or two. */
  roll(...dice: readonly [number] | readonly [number, number]): this {
    return this.throwing(dice, () => this.move('rollDice', dice.length));
  }

  /** Rolls again, exactly these dice. */
  reroll(...dice: readonly number[]): this {
    return this.throwing(dice, () => this.move('reroll'));
  }

  keep(): this {
    return this.move('keepRoll');
  }

  build(card: CardId): this {
    return this.move('build', card);
  }

  pass(): this {
    return this.move('pass');
  }

  private throwing(dice: readonly number[], act: () => this): this {
    this.chance.script(...dice);
    act();
    if (this.chance.left() > 0) throw new Error(`${this.chance.left()} scripted dice were not thrown`);
    return this;
  }

  get coins(): number[] {
    return this.G.players.map((player) => player.coins);
  }

  get seat(): number {
    return this.G.turn.seat;
  }

  get step(): string {
    return this.rules.step(this.G);
  }

  get winner(): number | null {
    return this.rules.outcome(this.G)?.winner ?? null;
  }

  get legal(): Move[] {
    return this.rules.legalMoves(this.G);
  }

  /** Whether the move is among the legal ones. */
  offers(move: string, ...args: readonly unknown[]): boolean {
    return this.legal.some((legal) => JSON.stringify(legal) === JSON.stringify({ move, args }));
  }

  /** The cards that may be built now. */
  get buildable(): unknown[] {
    return this.legal.filter(({ move }) => move === 'build').map(({ args }) => args[0]);
  }

  refusal(move: string, ...args: readonly unknown[]): Refusal | null {
    return this.rules.refusal(this.G, { move, args });
  }

  owns(seat: number, id: EstablishmentId): number {
    return this.G.players[seat]?.establishments[id] ?? 0;
  }

  landmark(seat: number, id: LandmarkId): LandmarkState | undefined {
    return this.G.players[seat]?.landmarks[id];
  }

  /** The happenings of one type in the last move. */
  happenings<T extends CityHappening['type']>(type: T): Extract<CityHappening, { type: T }>[] {
    return this.happened.filter((one): one is Extract<CityHappening, { type: T }> => one.type === type);
  }

  /** Who paid whom how much in the last move. */
  get payments(): string[] {
    return this.happenings('pay').map(({ from, to, amount, card }) => `${from}>${to} ${amount} ${card}`);
  }
}
