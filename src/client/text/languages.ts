// The languages of the client. A new one is a catalog of the same shape and a line here.
import { en } from './en';

/** The shape of every catalog: the English one with other words. */
export type Catalog = Words<typeof en>;
type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

export interface Language {
  /** BCP 47 tag. */
  readonly id: string;
  /** Its own name for itself. */
  readonly name: string;
  load(): Promise<Catalog>;
}

const english: Language = { id: 'en', name: 'English', load: async () => en };

/** For developers: every word of the catalog longer and marked, so that forgotten texts and narrow places stand out. */
const pseudo: Language = { id: 'en-XA', name: 'Pseudo', load: async () => (await import('./pseudo')).pseudo(en) };

export const languages: readonly Language[] = import.meta.env.DEV ? [english, pseudo] : [english];
