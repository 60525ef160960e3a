// Machi Koro, the classic box.
import type { Edition } from '../types';

export const classic: Edition = {
  id: 'classic',
  game: 'machi-koro',
  title: 'Machi Koro',
  reliefCard: null,
  doubles: 'chain',
  landmarksWork: 'now',
  names: {
    wheatField: 'Wheat Field',
    ranch: 'Ranch',
    bakery: 'Bakery',
    cafe: 'Cafe',
    convenienceStore: 'Convenience Store',
    forest: 'Forest',
    stadium: 'Stadium',
    tvStation: 'TV Station',
    businessCenter: 'Business Center',
    cheeseFactory: 'Cheese Factory',
    furnitureFactory: 'Furniture Factory',
    mine: 'Mine',
    familyRestaurant: 'Family Restaurant',
    appleOrchard: 'Apple Orchard',
    fruitAndVegetableMarket: 'Fruit and Vegetable Market',
    trainStation: 'Train Station',
    shoppingMall: 'Shopping Mall',
    amusementPark: 'Amusement Park',
    radioTower: 'Radio Tower',
  },
  provenance: 'known',
  guessed: [],
};
