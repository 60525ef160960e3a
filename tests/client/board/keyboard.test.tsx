// The board without a mouse: a whole turn, and the keys of its decisions.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import CityBoard from '../../../src/client/board/CityBoard';
import { CharacterKeys } from '../../../src/client/board/keys';
import { t } from '../../../src/client/text';
import type { Move } from '../../../src/game';
import { classic, dice, propsFor, renderBoard, start } from './render';

describe('by keyboard', () => {
  it('plays a whole turn: roll, buy, and the focus waits on what to do next', async () => {
    const G = start(classic, 2);
    const play = vi.fn((move: Move) => {
      const legalFor = () => (classic.toMove(G) === 0 ? classic.legalMoves(G) : []);
      classic.apply(G, move, dice(1));
      act(() => board.show({ G: classic.copy(G), legal: legalFor(), play }));
    });
    const board = renderBoard(classic.copy(G), { play });
    expect(screen.getByRole('button', { name: /^Roll 1 die/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // On the question, not on Pass: a second Enter decides nothing.
    expect(document.querySelector('#board-now')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(play).toHaveBeenCalledTimes(1);
    const ranch = screen.getByRole('button', { name: 'Build Ranch for 1' });
    for (let i = 0; i < 80 && document.activeElement !== ranch; i++) await userEvent.tab();
    expect(ranch).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(play.mock.calls.map(([move]) => move)).toEqual([
      { move: 'rollDice', args: [1] },
      { move: 'build', args: ['ranch'] },
    ]);
    expect(document.querySelector('#board-now')).toHaveTextContent('Ben is about to roll.');
    expect(document.querySelector('#board-now')).toHaveFocus();
  });

  it.each([
    ['r', { move: 'rollDice', args: [1] }],
    ['2', { move: 'rollDice', args: [2] }],
  ])('%s rolls', async (key, move) => {
    const G = start();
    Object.assign(G.players[0]?.landmarks ?? {}, { trainStation: 'working' });
    const { props } = renderBoard(G);
    await userEvent.keyboard(key);
    expect(props.play).toHaveBeenCalledWith(move);
  });

  it('does nothing by a key that is not legal now, or while a dialog is open', async () => {
    const { props } = renderBoard(start());
    await userEvent.keyboard('2pak');
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: t('board.action.help') })).toBeInTheDocument();
    await userEvent.keyboard('r');
    expect(props.play).not.toHaveBeenCalled();
  });

  it('leaves keys of one character alone where something else on the page listens to them', async () => {
    const props = propsFor(start());
    render(
      <CharacterKeys value={false}>
        <CityBoard {...props} />
      </CharacterKeys>,
    );
    await userEvent.keyboard('r2hl?');
    expect(props.play).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Log' })).toBeNull();
  });

  it('does not take the focus out of a text field', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    renderBoard(start());
    expect(field).toHaveFocus();
    field.remove();
  });
});
