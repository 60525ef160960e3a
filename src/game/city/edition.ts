// The three landmark editions by id, and the settings of the one a match is played with.
import { classic } from './editions/classic';
import { fussball } from './editions/fussball';
import { verlagswelt } from './editions/verlagswelt';
import type { CityG, Edition, EditionId } from './types';

export const editions: Readonly<Record<EditionId, Edition>> = { classic, fussball, verlagswelt };

/** The box this match is played with. */
export const editionOf = (G: CityG): Edition => editions[G.edition];
