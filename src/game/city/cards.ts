// The fifteen establishments and four landmarks of the landmark editions. One table serves all three boxes.
import type { Effect, Establishment, Icon, Landmark } from './types';

/** From the bank; `per` an icon: that much for each own card showing it. */
const get = (amount: number, per?: Icon): Effect => (per ? { type: 'get', amount, per } : { type: 'get', amount });
const take = (amount: number, from: 'roller' | 'each' | 'one'): Effect => ({ type: 'take', amount, from });

// The order is the order of the market and of the tableau; purple cards that work together work in this order (C39).
// biome-ignore format: a card is one line
export const establishments = {
  wheatField:              { activation: [1],      color: 'blue',   icon: 'wheat',   cost: 1, copies: 6, effect: get(1) },
  ranch:                   { activation: [2],      color: 'blue',   icon: 'cow',     cost: 1, copies: 6, effect: get(1) },
  bakery:                  { activation: [2, 3],   color: 'green',  icon: 'bread',   cost: 1, copies: 6, effect: get(1) },
  cafe:                    { activation: [3],      color: 'red',    icon: 'cup',     cost: 2, copies: 6, effect: take(1, 'roller') },
  convenienceStore:        { activation: [4],      color: 'green',  icon: 'bread',   cost: 2, copies: 6, effect: get(3) },
  forest:                  { activation: [5],      color: 'blue',   icon: 'gear',    cost: 3, copies: 6, effect: get(1) },
  stadium:                 { activation: [6],      color: 'purple', icon: 'major',   cost: 6, copies: 4, effect: take(2, 'each') },
  tvStation:               { activation: [6],      color: 'purple', icon: 'major',   cost: 7, copies: 4, effect: take(5, 'one') },
  businessCenter:          { activation: [6],      color: 'purple', icon: 'major',   cost: 8, copies: 4, effect: { type: 'swap' } },
  cheeseFactory:           { activation: [7],      color: 'green',  icon: 'factory', cost: 5, copies: 6, effect: get(3, 'cow') },
  furnitureFactory:        { activation: [8],      color: 'green',  icon: 'factory', cost: 3, copies: 6, effect: get(3, 'gear') },
  mine:                    { activation: [9],      color: 'blue',   icon: 'gear',    cost: 6, copies: 6, effect: get(5) },
  familyRestaurant:        { activation: [9, 10],  color: 'red',    icon: 'cup',     cost: 3, copies: 6, effect: take(2, 'roller') },
  appleOrchard:            { activation: [10],     color: 'blue',   icon: 'wheat',   cost: 3, copies: 6, effect: get(3) },
  fruitAndVegetableMarket: { activation: [11, 12], color: 'green',  icon: 'fruit',   cost: 2, copies: 6, effect: get(2, 'wheat') },
} as const satisfies Record<string, Establishment>;

// biome-ignore format: a card is one line
export const landmarks = {
  trainStation:  { cost: 4,  power: { type: 'twoDice' } },
  shoppingMall:  { cost: 10, power: { type: 'bonus', amount: 1, icons: ['cup', 'bread'] } },
  amusementPark: { cost: 16, power: { type: 'extraTurn' } },
  radioTower:    { cost: 22, power: { type: 'reroll' } },
} as const satisfies Record<string, Landmark>;

export type EstablishmentId = keyof typeof establishments;
export type LandmarkId = keyof typeof landmarks;
export type CardId = EstablishmentId | LandmarkId;

export const establishmentIds = Object.keys(establishments) as EstablishmentId[];
export const landmarkIds = Object.keys(landmarks) as LandmarkId[];

/** The establishment with this id, seen as the general type. */
export const establishment = (id: EstablishmentId): Establishment => establishments[id];
/** The landmark with this id, seen as the general type. */
export const landmark = (id: LandmarkId): Landmark => landmarks[id];

/** What building this card costs, in coins. */
export const cost = (id: CardId): number =>
  (id in landmarks ? landmarks[id as LandmarkId] : establishments[id as EstablishmentId]).cost;

/** Whether an untrusted value names an establishment. */
export const isEstablishmentId = (id: unknown): id is EstablishmentId =>
  typeof id === 'string' && Object.hasOwn(establishments, id);
/** Whether an untrusted value names a landmark. */
export const isLandmarkId = (id: unknown): id is LandmarkId => typeof id === 'string' && Object.hasOwn(landmarks, id);
