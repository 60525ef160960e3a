// A player's Life cards, equal ones together: the same card with the same things lying on it.
import { type LifeCardId, lifeCardIds } from '../../game';
import type { LifePlayer, OwnedLife } from '../../game/life/types';

export interface Stack extends Readonly<OwnedLife> {
  key: string;
  copies: number;
}

/** Ordered by number; of one card, those with more on them first. */
export function stacksOf({ life }: LifePlayer): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const owned of life) {
    const key = `${owned.card} ${owned.friend} ${owned.hearts}`;
    stacks.set(key, { ...owned, key, copies: (stacks.get(key)?.copies ?? 0) + 1 });
  }
  const place = (card: LifeCardId) => lifeCardIds.indexOf(card);
  const load = ({ friend, hearts }: Stack) => Number(friend) + hearts;
  return [...stacks.values()].sort((a, b) => place(a.card) - place(b.card) || load(b) - load(a));
}
