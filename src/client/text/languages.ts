// The languages of the client. A new one is a catalog of the same shape in a folder of its own, and an entry here.
import { type English, page } from './en';

/** The shape of every catalog: the English one with other words. */
type Catalog = Words<English>;
type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** The parts of a catalog: what every page needs, what comes with the first board, and what only the board of Life needs. */
export const parts = ['page', 'board', 'life'] as const;
export type Part = (typeof parts)[number];

export interface Language {
  /** BCP 47 tag. */
  readonly id: string;
  /** Its own name for itself. */
  readonly name: string;
  page(): Promise<Omit<Catalog, 'board' | 'life'>>;
  board(): Promise<Pick<Catalog, 'board'>>;
  life(): Promise<Pick<Catalog, 'life'>>;
}

/** In the order in which they are offered. English comes with the page, all else is fetched when it is spoken. */
const spoken: readonly Language[] = [
  {
    id: 'en',
    name: 'English',
    page: async () => page,
    board: () => import('./en/board'),
    life: () => import('./en/life'),
  },
  {
    id: 'de',
    name: 'Deutsch',
    page: async () => (await import('./de')).page,
    board: () => import('./de/board'),
    life: () => import('./de/life'),
  },
  {
    id: 'hu',
    name: 'Magyar',
    page: async () => (await import('./hu')).page,
    board: () => import('./hu/board'),
    life: () => import('./hu/life'),
  },
];

/** For developers: every word longer and marked, so that forgotten texts and narrow places stand out. */
const pseudo: Language = {
  id: 'en-XA',
  name: 'Pseudo',
  page: async () => (await import('./pseudo')).pseudo(page),
  board: async () => (await import('./pseudo')).pseudo(await import('./en/board')),
  life: async () => (await import('./pseudo')).pseudo(await import('./en/life')),
};

export const languages: readonly Language[] = import.meta.env.DEV ? [...spoken, pseudo] : spoken;
