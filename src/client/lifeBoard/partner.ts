// The Dream that lets a player roll once more.
import { type DreamCardId, dreamCard } from '../../game';
import type { LifePlayer } from '../../game/life/types';

export const partnerOf = ({ dreams }: LifePlayer): DreamCardId | null =>
  dreams.find(({ card }) => dreamCard(card).power?.when === 'endOfTurn')?.card ?? null;
