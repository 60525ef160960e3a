// Our players as boardgame.io bots: for `Local({ bots })`, `Step`, `Simulate` and the debug panel.
//
// The debug panel's AI tab (0.50.2) knows the framework's own two bots only; they choose among what `game.ai.enumerate` offers. To let
// it play ours, offer our player's choice alone; or press a button of one's own that calls `Step(client, new (botClass(...))(...))`.
import type { Game, PlayerID, State } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import type { Move } from '../game';
import { rules } from '../game';
import { createAnalyst, createPlayer, prepare, seatsIn } from './createPlayer';
import { type BotLevel, type Budget, type MoveAnalysis, needsNetwork } from './player';
import { freshSeed } from './seed';

interface Chooser {
  choose(view: unknown, seat: number): Move | Promise<Move>;
}

/** What boardgame.io passes to a bot's constructor. */
interface BotProps {
  enumerate: NonNullable<Game['ai']>['enumerate'];
  seed?: string | number;
}

type BotAction = Awaited<ReturnType<Bot['play']>>['action'];

/** What the panel's tree view draws: a root and its children, moves by name. */
interface TreeNode {
  visits: number;
  value: number;
  children: TreeNode[];
  parentAction?: BotAction;
}

/**
 * A boardgame.io bot that plays like `createPlayer(game, level)`. Before it thinks it drops everything its seat may not see: the
 * framework hands bots the whole state, face-down piles and generator included.
 * @param chooser who thinks instead of a player on this thread, e.g. `() => createBotPlayer(game, level)`
 */
export function botClass(game: string, level: BotLevel, budget: Budget = {}, chooser?: () => Chooser) {
  return class extends Bot {
    readonly #chooser: Chooser;
    readonly #seed: number;

    constructor(props: BotProps) {
      super(props);
      this.#seed = props.seed === undefined ? freshSeed() : numberFrom(String(props.seed));
      this.#chooser = chooser?.() ?? createPlayer(game, level, { seed: this.#seed, ...budget });
    }

    async play({ G }: Pick<State, 'G'>, playerID: PlayerID): Promise<{ action: BotAction; metadata?: TreeNode }> {
      const seat = Number(playerID);
      const view = rules[game]?.view(G, seat);
      if (!chooser) await prepare(game, level, seatsIn(game, view));
      if (needsNetwork(level) && !chooser) {
        const found = createAnalyst(game, { seed: this.#seed, ...budget }).analyse(view, seat);
        return { action: actionOf((found[0] as MoveAnalysis).move, playerID), metadata: treeOf(found, playerID) };
      }
      return { action: actionOf(await this.#chooser.choose(view, seat), playerID) };
    }
  };
}

function actionOf({ move, args }: Move, playerID: PlayerID): BotAction {
  // boardgame.io builds its own actions with no credentials; the Local master asks for none.
  return { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } };
}

function treeOf(found: readonly MoveAnalysis[], playerID: PlayerID): TreeNode {
  const children = found.map(({ move, chance, visits }) => ({
    visits,
    value: chance * visits,
    children: [],
    parentAction: actionOf(move, playerID),
  }));
  return { visits: children.reduce((sum, { visits }) => sum + visits, 0), value: 0, children };
}

/** The framework's seeds are words; ours are numbers. */
function numberFrom(seed: string): number {
  let mixed = 0;
  for (let i = 0; i < seed.length; i++) mixed = (Math.imul(mixed, 31) + seed.charCodeAt(i)) >>> 0;
  return mixed;
}
