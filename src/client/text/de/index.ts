// The German catalog, apart from the words of the boards, which come with the first board of their kind.
import { common } from './common';
import { hall } from './hall';

export const page = { common, hall } as const;
