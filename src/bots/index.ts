// Players without a screen, by level. In a browser `./client` lets them think in a worker.
export { createAnalyst, createPlayer } from './createPlayer';
export { botClass } from './framework';
export { type Analyst, type BotLevel, type Budget, levels, type MoveAnalysis, type Player, type PlayerOptions } from './player';
export { freshSeed } from './seed';
