// createGame around Life under boardgame.io's own referee: the phase of the draft, the stages of a turn, and the end.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LifeG, LifePlayer } from '../src/game/life/types';
import { atRoll, Referee } from './help/referee';

// boardgame.io reports every refused action on the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const playerAt = (G: LifeG, seat: number) => G.players[seat] as LifePlayer;

describe('the phases of Life', () => {
  test('L3: the draft is a phase of its own: a turn a purchase, three laps, then the phase play with the starting player', () => {
    const table = new Referee('life', { numPlayers: 3, seed: 'draft' });
    for (let i = 0; i < 9; i++) {
      const seat = String(i % 3);
      expect(table.ctx).toMatchObject({ phase: 'draft', turn: i + 1, currentPlayer: seat, activePlayers: { [seat]: 'buy' } });
      expect(table.move((i + 1) % 3, 'pass')).toBe(false);
      expect(table.move(i % 3, 'pass')).toBe(true);
    }
    expect(table.ctx).toMatchObject({ phase: 'play', turn: 10, currentPlayer: '0', activePlayers: { 0: 'roll' } });
  });

  test('L3: a drawn starting player begins the draft and the play', () => {
    for (let i = 0; i < 12; i++) {
      const table = new Referee('life', { numPlayers: 5, setupData: { startingPlayer: 'random' } });
      const starter = table.ctx.currentPlayer;
      while (table.ctx.phase === 'draft') table.move(table.ctx.currentPlayer, 'pass');
      expect([table.ctx.currentPlayer, table.G.first]).toEqual([starter, Number(starter)]);
    }
  });

  test('L30, L35: a Prank and a Partner are stages of the turn', () => {
    const table = atRoll('life', { seed: 'stages' }).arrange((G) => {
      playerAt(G, 0).life.push(...[1, 2].map(() => ({ card: 'prankOfFate' as const, friend: false, hearts: 0 })));
      playerAt(G, 0).dreams.push({ card: 'partner' });
      playerAt(G, 1).dreams.push({ card: 'pet' }, { card: 'child' });
    });
    // The seed decides the die; a Prank works on a 6 only.
    while (table.ctx.activePlayers?.[0] !== 'prank') {
      const { currentPlayer, activePlayers } = table.ctx;
      const stage = activePlayers?.[currentPlayer];
      table.move(
        currentPlayer,
        stage === 'roll' ? 'rollDice' : stage === 'partner' ? 'endTurn' : 'pass',
        ...(stage === 'roll' ? [1] : []),
      );
    }
    const { turn } = table.ctx;
    expect(table.move(0, 'pass')).toBe(false);
    expect(table.move(0, 'prank', 1, 'dreams', 0)).toBe(true);
    expect(table.ctx).toMatchObject({ turn, activePlayers: { 0: 'prank' } });
    expect(table.move(0, 'prank', 1, 'dreams', 0)).toBe(true);
    expect(table.ctx.activePlayers).toEqual({ 0: 'buy' });
    expect(table.move(0, 'pass')).toBe(true);
    expect(table.ctx).toMatchObject({ turn, activePlayers: { 0: 'partner' } });
    expect(table.move(0, 'endTurn')).toBe(true);
    expect(table.ctx).toMatchObject({ turn: turn + 1, activePlayers: { 1: 'roll' } });
  });

  test('L32: a discard stays in its stage', () => {
    const table = atRoll('life').arrange((G) => void playerAt(G, 0).dreams.push({ card: 'collectorsItems' }));
    const { turn } = table.ctx;
    expect(table.move(0, 'discard', 'collectorsItems')).toBe(true);
    expect(table.ctx).toMatchObject({ phase: 'play', turn, activePlayers: { 0: 'roll' } });
    expect(table.move(0, 'discard', 'collectorsItems')).toBe(false);
  });

  test('L50: the match is over for the framework as soon as it is for the rules, and no move follows', () => {
    const table = atRoll('life').arrange((G) => void playerAt(G, 0).dreams.push({ card: 'spaceTrip' }, { card: 'partner' }));
    table.move(0, 'rollDice', 1);
    expect(table.move(0, 'pass')).toBe(true);
    expect(table.ctx.gameover).toEqual({ winner: '0' });
    const before = table.snapshot;
    for (const move of ['pass', 'rollDice', 'rollAgain', 'endTurn'])
      expect(table.move(0, move, 1) || table.move(1, move, 1)).toBe(false);
    expect(table.snapshot).toEqual(before);
  });

  test('A1: the draft and the play refuse each other’s moves', () => {
    const draft = new Referee('life');
    const before = draft.snapshot;
    for (const move of ['rollDice', 'rollAgain', 'endTurn', 'prank', 'discard']) expect(draft.move(0, move, 1)).toBe(false);
    expect(draft.snapshot).toEqual(before);
    const play = atRoll('life');
    expect(play.move(0, 'buy', 'walking') || play.move(0, 'pass')).toBe(false);
  });
});
