// The English catalog.
import { board } from './board';
import { common } from './common';
import { hall } from './hall';

export const en = { common, hall, board } as const;
