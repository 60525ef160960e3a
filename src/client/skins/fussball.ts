// The skin of the football club.
import { drawings } from '../art/football';
import { sign } from '../parts/sign';
import { cardSymbols } from '../parts/symbols';
import type { Skin } from './skin';

export const skin: Skin = {
  id: 'fussball',
  drawings,
  symbols: {
    ...cardSymbols,
    wheat: sign('M1.5 6h21v4a2 2 0 0 0 0 4v4h-21v-4a2 2 0 0 0 0-4zM15 7.5v2h1.5v-2zm0 3.5v2h1.5v-2zm0 3.5v2h1.5v-2z'),
    cow: sign(
      'M8 8h14.5v4.5h-7.2a7.2 7.2 0 1 1-7.3-4.5zM8.5 12a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0-6.6z',
      'M9 5V2.5M5 5.5L3.5 3.5M13 5.5l1.5-2',
    ),
    bread: sign(
      'M5.5 11h13a4 4 0 0 1 4 4v.5a4 4 0 0 1-4 4h-13a4 4 0 0 1-4-4v-.5a4 4 0 0 1 4-4zM3.5 4.5h17a2.5 2.5 0 0 1 0 5h-17a2.5 2.5 0 0 1 0-5z',
    ),
    cup: sign('M8.5 3q3.5 3 7 0l7 4l-2.5 5.5l-2.5-1v10.5h-11v-10.5l-2.5 1l-2.5-5.5z'),
    gear: sign(
      'M4 2h16v10h-16zM6.5 4.5v1.7h2v-1.7zm4.5 0v1.7h2v-1.7zm4.5 0v1.7h2v-1.7zM6.5 8v1.7h2v-1.7zm4.5 0v1.7h2v-1.7zm4.5 0v1.7h2v-1.7zM10.8 12h2.4v8h4.3v2.5h-11v-2.5h4.3z',
    ),
    factory: sign(
      'M8.5 3.5h7q1.5 0 1.5 1.5v2.5h4q1.5 0 1.5 1.5v4.5h-8v-1.5h-5v1.5h-8v-4.5q0-1.5 1.5-1.5h4v-2.5q0-1.5 1.5-1.5zm.7 2.2v1.8h5.6v-1.8zM1.5 15h8v1.5h5v-1.5h8v5q0 1.5-1.5 1.5h-18q-1.5 0-1.5-1.5z',
    ),
    fruit: sign(
      'M6.5 2h11v6.5c0 3.6-1.6 6-4 6.7v2.8h3.5v4h-10v-4h3.5v-2.8c-2.4-.7-4-3.1-4-6.7z',
      'M6.5 4.5h-4c0 4 1.5 6.5 5 7M17.5 4.5h4c0 4-1.5 6.5-5 7',
    ),
  },
};
