// What the keys of the board do.
import type { Move } from '../../game';
import type { Deed } from './keys';
import type { BoardModel } from './model';

interface Ways {
  toMarket(): void;
  toggleLog(): void;
  help(): void;
}

/** A key whose move is not legal now does nothing. */
export function deeds({ find, play, show }: BoardModel, ways: Ways): Readonly<Record<Deed, () => void>> {
  const attempt = (move: Move | undefined) => {
    if (move) play(move);
  };
  return {
    roll: () => attempt(find('rollDice', 1)),
    rollTwo: () => attempt(find('rollDice', 2)),
    again: () => attempt(find('reroll')),
    keep: () => attempt(find('keepRoll')),
    pass: () => attempt(find('pass') ?? find('skipTrade')),
    market: ways.toMarket,
    log: ways.toggleLog,
    skip: show.skip,
    help: ways.help,
  };
}
