// The skin of the publishing house.
import { drawings } from '../art/publishing';
import { sign } from '../parts/sign';
import { cardSymbols } from '../parts/symbols';
import type { Skin } from './skin';

export const skin: Skin = {
  id: 'verlagswelt',
  drawings,
  symbols: {
    ...cardSymbols,
    wheat: sign('M4 2h11l5 5v15h-16zM7.5 8v1.9h6v-1.9zm0 4.3v1.9h9v-1.9zm0 4.3v1.9h9v-1.9z'),
    cow: sign('M3.5 2.5h17l2.5 5.5h-22zM2.5 9.5h19v12h-19zM9 11.5v2.2h6v-2.2z'),
    bread: sign(
      'M12 1.5a5 5 0 0 1 3.3 8.7h1.7v2.3h-2c.2 3.2 1.2 5.3 3 6.5c1.2.4 1.7 1.5 1.7 3.5h-15.4c0-2 .5-3.1 1.7-3.5c1.8-1.2 2.8-3.3 3-6.5h-2v-2.3h1.7a5 5 0 0 1 3.3-8.7z',
    ),
    cup: sign(
      'M17 3v16c-3-3.2-5.8-4.4-9-4.6v7.1h-3.5v-7.1c-1.8 0-3-1.5-3-3.4s1.2-3.4 3-3.4h3.5c3.2-.2 6-1.4 9-4.6zM19 8.5q3.5 2.5 0 5z',
    ),
    gear: sign(
      'M5.5 1.5h14.5v21h-14.5c-1.7 0-2.5-1-2.5-2.5v-16c0-1.5.8-2.5 2.5-2.5zM6 18.5q-1 0-1 1t1 1h12v-2zM8.5 5.5v2.2h8v-2.2z',
    ),
    factory: sign('M3 2h18v3h-2v14h2v3h-18v-3h2v-14h-2zM8 5v1.5h2.8v3h-3.3v3h9v-3h-3.3v-3h2.8v-1.5zM7.5 15.5v2.5h9v-2.5z'),
    fruit: sign(
      'M3.5 2.5h17l2.5 7a2.7 2.7 0 0 1-5 1.3a2.9 2.9 0 0 1-4 0a2.9 2.9 0 0 1-4 0a2.9 2.9 0 0 1-4 0a2.7 2.7 0 0 1-5-1.3zM3.5 13h17v9h-6v-6.5h-4v6.5h-7z',
    ),
  },
};
