// The skin of the classic box: a small town.
import { drawings } from '../art/town';
import { cardSymbols } from '../parts/symbols';
import type { Skin } from './skin';

export const skin: Skin = {
  id: 'classic',
  drawings,
  symbols: cardSymbols,
};
