// Lets the debug panel's AI tab play our bots. The tab knows only boardgame.io's own two, which choose among `ai.enumerate`;
// so there our bot's choice is all they are offered for the position on the table.
import type { Game } from 'boardgame.io';
import { type BotLevel, createPlayer, levels, prepare } from '../../bots';
import type { Move, Rules } from '../../game';

/** `any legal move`: the framework's own bots. */
export type AiChoice = BotLevel | 'any legal move';
export const aiChoices: readonly AiChoice[] = [...levels, 'any legal move'];

/** Loads what the bot of a choice needs. Rejects when it cannot be had. */
export async function prepareChoice(game: string, choice: AiChoice, seats: number): Promise<void> {
  if (choice !== 'any legal move') await prepare(game, choice, seats);
}

/**
 * The game with our bot's choice as the only move of the position on the table. The tab's search asks for the moves of a position again
 * and again, so each position is thought about once; those it only imagines have no moves, since there is nothing left to search for.
 * @param onTable the state in the panel's match
 */
export function withBots(game: Game, rules: Rules<unknown>, choice: AiChoice, onTable: () => unknown): Game {
  const { ai } = game;
  if (!ai || choice === 'any legal move') return game;
  const player = createPlayer(rules.id, choice, { seed: 1 });
  let thought: { G: unknown; chosen?: Move } = { G: null };
  const enumerate: typeof ai.enumerate = (G, _ctx, playerID) => {
    const seat = Number(playerID);
    if (G !== onTable() || rules.toMove(G) !== seat) return [];
    if (thought.G !== G) thought = { G, chosen: player.choose(rules.view(G, seat), seat) };
    const { chosen } = thought;
    return chosen ? [{ move: chosen.move, args: [...chosen.args] }] : [];
  };
  return { ...game, ai: { ...ai, enumerate } };
}
