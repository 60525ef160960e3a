// The board as a whole: a button for each legal move, reasons for the others, words for what happens.

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { signed } from '../../../src/client/board/amounts';
import { buildRefusal, type CardId, editionOf, establishmentIds, landmarkIds, type Move } from '../../../src/game';
import type { CityG } from '../../../src/game/city/types';
import { classic, dice, gameNames, NAMES, playRandomly, propsFor, renderBoard, rulesOf, start } from './render';

/** What the button of a move is called; null for trades, which are put together from two choices. */
function nameOf(G: CityG, { move, args }: Move): string | null {
  const { names } = editionOf(G);
  const rolled = G.turn.dice.reduce((sum, die) => sum + die, 0);
  switch (move) {
    case 'rollDice':
      return args[0] === 1 ? 'Roll 1 die' : 'Roll 2 dice';
    case 'reroll':
      return G.turn.dice.length === 1 ? 'Roll the die again' : 'Roll 2 dice again';
    case 'keepRoll':
      return `Keep the ${rolled}`;
    case 'takeCoins':
      return `from ${NAMES[args[0] as number]}`;
    case 'build':
      return `Build ${names[args[0] as CardId]} for`;
    case 'pass':
      return 'Pass';
    case 'skipTrade':
      return 'No swap';
    default:
      return null;
  }
}

/** All buttons that make a decision. Looked up without roles, which takes long on a whole board. */
const decisions = () =>
  [...document.querySelectorAll('button')].filter((button) =>
    /^(Roll|Keep|Take|Build|Pass|No swap)/.test(button.textContent?.trim() ?? ''),
  );

/** One position for each step of a turn, of each box. */
function stepsOf(game: string): CityG[] {
  const rules = rulesOf(game);
  const found = new Map<string, CityG>();
  for (let seed = 1; seed <= 12 && found.size < 5; seed++) {
    for (const G of playRandomly(rules, seed, 700).positions) {
      if (rules.toMove(G) !== null && !found.has(G.turn.step)) found.set(G.turn.step, G);
    }
  }
  return [...found.values()];
}

describe.each(gameNames)('%s', (game) => {
  const rules = rulesOf(game);
  const positions = stepsOf(game);

  it('is tested at every step of a turn', () => {
    expect(positions.map((G) => G.turn.step).sort()).toEqual(['build', 'reroll', 'roll', 'takeCoins', 'trade']);
  });

  it.each(positions.map((G) => [G.turn.step, G] as const))('offers exactly the legal moves at %s', (_, G) => {
    const { props } = renderBoard(G, { rules, seat: G.turn.seat });
    const named = props.legal.flatMap((move) => {
      const name = nameOf(G, move);
      return name ? [{ move, name }] : [];
    });
    expect(decisions()).toHaveLength(named.length);
    for (const { move, name } of named) {
      fireEvent.click(decisions().find((button) => button.textContent?.includes(name)) as HTMLElement);
      expect(props.play).toHaveBeenLastCalledWith(move);
    }
  });

  it('offers nothing to the others and to those who watch', () => {
    for (const G of positions) {
      for (const seat of [(G.turn.seat + 1) % 3, null]) {
        const { unmount } = renderBoard(G, { rules, seat });
        expect(decisions()).toEqual([]);
        unmount();
      }
    }
  });
});

describe('what cannot be had', () => {
  function building(change: (G: CityG) => void): CityG {
    const G = start(classic, 2, { maxCopies: 2 });
    change(G);
    classic.apply(G, { move: 'rollDice', args: [1] }, dice(5));
    return G;
  }

  const cardIn = (list: string, name: string) =>
    within(screen.getByRole(list === 'landmarks' ? 'list' : 'region', { name: list === 'landmarks' ? 'Landmarks' : 'Market' }))
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes(name)) as HTMLElement;

  it('says how many coins are missing', () => {
    renderBoard(building((G) => Object.assign(G.players[0] as object, { coins: 4 })));
    expect(cardIn('market', 'Mine')).toHaveTextContent('2 short');
    expect(within(cardIn('market', 'Mine')).queryByRole('button', { name: /^Build/ })).toBeNull();
    expect(cardIn('landmarks', 'Radio Tower')).toHaveTextContent('18 short');
  });

  it('says that a kind is sold out', () => {
    renderBoard(building((G) => Object.assign(G.market, { ranch: 0 })));
    expect(cardIn('market', 'Ranch')).toHaveTextContent('Sold out');
  });

  it('says that a player may own no more of a kind', () => {
    renderBoard(building((G) => Object.assign(G.players[0]?.establishments ?? {}, { bakery: 2 })));
    expect(cardIn('market', 'Bakery')).toHaveTextContent('Max. 2');
  });

  it('says that a landmark stands, and that a new one works later', () => {
    const rules = rulesOf('machi-koro-fussball');
    const G = start(rules, 2);
    Object.assign(G.players[0]?.landmarks ?? {}, { trainStation: 'working', radioTower: 'new' });
    const { names } = editionOf(G);
    renderBoard(G, { rules });
    expect(cardIn('landmarks', names.trainStation)).toHaveTextContent('built');
    expect(cardIn('landmarks', names.radioTower)).toHaveTextContent('from next turn');
  });

  it('has a reason for every card that the rules refuse', () => {
    for (const G of playRandomly(classic, 5, 120)
      .positions.filter(({ turn }) => turn.step === 'build')
      .slice(-3)) {
      const { unmount } = renderBoard(G, { seat: G.turn.seat });
      for (const id of [...establishmentIds, ...landmarkIds]) {
        const refusal = buildRefusal(G, G.players[G.turn.seat] as CityG['players'][0], id);
        const buttons = decisions().filter((one) => one.textContent?.includes(`Build ${editionOf(G).names[id]} for`));
        expect(buttons).toHaveLength(refusal ? 0 : 1);
      }
      unmount();
    }
  });

  it('says in words why a move of ours was refused', () => {
    renderBoard(start(), { refused: { reason: 'stale' } });
    for (const text of screen.getAllByText(/That move was refused/)) {
      expect(text).toHaveTextContent('Something else happened first. Look again and choose anew.');
    }
    expect(screen.getByRole('status')).toHaveTextContent('That move was refused');
  });
});

describe('whose turn it is', () => {
  const now = () => document.querySelector('#board-now');

  it('speaks to the one whose turn it is', () => {
    renderBoard(start());
    expect(now()).toHaveTextContent('Your turn: roll the dice.');
  });

  it('tells the others who is to move', () => {
    renderBoard(start(), { seat: 1 });
    expect(now()).toHaveTextContent('Ida is about to roll.');
  });

  it('tells that nobody is there where somebody has left, and calls the seat by its number', () => {
    const { seats } = propsFor(start());
    renderBoard(start(), { seat: 1, seats: seats.map((one) => (one.seat === 0 ? { ...one, name: null } : one)) });
    expect(now()).toHaveTextContent('Seat 1 is free. The match waits.');
  });

  it('says the name when people share the screen', () => {
    const G = start();
    const happenings = classic.apply(G, { move: 'rollDice', args: [1] }, dice(1));
    const log = [{ turn: 1, stateID: 0, seat: 0, move: { move: 'rollDice', args: [1] }, happenings }];
    renderBoard(G, { passAndPlay: true, log });
    expect(now()).toHaveTextContent('Ida, build one thing or pass.');
    expect(screen.getByRole('list', { name: 'What just happened' })).toHaveTextContent('Ida rolled 1.Ida gets 1 from the bank');
  });

  it('tells when the connection is gone', () => {
    renderBoard(start(), { status: 'offline', legal: [] });
    expect(now()).toHaveTextContent('No connection.');
  });
});

describe('what happens', () => {
  it('is told by the live region, once, and stands in the log under its turn', async () => {
    const G = start();
    const board = renderBoard(G);
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
    const then = classic.copy(G);
    const happenings = classic.apply(then, { move: 'rollDice', args: [1] }, dice(1));
    const log = [{ turn: 1, stateID: 0, seat: 0, move: { move: 'rollDice', args: [1] }, happenings }];
    board.show({ G: then, log, legal: classic.legalMoves(then) });
    // The dice need not be waited for.
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('log')).toHaveTextContent(
      'You rolled 1. You get 1 from the bank (Wheat Field). Cleo gets 1 from the bank (Wheat Field). Ben gets 1 from the bank (Wheat Field).',
    );
    await userEvent.keyboard('l');
    const chronicle = screen.getByRole('region', { name: 'Log' });
    expect(within(chronicle).getByRole('heading', { name: 'Turn 1: you' })).toBeInTheDocument();
    expect(within(chronicle).getByText('You get 1 from the bank (Wheat Field).')).toBeInTheDocument();
  });

  it('is not told again to somebody who comes later', () => {
    const { G, log } = playRandomly(classic, 1, 20);
    renderBoard(G, { log });
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
  });

  it('lights up the number and the cards that worked', () => {
    const G = start();
    const happenings = classic.apply(G, { move: 'rollDice', args: [1] }, dice(1));
    renderBoard(G, { log: [{ turn: 1, stateID: 0, seat: 0, move: { move: 'rollDice', args: [1] }, happenings }] });
    const worked = [...document.querySelectorAll('[data-worked]')].map((one) => one.getAttribute('data-at'));
    expect(worked.sort()).toEqual(['0:wheatField', '1:wheatField', '2:wheatField']);
    expect(document.querySelectorAll('li[data-lit]')).toHaveLength(1);
  });
});

describe('amounts', () => {
  it.each([
    [3, '+3'],
    [-2, '−2'],
    [0.04, '0'],
    [-0.04, '0'],
    [1.25, '+1.3'],
  ])('%f reads %s', (amount, text) => expect(signed(amount)).toBe(text));
});

describe('details', () => {
  it('tells where a card’s values come from, and whether its place is a guess', async () => {
    const rules = rulesOf('machi-koro-fussball');
    const G = start(rules);
    const { names, guessed } = editionOf(G);
    renderBoard(G, { rules });
    const guess = 'Which classic card it stands for is our guess.';
    for (const id of ['stadium', 'mine'] as const) {
      const market = screen.getByRole('region', { name: 'Market' });
      await userEvent.click(within(market).getByRole('button', { name: new RegExp(`^${names[id]}, `) }));
      const dialog = screen.getByRole('dialog', { name: names[id] });
      expect(dialog).toHaveTextContent('The values are those of the classic card that this one re-skins.');
      expect(dialog.textContent?.includes(guess)).toBe(guessed.includes(id));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    }
  });

  it('tells a mouse what the letter of a class means, and on small cards, which have none, what they are called', () => {
    renderBoard(start());
    const titles = (place: string) =>
      [...document.querySelectorAll(`[data-at="${place}:wheatField"], [data-at="${place}:wheatField"] [title]`)].map((one) =>
        one.getAttribute('title'),
      );
    expect(titles('0')).toEqual(['Wheat Field', 'anyone’s turn']);
    expect(titles('1')).toEqual(['Wheat Field']);
  });

  it('calls our town so, with the cards in it', () => {
    const G = start();
    renderBoard(G);
    expect(screen.getAllByRole('list', { name: 'Your town' })).toHaveLength(2);
    expect(screen.queryByRole('list', { name: 'Ida’s town' })).toBeNull();
  });

  it('shows another player’s town', async () => {
    renderBoard(start());
    await userEvent.click(screen.getByRole('button', { name: /Look at Ben’s town/ }));
    const dialog = screen.getByRole('dialog', { name: 'Ben’s town' });
    expect(within(dialog).getByRole('button', { name: /^Wheat Field ×1/ })).toBeInTheDocument();
  });
});
