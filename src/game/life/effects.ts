// What a Life card does when it works: the one place that gives the effect words their meaning.
import { counterClockwise } from '../table';
import { type CardId, isLifeCardId, type LifeCardId, lifeCard, lifeCardIds } from './cards';
import { bonus, countColor, friendCard, friendHearts, isAloof, payFromStock, playerAt, takeHearts } from './powers';
import type { Activation, Color, Effect, LifeG, LifeHappening, LifePlayer, OwnedLife } from './types';

/** The cards that a roll puts to work, in the order of the rules: red counter-clockwise, blue, green, purple (L12-L15). */
export function activations(G: LifeG, roller: number, rolled: number): Activation[] {
  const queues: Record<Color, Activation[]> = { red: [], blue: [], green: [], purple: [] };
  const colors = colorsAt[rolled] ?? {};
  for (const seat of [...counterClockwise(G.players.length, roller), roller]) {
    const { life } = playerAt(G, seat);
    for (let index = 0; index < life.length; index++) {
      const color = colors[(life[index] as OwnedLife).card];
      // L13, L14: red works for the others, green and purple for the roller.
      if (color && (color === 'blue' || (color === 'red') !== (seat === roller))) queues[color].push({ seat, index });
    }
  }
  const { red, blue, green, purple } = queues;
  return red.concat(blue, green, isAloof(playerAt(G, roller)) ? [] : purple);
}

/** Rolled number -> the cards that it puts to work. Made once, because a search asks at every roll. */
const colorsAt: readonly Partial<Record<LifeCardId, Color>>[] = Array.from({ length: 13 }, (_, rolled) =>
  Object.fromEntries(lifeCardIds.filter((id) => lifeCard(id).activation.includes(rolled)).map((id) => [id, lifeCard(id).color])),
);

/** Lets one copy work and appends what happened, or only answers `choose` when its owner has to choose first. */
export function work(G: LifeG, { seat, index }: Activation, happened: LifeHappening[]): 'done' | 'choose' {
  const owner = playerAt(G, seat);
  const owned = owner.life[index] as OwnedLife;
  const { card } = owned;
  const { effect } = lifeCard(card);
  if (effect.type === 'exchange') {
    if (prankTargets(G, seat, owned).length > 0) return 'choose';
    happened.push({ type: 'noEffect', seat, card });
    return 'done';
  }
  if (effect.type === 'get') {
    const amount = effect.amount * (effect.per ? countColor(owner, effect.per) : 1);
    payFromStock(G, seat, card, amount + bonus(owner), happened);
  } else if (effect.type === 'harvest') {
    payFromStock(G, seat, card, owned.hearts + bonus(owner), happened);
  } else if (effect.from === 'roller') {
    takeHearts(G, seat, card, G.turn.seat, share(effect, playerAt(G, G.turn.seat)) + bonus(owner), happened);
  } else {
    takeFromEach(G, seat, card, effect, happened);
  }
  bringFriend(G, seat, owned, happened);
  return 'done';
}

/** L34: a working copy that carries a Friend. */
export function bringFriend(G: LifeG, seat: number, owned: OwnedLife, happened: LifeHappening[]): void {
  if (owned.friend) payFromStock(G, seat, friendCard, friendHearts, happened);
}

type Take = Extract<Effect, { type: 'take' }>;

/** What a taking card asks of a player, by what he has (L39). */
function share({ amount, atLeast }: Take, payer: LifePlayer): number {
  if (amount !== 'half') return amount;
  return payer.hearts >= (atLeast ?? 0) ? Math.floor(payer.hearts / 2) : 0;
}

function takeFromEach(G: LifeG, seat: number, card: LifeCardId, effect: Take, happened: LifeHappening[]): void {
  let asked = false;
  for (const from of counterClockwise(G.players.length, seat)) {
    const payer = playerAt(G, from);
    if (isAloof(payer)) continue;
    const owed = share(effect, payer);
    if (owed === 0) continue;
    asked = true;
    takeHearts(G, seat, card, from, owed, happened);
  }
  // L33: several payers, but the bonus comes once, from the stock.
  const more = bonus(playerAt(G, seat));
  if (more > 0) payFromStock(G, seat, card, more, happened);
  else if (!asked) happened.push({ type: 'noEffect', seat, card });
}

/** A card that a Prank of Fate may take: a place in a player's `life` or `dreams`. The arguments of `prank`. */
export type Target = readonly [seat: number, kind: 'life' | 'dreams', index: number];

/** L30, L34, L37: what this Prank may be exchanged for; equal cards of a player once, by their smallest index. */
export function prankTargets(G: LifeG, seat: number, prank: OwnedLife): Target[] {
  const targets: Target[] = [];
  // A Friend must lie on a Life card: without another free one, only a Life card can take it over.
  const dreamsToo = !prank.friend || playerAt(G, seat).life.some((owned) => owned !== prank && !owned.friend);
  for (let other = 0; other < G.players.length; other++) {
    const victim = playerAt(G, other);
    if (other === seat || isAloof(victim)) continue;
    for (const index of withoutFriend(victim.life)) targets.push([other, 'life', index]);
    if (dreamsToo) for (const index of withoutFriend(victim.dreams)) targets.push([other, 'dreams', index]);
  }
  return targets;
}

/** The places of the cards that carry no Friend, equal ones once, by their smallest index. Compares in place: a hot path. */
export function withoutFriend(owned: readonly { card: CardId; hearts?: number; friend?: boolean }[]): number[] {
  const found: number[] = [];
  for (const [index, one] of owned.entries()) {
    const listed = found.some((earlier) => owned[earlier]?.card === one.card && owned[earlier]?.hearts === one.hearts);
    if (!one.friend && !listed) found.push(index);
  }
  return found;
}

/** L30: exchanges the first Prank of the queue for the target; what lies on the card taken moves with it. */
export function exchange(G: LifeG, [other, kind, index]: Target, happened: LifeHappening[]): void {
  const { seat, index: own } = G.turn.queue.shift() as Activation;
  const [player, victim] = [playerAt(G, seat), playerAt(G, other)];
  const prank = player.life[own] as OwnedLife;
  const taken = (kind === 'life' ? victim.life[index] : victim.dreams[index])?.card as CardId;
  happened.push({ type: 'exchange', seat, given: prank.card, with: other, taken });
  bringFriend(G, seat, prank, happened);
  const given: OwnedLife = { card: prank.card, friend: false, hearts: 0 };
  if (isLifeCardId(taken)) {
    player.life[own] = { ...(victim.life[index] as OwnedLife), friend: prank.friend };
    victim.life[index] = given;
    return;
  }
  player.life.splice(own, 1);
  for (const waiting of G.turn.queue) if (waiting.seat === seat && waiting.index > own) waiting.index--;
  if (prank.friend) (player.life.find(({ friend }) => !friend) as OwnedLife).friend = true;
  victim.dreams.splice(index, 1);
  player.dreams.push({ card: taken });
  victim.life.push(given);
}
