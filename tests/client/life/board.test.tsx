// The board of Life as a whole: a button for each legal move, reasons for the others, what lies where.
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type LifeBoxCardId, lifeBoxCard, lifeBoxCardIds, lifeBuyRefusal, lifeNames, type Move, points } from '../../../src/game';
import type { LifeG } from '../../../src/game/life/types';
import { dice, playRandomly } from '../board/render';
import { life, owned, playerAt, renderLife, rolling } from './render';

/** What the button of a move is called; null for those that are put together from a card and a confirmation. */
function nameOf({ move, args }: Move): string | null {
  switch (move) {
    case 'rollDice':
      return args[0] === 1 ? 'Roll 1 die' : 'Roll 2 dice';
    case 'rollAgain':
      return args[0] === 1 ? 'Roll 1 die again' : 'Roll 2 dice again';
    case 'buy': {
      const card = args[0] as LifeBoxCardId;
      if (args.length > 1) return null;
      const { cost } = lifeBoxCard(card);
      return cost > 0 ? `Buy ${lifeNames[card]} for ${cost}` : `Take ${lifeNames[card]} for nothing`;
    }
    case 'pass':
      return 'Pass';
    case 'endTurn':
      return 'End turn';
    case 'discard':
      return `Discard ${lifeNames[args[0] as LifeBoxCardId]}`;
    default:
      return null;
  }
}

/** All buttons that make a decision. Looked up without roles, which takes long on a whole board. */
const decisions = () =>
  [...document.querySelectorAll('button')].filter((button) =>
    /^(Roll|Take|Buy|Pass|End|Discard|Give)/.test(button.textContent?.trim() ?? ''),
  );
const named = (name: string) => decisions().find((button) => button.textContent?.startsWith(name));

/** Presses the buttons that are put together, and returns the moves that they made. */
function composed(play: { mock: { lastCall?: unknown[] } }, confirm: RegExp): Move[] {
  return [...document.querySelectorAll('input[type="radio"]')].map((radio) => {
    fireEvent.click(radio);
    fireEvent.click(screen.getByText(confirm, { selector: 'button' }));
    return play.mock.lastCall?.[0] as Move;
  });
}

/** One position for each step, in the draft and later, with choices in it. */
function steps(): [string, LifeG][] {
  const found = new Map<string, LifeG>();
  for (let seed = 1; seed <= 30; seed++) {
    for (const G of playRandomly(life, seed, 500, 4).positions) {
      const key = G.turn.lap === null ? G.turn.step : 'draft';
      const friend = life.legalMoves(G).some(({ move, args }) => move === 'buy' && args.length > 1);
      for (const one of friend ? [key, 'friend'] : [key]) if (life.toMove(G) !== null && !found.has(one)) found.set(one, G);
    }
  }
  return [...found];
}

const positions = steps();
const key = ({ move, args }: Move) => `${move} ${args.join(' ')}`;

it('is tested at every step', () => {
  expect(positions.map(([step]) => step).sort()).toEqual(['buy', 'draft', 'friend', 'partner', 'prank', 'roll']);
});

it.each(positions)('offers exactly the legal moves at %s', (_, G) => {
  const { props } = renderLife(G, { seat: G.turn.seat });
  const made: Move[] = [];
  for (const button of decisions()) {
    fireEvent.click(button);
    made.push((props.play as unknown as { mock: { lastCall?: [Move] } }).mock.lastCall?.[0] as Move);
    expect(button.textContent).toContain(nameOf(made.at(-1) as Move));
  }
  const play = props.play as unknown as { mock: { lastCall?: unknown[] } };
  if (G.turn.step === 'prank') made.push(...composed(play, /^Give .*, take .* from /));
  for (const choose of document.querySelectorAll('button')) {
    if (!choose.textContent?.startsWith('Choose a card for')) continue;
    fireEvent.click(choose);
    made.push(...composed(play, /^Buy Friend for 3, on /));
    break;
  }
  expect(made.map(key).sort()).toEqual(props.legal.map(key).sort());
});

it('offers nothing to the others and to those who watch', () => {
  for (const [, G] of positions) {
    for (const seat of [(G.turn.seat + 1) % 4, null]) {
      const { unmount } = renderLife(G, { seat });
      expect(decisions()).toEqual([]);
      expect(document.querySelector('input[type="radio"]')).toBeNull();
      unmount();
    }
  }
});

describe('what cannot be had', () => {
  /** Our purchase, with these hearts, these cards face up. */
  function buying(hearts: number, ...faceUp: LifeBoxCardId[]): LifeG {
    const G = rolling(2);
    G.turn.step = 'buy';
    playerAt(G, 0).hearts = hearts;
    for (const card of faceUp) G.rows[lifeBoxCard(card).row] = { [card]: 1 };
    return G;
  }

  const cardIn = (name: string) =>
    within(screen.getByRole('region', { name: 'Line-up' }))
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes(name)) as HTMLElement;

  it('says how many hearts are missing', () => {
    renderLife(buying(7, 'partner'));
    expect(cardIn('Partner')).toHaveTextContent('3 short');
  });

  it('says which gain condition is missing, and what one has of it', () => {
    const G = buying(40, 'ownCompany');
    playerAt(G, 0).life.push(owned('cafe'), owned('fleaMarket'));
    renderLife(G);
    expect(cardIn('Own Company')).toHaveTextContent('Still missing: 3 red cards (you have 2).');
    expect(cardIn('Own Company')).toHaveTextContent('Not yet');
    expect(named('Buy Own Company')).toBeUndefined();
  });

  it('has a reason for every card that the rules refuse', () => {
    const { positions: played } = playRandomly(life, 5, 160);
    for (const G of played.filter(({ turn }) => turn.step === 'buy').slice(-3)) {
      const { unmount } = renderLife(G, { seat: G.turn.seat });
      for (const card of lifeBoxCardIds.filter((id) => (G.rows[lifeBoxCard(id).row][id] ?? 0) > 0)) {
        const refusal = lifeBuyRefusal(G, playerAt(G, G.turn.seat), card);
        expect(/\d short|Not yet/.test(document.querySelector(`[data-card="${card}"]`)?.textContent ?? '')).toBe(
          refusal !== null,
        );
      }
      unmount();
    }
  });

  it('says in hearts why a move of ours was refused', () => {
    renderLife(rolling(), { refused: { reason: 'price', missing: 2 } });
    expect(screen.getByRole('status')).toHaveTextContent('That move was refused. You are 2 hearts short.');
  });
});

describe('what lies on the table', () => {
  it('groups cards by number, with the Friends and the hearts on them', () => {
    const G = rolling(2);
    playerAt(G, 0).life.push(
      owned('stockInvestment', { hearts: 3 }),
      owned('cafe'),
      owned('cafe', { friend: true }),
      owned('cafe'),
    );
    renderLife(G);
    const tiles = [...document.querySelectorAll('[data-at^="0:"] > span:first-child')].map((label) => label.textContent);
    expect(tiles).toEqual([
      expect.stringMatching(/^Cafe ×1, 1\. Friend lies on it\. When another player rolls 1/),
      expect.stringMatching(/^Cafe ×2, 1\. When another/),
      expect.stringMatching(/^Stock Investment ×1, 7-9\. 3 hearts lie on it\./),
    ]);
  });

  it('puts two numbers of a card in two badges, three in one, so that its class keeps its place', () => {
    const G = rolling();
    G.rows.life7to12 = { stockInvestment: 1, photoAlbum: 1 };
    renderLife(G);
    const badges = (card: string) =>
      document.querySelector(`[data-card="${card}"] [data-color] > span:first-child`)?.children ?? [];
    expect([...badges('stockInvestment')].map((badge) => badge.textContent)).toEqual(['7-9']);
    expect([...badges('photoAlbum')].map((badge) => badge.textContent)).toEqual(['8', '9']);
  });

  it('shows everybody’s path to the points that win, Friends included', () => {
    const G = rolling(3);
    playerAt(G, 1).dreams.push({ card: 'aHome' }, { card: 'partner' });
    playerAt(G, 2).life.push(owned('cafe', { friend: true }));
    renderLife(G);
    const paths = screen.getAllByRole('img', { name: /VIP points$/ }).map((path) => path.getAttribute('aria-label'));
    expect(paths).toEqual(['5 of 8 VIP points', '1 of 8 VIP points', '0 of 8 VIP points']);
    for (const [seat, player] of G.players.entries()) expect([0, 5, 1][seat]).toBe(points(player));
  });

  it('shows the four rows and how many cards lie behind each', () => {
    const G = rolling();
    renderLife(G);
    const planks = within(screen.getByRole('region', { name: 'Line-up' })).getAllByRole('heading', { level: 3 });
    expect(planks.map((plank) => plank.textContent)).toEqual([
      `Dreams of 1 point ${G.deckSizes.dream1} face down`,
      `Dreams of 2 to 6 points ${G.deckSizes.dream2to6} face down`,
      `Life, numbers 1 to 6 ${G.deckSizes.life1to6} face down`,
      `Life, numbers 7 to 12 ${G.deckSizes.life7to12} face down`,
    ]);
  });

  it('says that it is the draft, and which lap', () => {
    const [, draft] = positions.find(([step]) => step === 'draft') as [string, LifeG];
    renderLife(draft, { seat: draft.turn.seat });
    expect(screen.getByText('Lap 1 of 3 before the first roll')).toBeInTheDocument();
    expect(document.querySelector('#board-now')).toHaveTextContent('Lap 1 of 3: take one card, or pass.');
  });

  it('says that the match waits where somebody has left', () => {
    const [, draft] = positions.find(([step]) => step === 'draft') as [string, LifeG];
    renderLife(draft, { seats: draft.players.map((_, seat) => ({ seat, name: null, bot: null, connected: false })) });
    expect(document.querySelector('#board-now')).toHaveTextContent(`Seat ${draft.turn.seat + 1} is free. The match waits.`);
  });
});

it('tells below the line-up what the letters of the classes mean', () => {
  renderLife(rolling());
  const legend = within(screen.getByRole('region', { name: 'Line-up' })).getByRole('list', { name: 'The four classes' });
  const classes = within(legend).getAllByRole('listitem');
  expect(classes.map(({ textContent }) => textContent)).toEqual(['Aanyone’s turn', 'Mown turn', 'Oothers’ turns', 'Sspecial']);
});

it('calls our life and our Dreams so', () => {
  const G = rolling();
  playerAt(G, 0).dreams = [{ card: 'pet' }];
  renderLife(G);
  expect(screen.getByRole('list', { name: 'Your Dreams' })).toBeInTheDocument();
  expect(screen.getAllByRole('list', { name: 'Your life' })).toHaveLength(2);
  expect(screen.queryByRole('list', { name: /^Ida’s/ })).toBeNull();
});

describe('consequences', () => {
  it('shows what an exchange changes for both, points included', () => {
    const G = rolling(2);
    playerAt(G, 0).life.push(owned('prankOfFate'));
    playerAt(G, 1).dreams.push({ card: 'aHome' });
    playerAt(G, 1).life.push(owned('gardening'));
    life.apply(G, { move: 'rollDice', args: [1] }, dice(6));
    renderLife(G);
    const choose = (name: string) =>
      fireEvent.click(
        screen.getAllByRole('radio').find((radio) => radio.closest('label')?.textContent?.endsWith(name)) as HTMLElement,
      );
    choose('A Home');
    const chooser = screen.getByRole('region', { name: 'Exchange Prank of Fate' });
    expect(chooser).toHaveTextContent('VIP points 0 → 3');
    expect(chooser).toHaveTextContent('VIP points 3 → 0');
    choose('Gardening');
    expect(chooser).toHaveTextContent('+2 on an own 4');
    expect(chooser).toHaveTextContent(/For Ben4.*−2 on an own 4/);
  });

  it('shows what a card for a Friend would bring', () => {
    const [, G] = positions.find(([step]) => step === 'friend') as [string, LifeG];
    renderLife(G, { seat: G.turn.seat });
    fireEvent.click(screen.getByText(/^Choose a card for Friend/));
    fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    expect(screen.getByRole('region', { name: 'Which card is Friend for?' })).toHaveTextContent(/\+1 on a|VIP points/);
  });

  it('tells what another roll and a discard bring', () => {
    const G = rolling(2);
    Object.assign(playerAt(G, 0), { hearts: 3, dreams: [{ card: 'partner' }, { card: 'collectorsItems' }] });
    playerAt(G, 0).life.push(owned('cycling'));
    G.turn.step = 'partner';
    renderLife(G);
    expect(named('Roll 1 die again')).toHaveTextContent('+0.5 on average');
    expect(named('Discard Collectors Items')).toHaveTextContent('+2 hearts, −1 VIP');
  });

  it('shows in the details of a Dream what it would change', async () => {
    const G = rolling(2);
    G.turn.step = 'buy';
    playerAt(G, 0).hearts = 40;
    G.rows.dream2to6 = { spaceTrip: 1 };
    playerAt(G, 0).dreams.push({ card: 'partner' });
    renderLife(G);
    await userEvent.click(screen.getByText(/^Space Trip, Dream/));
    expect(screen.getByRole('dialog', { name: 'Space Trip' })).toHaveTextContent('VIP points 2 → 8 (wins the match)');
  });
});

describe('by keyboard', () => {
  it.each([
    ['r', { move: 'rollDice', args: [1] }],
    ['2', { move: 'rollDice', args: [2] }],
  ])('%s rolls', async (pressed, move) => {
    const { props } = renderLife(rolling());
    await userEvent.keyboard(pressed);
    expect(props.play).toHaveBeenCalledWith(move);
  });

  it('lists only the keys that this board knows', async () => {
    renderLife(rolling());
    await userEvent.keyboard('?');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).queryByText('Keep the roll')).toBeNull();
    expect(within(dialog).getByText('Roll two dice')).toBeInTheDocument();
  });
});
