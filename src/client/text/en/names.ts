// English: the names of the cards, which the rules know by themselves, and of the symbols on them.
import { editions } from '../../../game';

const { classic, fussball, verlagswelt } = editions;

export const names = { classic: classic.names, fussball: fussball.names, verlagswelt: verlagswelt.names };

/** Of the boxes that have a relief card. */
export const reliefNames = { fussball: String(fussball.reliefCard), verlagswelt: String(verlagswelt.reliefCard) };

export const symbol = {
  classic: {
    wheat: 'wheat',
    cow: 'cow',
    gear: 'gear',
    bread: 'bread',
    cup: 'cup',
    factory: 'factory',
    fruit: 'fruit',
    major: 'tower',
  },
  fussball: {
    wheat: 'ticket',
    cow: 'whistle',
    gear: 'facility',
    bread: 'food',
    cup: 'shirt',
    factory: 'agency',
    fruit: 'cup',
    major: 'star',
  },
  verlagswelt: {
    wheat: 'text',
    cow: 'goods',
    gear: 'book',
    bread: 'pawn',
    cup: 'megaphone',
    factory: 'workshop',
    fruit: 'shop',
    major: 'desk',
  },
} as const;
