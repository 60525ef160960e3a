// The board of each game, fetched with its words when one is opened.
import { type ComponentType, lazy } from 'react';
import type { Box } from '../lobby/boxes';
import { loadBoardTexts } from '../text';
import type { BoardProps } from './types';

// biome-ignore lint/suspicious/noExplicitAny: which state a board draws is decided by the game it is listed under
type Board = ComponentType<BoardProps<any>>;

const city: Board = lazy(async () => {
  const [board] = await Promise.all([import('../board/CityBoard'), loadBoardTexts()]);
  return board;
});

const life: Board = lazy(async () => {
  const [board] = await Promise.all([import('../lifeBoard/LifeBoard'), loadBoardTexts('life')]);
  return board;
});

export const boards: Readonly<Record<Box['game'], Board>> = {
  'machi-koro': city,
  'machi-koro-fussball': city,
  'machi-koro-verlagswelt': city,
  'machi-koro-life': life,
};
