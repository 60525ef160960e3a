// The English catalog, apart from the words of the boards, which come with the first board.
import type { board } from './board';
import { common } from './common';
import { hall } from './hall';

export const page = { common, hall } as const;

export type English = typeof page & { readonly board: typeof board };
