// What a skin gives to the screen: a drawing for every card, and in the city what the card symbols look like.

import type { EditionId, Icon } from '../../game/city/types';
import type { CardId, DreamCardId, LifeCardId } from '../../game/index';
import type { Drawing } from '../art/shapes';
import type { Sign } from '../parts/sign';

/** Boxes without a relief card have no drawing of one. */
type Drawings = Readonly<Record<CardId, Drawing> & { relief?: Drawing }>;

export interface Skin {
  readonly id: EditionId;
  readonly drawings: Drawings;
  readonly symbols: Readonly<Record<Icon, Sign>>;
}

/** Life has no card symbols: its cards count each other by their colour. */
export interface LifeSkin {
  readonly id: 'life';
  readonly drawings: Readonly<Record<LifeCardId | DreamCardId, Drawing>>;
}
