// The 80 Life and 56 Dream cards. The one file to change for the owner of a printed game who enters the printed values.
import type { Color, DreamCard, Effect, LifeCard, Need, Row } from './types';

const get = (amount: number, per?: Color): Effect => (per ? { type: 'get', amount, per } : { type: 'get', amount });
const take = (amount: number, from: 'roller' | 'each'): Effect => ({ type: 'take', amount, from });
const color = (color: Color, atLeast: number): Need => ({ type: 'color', color, atLeast });
const only: Need = { type: 'only' };

// The order is that of the numbers, and of cards that work together.
// biome-ignore format: a card is one line
export const lifeCards = {
  walking:         { row: 'life1to6',  color: 'blue',   activation: [1, 2],   cost: 1, copies: 4, effect: get(1), printed: [] },
  cafe:            { row: 'life1to6',  color: 'red',    activation: [1],      cost: 1, copies: 4, effect: take(2, 'roller'), printed: ['name'] },
  bookworm:        { row: 'life1to6',  color: 'green',  activation: [2, 3],   cost: 2, copies: 4, effect: get(2), printed: ['name', 'amount'] },
  fleaMarket:      { row: 'life1to6',  color: 'red',    activation: [3],      cost: 0, copies: 4, effect: take(1, 'roller'), printed: ['name', 'color', 'activation', 'amount'] },
  gardening:       { row: 'life1to6',  color: 'blue',   activation: [4],      cost: 2, copies: 4, effect: get(2), printed: [] },
  cooking:         { row: 'life1to6',  color: 'green',  activation: [4],      cost: 1, copies: 4, effect: get(3), printed: [] },
  cycling:         { row: 'life1to6',  color: 'blue',   activation: [5],      cost: 3, copies: 4, effect: get(3), printed: [] },
  daydreaming:     { row: 'life1to6',  color: 'green',  activation: [5, 6],   cost: 0, copies: 4, effect: get(1), printed: [] },
  handicrafts:     { row: 'life1to6',  color: 'green',  activation: [6],      cost: 1, copies: 4, effect: get(1, 'green'), printed: [] },
  prankOfFate:     { row: 'life1to6',  color: 'purple', activation: [6],      cost: 4, copies: 4, effect: { type: 'exchange' }, printed: ['name', 'color', 'effect'] },
  hiking:          { row: 'life7to12', color: 'blue',   activation: [7],      cost: 2, copies: 4, effect: get(4), printed: [] },
  specialityShop:  { row: 'life7to12', color: 'red',    activation: [8],      cost: 0, copies: 4, effect: take(2, 'roller'), printed: ['name', 'color', 'activation', 'amount'] },
  homeParty:       { row: 'life7to12', color: 'purple', activation: [8],      cost: 1, copies: 4, effect: take(2, 'each'), printed: ['name', 'color', 'activation', 'effect'] },
  photoAlbum:      { row: 'life7to12', color: 'green',  activation: [8, 9],   cost: 2, copies: 4, effect: get(1, 'blue'), printed: [] },
  charityWork:     { row: 'life7to12', color: 'purple', activation: [9],      cost: 2, copies: 4, effect: { type: 'take', amount: 'half', from: 'each', atLeast: 10 }, printed: ['name', 'color', 'effect'] },
  onlineShop:      { row: 'life7to12', color: 'red',    activation: [9, 10],  cost: 1, copies: 4, effect: take(3, 'roller'), printed: [] },
  stockInvestment: { row: 'life7to12', color: 'green',  activation: [7, 8, 9], cost: 1, copies: 4, effect: { type: 'harvest' }, printed: ['name', 'timing'] },
  camping:         { row: 'life7to12', color: 'blue',   activation: [10],     cost: 1, copies: 4, effect: get(5), printed: [] },
  bandPractice:    { row: 'life7to12', color: 'green',  activation: [10, 11], cost: 1, copies: 4, effect: get(2, 'red'), printed: [] },
  surfing:         { row: 'life7to12', color: 'blue',   activation: [11, 12], cost: 3, copies: 4, effect: get(8), printed: [] },
} as const satisfies Record<string, LifeCard>;

// biome-ignore format: a card is one line
export const dreamCards = {
  friend:            { row: 'dream1',    vip: 1, cost: 3,  copies: 4, needs: [{ type: 'carrier' }], power: { when: 'attached', get: 1 }, printed: ['name', 'effect', 'needs'] },
  collectorsItems:   { row: 'dream1',    vip: 1, cost: 3,  copies: 4, needs: [], power: { when: 'discarded', get: 2 }, printed: ['name', 'effect'] },
  pet:               { row: 'dream1',    vip: 1, cost: 3,  copies: 4, needs: [], power: { when: 'startOfTurn', get: 1, ifNone: true }, printed: [] },
  drivingLicence:    { row: 'dream1',    vip: 1, cost: 3,  copies: 4, needs: [color('red', 1)], power: null, printed: [] },
  homeGarden:        { row: 'dream1',    vip: 1, cost: 2,  copies: 3, needs: [color('blue', 2)], power: null, printed: [] },
  homeLibrary:       { row: 'dream1',    vip: 1, cost: 2,  copies: 3, needs: [color('green', 2)], power: null, printed: [] },
  overseasTrip:      { row: 'dream1',    vip: 1, cost: 4,  copies: 3, needs: [], power: { when: 'gained', get: 2 }, printed: [] },
  volunteerMedal:    { row: 'dream1',    vip: 1, cost: 0,  copies: 3, needs: [{ type: 'card', card: 'charityWork' }, only], power: null, printed: [] },
  partner:           { row: 'dream2to6', vip: 2, cost: 10, copies: 4, needs: [], power: { when: 'endOfTurn', roll: 'again' }, printed: ['name', 'timing', 'effect'] },
  child:             { row: 'dream2to6', vip: 2, cost: 7,  copies: 4, needs: [{ type: 'card', card: 'partner' }], power: { when: 'startOfTurn', get: 1 }, printed: ['name', 'timing'] },
  summerHouse:       { row: 'dream2to6', vip: 2, cost: 10, copies: 4, needs: [], power: { when: 'always', bonus: 1 }, printed: ['name', 'effect'] },
  aHome:             { row: 'dream2to6', vip: 3, cost: 13, copies: 4, needs: [only], power: { when: 'gained', take: 'timesBought' }, printed: ['name', 'effect'] },
  sailRoundTheWorld: { row: 'dream2to6', vip: 3, cost: 11, copies: 2, needs: [color('blue', 3)], power: null, printed: [] },
  masterpiece:       { row: 'dream2to6', vip: 3, cost: 11, copies: 2, needs: [color('green', 3)], power: null, printed: [] },
  ownCompany:        { row: 'dream2to6', vip: 4, cost: 13, copies: 2, needs: [color('red', 3)], power: null, printed: [] },
  electedPolitician: { row: 'dream2to6', vip: 4, cost: 16, copies: 3, needs: [], power: { when: 'always', aloof: true }, printed: ['name', 'effect'] },
  worldChampion:     { row: 'dream2to6', vip: 5, cost: 18, copies: 2, needs: [color('red', 1), color('blue', 1), color('green', 1), color('purple', 1)], power: null, printed: [] },
  spaceTrip:         { row: 'dream2to6', vip: 6, cost: 22, copies: 1, needs: [], power: null, printed: [] },
} as const satisfies Record<string, DreamCard>;

/** The names printed on the cards (English). */
export const names: Readonly<Record<CardId, string>> = {
  walking: 'Walking',
  cafe: 'Cafe',
  bookworm: 'Bookworm',
  fleaMarket: 'Flea Market',
  gardening: 'Gardening',
  cooking: 'Cooking',
  cycling: 'Cycling',
  daydreaming: 'Daydreaming',
  handicrafts: 'Handicrafts',
  prankOfFate: 'Prank of Fate',
  hiking: 'Hiking',
  specialityShop: 'Speciality Shop',
  homeParty: 'Home Party',
  photoAlbum: 'Photo Album',
  charityWork: 'Charity Work',
  onlineShop: 'Online Shop',
  stockInvestment: 'Stock Investment',
  camping: 'Camping',
  bandPractice: 'Band Practice',
  surfing: 'Surfing',
  friend: 'Friend',
  collectorsItems: 'Collectors Items',
  pet: 'Pet',
  drivingLicence: 'Driving Licence',
  homeGarden: 'Home Garden',
  homeLibrary: 'Home Library',
  overseasTrip: 'Overseas Trip',
  volunteerMedal: 'Volunteer Medal',
  partner: 'Partner',
  child: 'Child',
  summerHouse: 'Summer House',
  aHome: 'A Home',
  sailRoundTheWorld: 'Sail Round the World',
  masterpiece: 'Masterpiece',
  ownCompany: 'Own Company',
  electedPolitician: 'Elected Politician',
  worldChampion: 'World Champion',
  spaceTrip: 'Space Trip',
};

export type LifeCardId = keyof typeof lifeCards;
export type DreamCardId = keyof typeof dreamCards;
export type CardId = LifeCardId | DreamCardId;

export const lifeCardIds = Object.keys(lifeCards) as LifeCardId[];
export const dreamCardIds = Object.keys(dreamCards) as DreamCardId[];
export const cardIds: readonly CardId[] = [...lifeCardIds, ...dreamCardIds];
export const rowIds: readonly Row[] = ['dream1', 'dream2to6', 'life1to6', 'life7to12'];

/** The Life card with this id, seen as the general type. */
export const lifeCard = (id: LifeCardId): LifeCard => lifeCards[id];
/** The Dream card with this id, seen as the general type. */
export const dreamCard = (id: DreamCardId): DreamCard => dreamCards[id];
export const isLifeCardId = (id: unknown): id is LifeCardId => typeof id === 'string' && Object.hasOwn(lifeCards, id);
export const isDreamCardId = (id: unknown): id is DreamCardId => typeof id === 'string' && Object.hasOwn(dreamCards, id);

const cards: Readonly<Record<CardId, LifeCard | DreamCard>> = { ...lifeCards, ...dreamCards };
/** What both kinds of card have. */
export const card = (id: CardId): Pick<LifeCard, 'row' | 'cost' | 'copies' | 'printed'> => cards[id];
