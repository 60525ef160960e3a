// boardgame.io's own referee around one of our games, move by move, without network or screen.

import type { ActionShape, Ctx, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { editions, games } from '../../src/game';
import type { CityG, EditionId } from '../../src/game/city/types';

type Action = ActionShape.Any;
interface Stored extends State<CityG> {
  transients?: unknown;
}

export function gameOf(edition: EditionId) {
  const game = games.find(({ name }) => name === editions[edition].game);
  if (!game) throw new Error(`no game for ${edition}`);
  return game;
}

export class Referee {
  state: Stored;
  private readonly reducer: (state: Stored, action: Action) => Stored;

  /** `seed` fixes the dice; left out, the match has its own. */
  constructor(
    edition: EditionId,
    { numPlayers = 2, seed, setupData }: { numPlayers?: number; seed?: string; setupData?: unknown } = {},
  ) {
    const game = { ...gameOf(edition), ...(seed === undefined ? {} : { seed }) };
    this.reducer = CreateGameReducer({ game }) as unknown as typeof this.reducer;
    this.state = InitializeGame({ game, numPlayers, setupData }) as Stored;
  }

  get G(): CityG {
    return this.state.G;
  }

  get ctx(): Ctx {
    return this.state.ctx;
  }

  /** Changes the position between two moves; the state is frozen, so a copy is changed. */
  arrange(change: (G: CityG) => void): this {
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
    this.state = next as Stored;
    return accepted;
  }

  /** All that a refused move must leave alone. */
  get snapshot(): unknown {
    const { G, ctx, _stateID, _undo, _redo } = this.state;
    const data = Object.fromEntries(Object.entries(this.state.plugins).map(([name, plugin]) => [name, plugin.data]));
    return structuredClone({ G, ctx, _stateID, _undo, _redo, data });
  }
}
