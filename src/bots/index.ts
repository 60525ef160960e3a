// Players without a screen, by level. In a browser `./client` lets them think in a worker.
export { createAnalyst, createPlayer, prepare } from './createPlayer';
export { botClass } from './framework';
export { type BotLevel, levels, type MoveAnalysis, type Skill } from './player';
