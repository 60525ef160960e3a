// What a skin gives to the screen: a drawing for every card, and what the card symbols look like and are called in this box.

import type { EditionId, Icon } from '../../game/city/types';
import type { CardId } from '../../game/index';
import type { Drawing } from '../art/shapes';
import type { Sign } from '../parts/sign';

/** Boxes without a relief card have no drawing of one. */
export type Drawings = Readonly<Record<CardId, Drawing> & { relief?: Drawing }>;

export interface Skin {
  readonly id: EditionId;
  readonly drawings: Drawings;
  readonly symbols: Readonly<Record<Icon, Sign>>;
  /** English; how a sentence calls the cards with this symbol. */
  readonly symbolNames: Readonly<Record<Icon, string>>;
}
