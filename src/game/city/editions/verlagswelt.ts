// Machi Koro: Bau dir deine Verlagswelt, the publishing house. Its card values are those of the classic cards it re-skins.
import type { Edition } from '../types';

export const verlagswelt: Edition = {
  id: 'verlagswelt',
  game: 'machi-koro-verlagswelt',
  title: 'Machi Koro: Bau dir deine Verlagswelt',
  reliefCard: 'KOSMOS Shop',
  doubles: 'once',
  landmarksWork: 'nextTurn',
  names: {
    wheatField: 'Authors & Writers',
    ranch: 'Purchasing Game Goods',
    bakery: 'Development Game Goods',
    cafe: 'Marketing',
    convenienceStore: 'Editorial: Advice',
    forest: "Editorial: Children's Books",
    stadium: 'Accounting',
    tvStation: 'Organisation & IT',
    businessCenter: 'Management & Staff',
    cheeseFactory: 'Editorial: Experiment Kits',
    furnitureFactory: 'Book Production',
    mine: 'Sales & Licensing',
    familyRestaurant: 'Public Relations',
    appleOrchard: 'Quality & Safety',
    // The box uses this name twice: for the relief card and for the stack that takes the place left over.
    fruitAndVegetableMarket: 'KOSMOS Shop',
    trainStation: 'Staff',
    shoppingMall: 'Shops',
    amusementPark: 'Suppliers',
    radioTower: 'Customers',
  },
  provenance: 'mapped',
  guessed: ['appleOrchard', 'fruitAndVegetableMarket'],
};
