// The cards of Life as the second telling of its rules knows them: typed in anew, sharing nothing with the tables of the rules.

export type LifeKind = [name: string, color: string, row: string, cost: number, numbers: number[]];
export const LIFE: LifeKind[] = [
  ['walking', 'blue', 'life1to6', 1, [1, 2]],
  ['cafe', 'red', 'life1to6', 1, [1]],
  ['bookworm', 'green', 'life1to6', 2, [2, 3]],
  ['fleaMarket', 'red', 'life1to6', 0, [3]],
  ['gardening', 'blue', 'life1to6', 2, [4]],
  ['cooking', 'green', 'life1to6', 1, [4]],
  ['cycling', 'blue', 'life1to6', 3, [5]],
  ['daydreaming', 'green', 'life1to6', 0, [5, 6]],
  ['handicrafts', 'green', 'life1to6', 1, [6]],
  ['prankOfFate', 'purple', 'life1to6', 4, [6]],
  ['hiking', 'blue', 'life7to12', 2, [7]],
  ['specialityShop', 'red', 'life7to12', 0, [8]],
  ['homeParty', 'purple', 'life7to12', 1, [8]],
  ['photoAlbum', 'green', 'life7to12', 2, [8, 9]],
  ['charityWork', 'purple', 'life7to12', 2, [9]],
  ['onlineShop', 'red', 'life7to12', 1, [9, 10]],
  ['stockInvestment', 'green', 'life7to12', 1, [7, 8, 9]],
  ['camping', 'blue', 'life7to12', 1, [10]],
  ['bandPractice', 'green', 'life7to12', 1, [10, 11]],
  ['surfing', 'blue', 'life7to12', 3, [11, 12]],
];
/** Hearts from the stock or, for red cards, from the roller. */
export const PLAIN: Record<string, number> = {
  walking: 1,
  cafe: 2,
  bookworm: 2,
  fleaMarket: 1,
  gardening: 2,
  cooking: 3,
  cycling: 3,
  daydreaming: 1,
  hiking: 4,
  specialityShop: 2,
  onlineShop: 3,
  camping: 5,
  surfing: 8,
};

export type DreamKind = [name: string, row: string, points: number, cost: number];
export const DREAMS: DreamKind[] = [
  ['friend', 'dream1', 1, 3],
  ['collectorsItems', 'dream1', 1, 3],
  ['pet', 'dream1', 1, 3],
  ['drivingLicence', 'dream1', 1, 3],
  ['homeGarden', 'dream1', 1, 2],
  ['homeLibrary', 'dream1', 1, 2],
  ['overseasTrip', 'dream1', 1, 4],
  ['volunteerMedal', 'dream1', 1, 0],
  ['partner', 'dream2to6', 2, 10],
  ['child', 'dream2to6', 2, 7],
  ['summerHouse', 'dream2to6', 2, 10],
  ['aHome', 'dream2to6', 3, 13],
  ['sailRoundTheWorld', 'dream2to6', 3, 11],
  ['masterpiece', 'dream2to6', 3, 11],
  ['ownCompany', 'dream2to6', 4, 13],
  ['electedPolitician', 'dream2to6', 4, 16],
  ['worldChampion', 'dream2to6', 5, 18],
  ['spaceTrip', 'dream2to6', 6, 22],
];

export const kindOf = (name: string) => LIFE.find((one) => one[0] === name) as LifeKind;

/** A Life card as a thing of its own. */
export interface Thing {
  card: string;
  friend: boolean;
  hearts: number;
}
export interface Person {
  hearts: number;
  life: Thing[];
  dreams: string[];
}

/** How many Dreams of this name the person has. */
export const count = (person: Person, dream: string) => person.dreams.filter((one) => one === dream).length;
/** How many Life cards of this colour the person has. */
export const colored = (person: Person, color: string) => person.life.filter(({ card }) => kindOf(card)[1] === color).length;

/** Whether the person may gain a card, prices aside. */
export function deserves(person: Person, name: string): boolean {
  const has = (color: string, atLeast: number) => colored(person, color) >= atLeast;
  if (name === 'drivingLicence') return has('red', 1);
  if (name === 'homeGarden') return has('blue', 2);
  if (name === 'homeLibrary') return has('green', 2);
  if (name === 'volunteerMedal') return person.life.some(({ card }) => card === 'charityWork') && count(person, name) === 0;
  if (name === 'child') return count(person, 'partner') > 0;
  if (name === 'aHome') return count(person, name) === 0;
  if (name === 'sailRoundTheWorld') return has('blue', 3);
  if (name === 'masterpiece') return has('green', 3);
  if (name === 'ownCompany') return has('red', 3);
  if (name === 'worldChampion') return ['red', 'blue', 'green', 'purple'].every((color) => has(color, 1));
  return true;
}
