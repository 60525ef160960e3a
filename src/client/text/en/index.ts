// The English catalog, apart from the words of the boards, which come with the first board of their kind.
import type { board } from './board';
import { common } from './common';
import { hall } from './hall';
import type { life } from './life';

export const page = { common, hall } as const;

export type English = typeof page & { readonly board: typeof board; readonly life: typeof life };
