// The skin of the classic box: a small town.
import { drawings } from '../art/town';
import { cardSymbols } from '../parts/symbols';
import type { Skin } from './skin';

export const skin: Skin = {
  id: 'classic',
  drawings,
  symbols: cardSymbols,
  symbolNames: {
    wheat: 'wheat',
    cow: 'cow',
    gear: 'gear',
    bread: 'bread',
    cup: 'cup',
    factory: 'factory',
    fruit: 'fruit',
    major: 'tower',
  },
};
