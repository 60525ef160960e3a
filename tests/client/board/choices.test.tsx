// Choosing a player or a swap: only what is legal, and what it leads to.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type EstablishmentId, editionOf, establishment, establishmentIds, type Move } from '../../../src/game';
import type { CityG } from '../../../src/game/city/types';
import { classic, dice, NAMES, renderBoard, start } from './render';

/** A roll of 6 with the card that swaps. */
function trading(setupData: unknown, change: (G: CityG) => void): CityG {
  const G = start(classic, 3, setupData);
  Object.assign(G.players[0]?.establishments ?? {}, { [swapper]: 1 });
  change(G);
  classic.apply(G, { move: 'rollDice', args: [1] }, dice(6));
  expect(G.turn.step).toBe('trade');
  return G;
}

const swapper = establishmentIds.find((id) => establishment(id).effect.type === 'swap') as EstablishmentId;
const names = editionOf(start()).names;
const idOf = (name: string) => establishmentIds.find((id) => names[id] === name) as EstablishmentId;
/** The cards of a group, by name; looked up without roles, which takes long on a whole board. */
const labels = (group: string) => {
  const set = [...document.querySelectorAll('fieldset')].find((one) => one.querySelector('legend')?.textContent === group);
  return [...(set?.querySelectorAll('label') ?? [])];
};
const nameOn = (label: Element) => label.lastElementChild?.textContent ?? '';
const cardsIn = (group: string) => labels(group).map((label) => idOf(nameOn(label)));
const pick = (group: string, card: EstablishmentId) =>
  fireEvent.click(
    labels(group)
      .find((label) => nameOn(label) === names[card])
      ?.querySelector('input') as HTMLInputElement,
  );
const confirm = () => screen.queryByText(/^Give .*, receive .* from/, { selector: 'button' });

it('puts together exactly the legal swaps', () => {
  const G = trading({ maxCopies: 2 }, ({ players: [me, ben] }) => {
    Object.assign(me?.establishments ?? {}, { bakery: 2, mine: 1 });
    Object.assign(ben?.establishments ?? {}, { bakery: 2, cafe: 1 });
  });
  const { props } = renderBoard(G);
  const reached: Move[] = [];
  for (const seat of [1, 2]) {
    const group = `You receive from ${NAMES[seat]}`;
    for (const take of cardsIn(group)) {
      pick(group, take);
      for (const give of cardsIn('You give')) {
        pick('You give', give);
        fireEvent.click(confirm() as HTMLElement);
        reached.push({ move: 'trade', args: [give, seat, take] });
        expect(props.play).toHaveBeenLastCalledWith(reached.at(-1));
      }
    }
  }
  const legal = props.legal.filter(({ move }) => move === 'trade');
  const key = ({ args }: Move) => args.join(' ');
  expect(reached.map(key).sort()).toEqual(legal.map(key).sort());
});

it('confirms nothing before both cards are chosen', () => {
  renderBoard(trading({}, () => {}));
  expect(confirm()).toBeNull();
  pick('You receive from Ben', 'bakery');
  expect(confirm()).toBeNull();
  pick('You give', 'wheatField');
  expect(confirm()).toHaveAccessibleName('Give Wheat Field, receive Bakery from Ben');
});

it('shows what a swap changes for both', () => {
  renderBoard(trading({}, () => {}));
  pick('You receive from Ben', 'bakery');
  pick('You give', 'wheatField');
  const chooser = screen.getByRole('region', { name: 'Swap cards' });
  expect(chooser).toHaveTextContent('−1 on an own 1');
  expect(chooser).toHaveTextContent('+1 on an own 2');
  expect(chooser).toHaveTextContent('For Ben');
});

it('may be declined', async () => {
  const { props } = renderBoard(trading({}, () => {}));
  await userEvent.click(screen.getByRole('button', { name: 'No swap' }));
  expect(props.play).toHaveBeenCalledWith({ move: 'skipTrade', args: [] });
});

it('offers each player who has coins, with what taking leaves them', async () => {
  const G = start(classic, 4);
  const taker = establishmentIds.find((id) => {
    const { effect } = establishment(id);
    return effect.type === 'take' && effect.from === 'one';
  }) as EstablishmentId;
  Object.assign(G.players[0]?.establishments ?? {}, { [taker]: 1 });
  for (const [seat, coins] of [3, 7, 0, 2].entries()) (G.players[seat] as { coins: number }).coins = coins;
  classic.apply(G, { move: 'rollDice', args: [1] }, dice(6));
  const { props } = renderBoard(G);
  const buttons = screen.getAllByRole('button', { name: /^Take/ });
  expect(buttons.map((button) => button.textContent)).toEqual([
    expect.stringMatching(/^Take 5 from Ben.*has 7, keeps 2/),
    expect.stringMatching(/^Take 2 from Dan.*has 2, keeps 0/),
  ]);
  await userEvent.click(buttons[1] as HTMLElement);
  expect(props.play).toHaveBeenCalledWith({ move: 'takeCoins', args: [3] });
});
