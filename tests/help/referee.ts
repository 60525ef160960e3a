// boardgame.io's own referee around one of our games, move by move, without network or screen.

import type { ActionShape, Ctx, Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { editions, games } from '../../src/game';
import type { CityG, EditionId } from '../../src/game/city/types';
import { createGame } from '../../src/game/createGame';
import { life } from '../../src/game/life/life';
import type { LifeG } from '../../src/game/life/types';
import { type AnyG, type BoxId, rulesOf } from './boxes';

type Action = ActionShape.Any;
interface Stored<G> extends State<G> {
  transients?: unknown;
}

const lifeGame = createGame(life);

export function gameOf(box: BoxId): Game {
  if (box === 'life') return lifeGame;
  const game = games.find(({ name }) => name === editions[box].game);
  if (!game) throw new Error(`no game for ${box}`);
  return game;
}

type StateOf<Box extends BoxId> = Box extends 'life' ? LifeG : Box extends EditionId ? CityG : AnyG;

/** A table at the roll of seat 0: where there is a draft, everybody has passed it. */
export function atRoll<Box extends BoxId>(box: Box, options: { seed?: string; setupData?: unknown } = {}): Referee<Box> {
  const table = new Referee(box, options);
  const rules = rulesOf(box as BoxId);
  while (rules.step(table.G) !== 'roll') table.move(Number(rules.toMove(table.G)), 'pass');
  return table;
}

export class Referee<Box extends BoxId = BoxId> {
  state: Stored<StateOf<Box>>;
  private readonly reducer: (state: Stored<StateOf<Box>>, action: Action) => Stored<StateOf<Box>>;

  /** `seed` fixes the dice; left out, the match has its own. */
  constructor(box: Box, { numPlayers = 2, seed, setupData }: { numPlayers?: number; seed?: string; setupData?: unknown } = {}) {
    const game = { ...gameOf(box), ...(seed === undefined ? {} : { seed }) };
    this.reducer = CreateGameReducer({ game }) as unknown as typeof this.reducer;
    this.state = InitializeGame({ game, numPlayers, setupData }) as Stored<StateOf<Box>>;
  }

  get G(): StateOf<Box> {
    return this.state.G;
  }

  get ctx(): Ctx {
    return this.state.ctx;
  }

  /** Changes the position between two moves; the state is frozen, so a copy is changed. */
  arrange(change: (G: StateOf<Box>) => void): this {
    const G = structuredClone(this.state.G);
    change(G);
    this.state = { ...this.state, G };
    return this;
  }

  /** Makes a move as `seat` and answers whether it was accepted. */
  move(seat: number | string, type: string, ...args: unknown[]): boolean {
    return this.send({ type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } } as Action);
  }

  /** Sends any action, also one that no client would. */
  send(action: Action): boolean {
    const { transients, ...next } = this.reducer(this.state, action);
    const accepted = next._stateID > this.state._stateID;
    if (accepted === (transients !== undefined)) throw new Error('neither accepted nor refused');
    this.state = next as Stored<StateOf<Box>>;
    return accepted;
  }

  /** All that a refused move must leave alone. */
  get snapshot(): unknown {
    const { G, ctx, _stateID, _undo, _redo } = this.state;
    const data = Object.fromEntries(Object.entries(this.state.plugins).map(([name, plugin]) => [name, plugin.data]));
    return structuredClone({ G, ctx, _stateID, _undo, _redo, data });
  }
}
