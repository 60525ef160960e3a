// The skins of the boxes, each fetched when a match of its box is shown.
import type { EditionId } from '../../game/city/types';
import type { LifeSkin, Skin } from './skin';

export type { LifeSkin, Skin } from './skin';

interface Skins extends Readonly<Record<EditionId, Skin>> {
  readonly life: LifeSkin;
}

const loaders: { readonly [Box in keyof Skins]: () => Promise<{ skin: Skins[Box] }> } = {
  classic: () => import('./classic'),
  fussball: () => import('./fussball'),
  verlagswelt: () => import('./verlagswelt'),
  life: () => import('./life'),
};

export type SkinId = keyof Skins;
export type LoadedSkin<Id extends SkinId> = Skins[Id];

/** Rejects when the skin's file cannot be fetched. */
export const loadSkin = async <Box extends keyof Skins>(box: Box): Promise<Skins[Box]> => (await loaders[box]()).skin;
