// createGame under boardgame.io's own referee: phases, stages and turns follow the rules; forged input changes nothing.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games, type Happening, rules } from '../src/game';
import { allBoxes, boxes, rulesOf } from './help/boxes';
import { atRoll, gameOf, Referee } from './help/referee';

// boardgame.io reports every refused action on the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('there is one game for each box, found under its name', () => {
  expect(games.map(({ name }) => name)).toEqual([
    'machi-koro',
    'machi-koro-fussball',
    'machi-koro-verlagswelt',
    'machi-koro-life',
  ]);
  expect(Object.keys(rules)).toEqual(games.map(({ name }) => name));
});

/** Whether the last move began a turn, as the log tells it. */
function beganTurn({ state }: Referee): boolean {
  const happened = (state.deltalog ?? []).flatMap(({ metadata }) => (metadata ?? []) as readonly Happening[]);
  return happened.some(({ type }) => type === 'turn');
}

describe.each(allBoxes)('%s', (edition) => {
  const box = rulesOf(edition);

  test('a whole match: phase, stage and player to move are what the rules say after every move', () => {
    const table = new Referee(edition, { numPlayers: 3, seed: `whole ${edition}`, setupData: { startingPlayer: 'random' } });
    let turns = 1;
    for (let i = 0; i < 5000 && box.toMove(table.G) !== null; i++) {
      const seat = String(box.toMove(table.G));
      expect(table.ctx).toMatchObject({
        phase: box.phase(table.G),
        currentPlayer: seat,
        activePlayers: { [seat]: box.step(table.G) },
        turn: turns,
      });
      const legal = box.legalMoves(table.G);
      const choice = legal[(i * 7) % legal.length];
      expect(table.move(seat, choice?.move ?? '', ...(choice?.args ?? []))).toBe(true);
      if (beganTurn(table)) turns++;
    }
    expect(box.outcome(table.G)).not.toBeNull();
    expect(table.ctx.gameover).toEqual({ winner: String(table.G.turn.seat) });
  });

  test('C4, L3: a drawn starting player is the one to move from the first turn on', () => {
    const starters = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { ctx, G } = new Referee(edition, { numPlayers: 4, setupData: { startingPlayer: 'random' } });
      expect(ctx.currentPlayer).toBe(String(G.turn.seat));
      starters.add(ctx.currentPlayer);
    }
    expect(starters.size).toBeGreaterThan(1);
  });

  test.each([
    ['another player', 1, 'rollDice', [1]],
    ['nobody at the table', 7, 'rollDice', [1]],
    ['no seat at all', '', 'rollDice', [1]],
    ['a seat by another name', '00', 'rollDice', [1]],
    ['a move of another step', 0, 'pass', []],
    ['a choice that is not open', 0, 'takeCoins', [1]],
    ['an unknown move', 0, 'cheat', []],
    ['a name of JavaScript', 0, '__proto__', []],
    ['another name of JavaScript', 0, 'constructor', []],
    ['three dice', 0, 'rollDice', [3]],
    ['no argument', 0, 'rollDice', []],
    ['an argument too many', 0, 'rollDice', [1, 1]],
    ['text for a number', 0, 'rollDice', ['1']],
    ['an object for a number', 0, 'rollDice', [{ dice: 1 }]],
    ['a list for a number', 0, 'rollDice', [[1]]],
    ['dice of one own', 0, 'rollDice', [1, [6]]],
    ['not a number', 0, 'rollDice', [Number.NaN]],
    ['nothing', 0, 'rollDice', [null]],
  ] as const)('A1: a roll by forgery (%s) is refused and changes nothing, not even the dice to come', (_, seat, move, args) => {
    const table = atRoll(edition, { seed: 'roll' });
    const before = table.snapshot;
    expect(table.move(seat, move, ...args)).toBe(false);
    expect(table.snapshot).toEqual(before);
    const untouched = atRoll(edition, { seed: 'roll' });
    table.move(0, 'rollDice', 1);
    untouched.move(0, 'rollDice', 1);
    expect(table.G).toEqual(untouched.G);
  });

  const purchase =
    edition === 'life' ? { move: 'buy', cheap: 'walking', dear: 'spaceTrip' } : { move: 'build', cheap: 'ranch', dear: 'mine' };

  test.each([
    ['an unknown card', ['castle']],
    ['a card too dear', [purchase.dear]],
    ['a name of JavaScript', ['__proto__']],
    ['another', ['constructor']],
    ['the card itself, with a price of its own', [{ id: purchase.dear, cost: 0 }]],
    ['a list', [[purchase.cheap]]],
    ['nothing', []],
    ['two cards', [purchase.cheap, purchase.cheap]],
    ['a number', [0]],
    ['a very deep object', [JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)]],
  ])('A1: a purchase by forgery (%s) is refused and changes nothing', (_, args) => {
    const table = atRoll(edition, { seed: 'build' });
    table.arrange((G) => {
      if ('rows' in G) G.rows.life1to6.walking = 1;
    });
    table.move(0, 'rollDice', 1);
    const before = table.snapshot;
    expect(table.move(0, purchase.move, ...args)).toBe(false);
    expect(table.snapshot).toEqual(before);
    expect(table.move(0, purchase.move, purchase.cheap)).toBe(true);
  });

  test('A1: arguments that are no list are read as one, and judged', () => {
    const table = atRoll(edition);
    const before = table.snapshot;
    for (const args of [{ 0: 1, length: 1 }, 'x', null, 3]) {
      table.send({ type: 'MAKE_MOVE', payload: { type: 'rollDice', args, playerID: '0' } });
    }
    expect(table.snapshot).toEqual(before);
  });

  test('A1: nothing is taken back: undo and redo are off', () => {
    const table = atRoll(edition);
    table.move(0, 'rollDice', 1);
    const before = table.snapshot;
    for (const type of ['UNDO', 'REDO'] as const) {
      expect(table.send({ type, payload: { type: null, args: null, playerID: '0' } } as never)).toBe(false);
    }
    expect(table.snapshot).toEqual(before);
  });

  test.each([
    ['endGame', [{ winner: '1' }]],
    ['endTurn', [{ next: '1' }]],
    ['pass', []],
    ['endPhase', []],
    ['setPhase', ['play']],
    ['setPhase', [null]],
    ['endStage', []],
    ['setStage', ['roll']],
    ['setStage', ['constructor']],
    ['setActivePlayers', [{ all: 'build' }]],
    ['setActivePlayers', [{ currentPlayer: null }]],
  ])('A1: a packet that asks for the event %s changes nothing', (type, args) => {
    const table = atRoll(edition, { seed: 'events' });
    table.move(0, 'rollDice', 1);
    const before = table.snapshot;
    expect(table.send({ type: 'GAME_EVENT', payload: { type, args, playerID: '0' } } as never)).toBe(false);
    expect(table.snapshot).toEqual(before);
    expect(table.move(0, 'pass')).toBe(true);
  });

  test('a client is offered no event of the framework, and every move runs on the server', () => {
    const game = gameOf(edition);
    expect(Object.values(game.events ?? {})).toEqual(Array(8).fill(false));
    expect(game.disableUndo).toBe(true);
    const stages = Object.values(game.phases ?? {}).flatMap(({ turn }) => Object.values(turn?.stages ?? {}));
    const moves = stages.flatMap(({ moves = {} }) => Object.values(moves));
    expect(moves).toHaveLength(Object.values(box.phases).flatMap((steps) => Object.values(steps).flat()).length);
    for (const move of moves) expect(move).toMatchObject({ client: false, undoable: false });
  });

  test('ai.enumerate lists the legal moves for the player to move and none for the others', () => {
    const { G, ctx } = new Referee(edition);
    const { enumerate } = gameOf(edition).ai ?? {};
    expect(enumerate?.(G, ctx, '0')).toEqual(box.legalMoves(G));
    expect(enumerate?.(G, ctx, '1')).toEqual([]);
  });

  test('wrong options are refused before a match is made, and by the match itself', () => {
    expect(gameOf(edition).validateSetupData?.({ startingPlayer: 'last' }, 2)).toMatch(/^startingPlayer: /);
    expect(gameOf(edition).validateSetupData?.({ startingPlayer: 'random' }, 2)).toBeUndefined();
    expect(() => new Referee(edition, { setupData: { bank: 1 } })).toThrow(/^bank: /);
    expect(() => new Referee(edition, { numPlayers: box.seats.max + 1 })).toThrow(RangeError);
  });
});

describe.each(boxes)('%s: the course of the landmark editions', (edition) => {
  test('C14: the extra turn is a new turn of the same player, with its own number', () => {
    const table = new Referee(edition, { seed: 'x' }).arrange((G) => {
      Object.assign(G.turn, { step: 'build', dice: [4, 4], again: true });
    });
    table.state = { ...table.state, ctx: { ...table.ctx, activePlayers: { 0: 'build' } } };
    expect(table.move(0, 'pass')).toBe(true);
    expect(table.ctx).toMatchObject({ currentPlayer: '0', turn: 2, activePlayers: { 0: 'roll' } });
  });

  test('C50: the match is over for the framework as soon as it is for the rules, and no move follows', () => {
    const table = new Referee(edition).arrange((G) => {
      Object.assign(G.turn, { step: 'build', dice: [4] });
      const player = G.players[0];
      if (!player) throw new Error('no player');
      player.coins = 30;
      Object.assign(player.landmarks, { trainStation: 'working', shoppingMall: 'working', amusementPark: 'working' });
    });
    table.state = { ...table.state, ctx: { ...table.ctx, activePlayers: { 0: 'build' } } };
    expect(table.move(0, 'build', 'radioTower')).toBe(true);
    expect(table.ctx.gameover).toEqual({ winner: '0' });
    const before = table.snapshot;
    for (const move of ['pass', 'rollDice', 'build']) expect(table.move(0, move, 1) || table.move(1, move, 1)).toBe(false);
    expect(table.snapshot).toEqual(before);
  });

  test('A1: two dice without a Train Station are refused and change nothing', () => {
    const table = new Referee(edition, { seed: 'roll' });
    const before = table.snapshot;
    expect(table.move(0, 'rollDice', 2)).toBe(false);
    expect(table.snapshot).toEqual(before);
  });
});
