// Lets the debug panel's AI tab play our bots. The tab knows only boardgame.io's own two, which choose among `ai.enumerate`;
// so there our bot's choice is all they are offered for the position on the table.
import type { Game } from 'boardgame.io';
import { type BotLevel, createPlayer, levels, prepare } from '../../bots';
import type { Rules } from '../../game';

/** `any legal move`: the framework's own bots. */
export type AiChoice = BotLevel | 'any legal move';
export const aiChoices: readonly AiChoice[] = [...levels, 'any legal move'];

/** Loads what the bot of a choice needs. Rejects when it cannot be had. */
export async function prepareChoice(game: string, choice: AiChoice, seats: number): Promise<void> {
  if (choice !== 'any legal move') await prepare(game, choice, seats);
}

/** @param onTable the state in the panel's match; the positions a search only imagines keep all their moves. */
export function withBots(game: Game, rules: Rules<unknown>, choice: AiChoice, onTable: () => unknown): Game {
  const { ai } = game;
  if (!ai || choice === 'any legal move') return game;
  const player = createPlayer(rules.id, choice, { seed: 1 });
  const enumerate: typeof ai.enumerate = (G, ctx, playerID) => {
    const seat = Number(playerID);
    if (rules.toMove(G) !== seat || JSON.stringify(G) !== JSON.stringify(onTable())) return ai.enumerate(G, ctx, playerID);
    const { move, args } = player.choose(rules.view(G, seat), seat);
    return [{ move, args: [...args] }];
  };
  return { ...game, ai: { ...ai, enumerate } };
}
