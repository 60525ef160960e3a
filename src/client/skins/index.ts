// The skins of the landmark boxes, each fetched when a match of its box is shown.
import type { EditionId } from '../../game/city/types';
import type { Skin } from './skin';

export type { Drawings, Skin } from './skin';

const loaders: Readonly<Record<EditionId, () => Promise<{ skin: Skin }>>> = {
  classic: () => import('./classic'),
  fussball: () => import('./fussball'),
  verlagswelt: () => import('./verlagswelt'),
};

/** Rejects when the skin's file cannot be fetched. */
export const loadSkin = async (edition: EditionId): Promise<Skin> => (await loaders[edition]()).skin;
