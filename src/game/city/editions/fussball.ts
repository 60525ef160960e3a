// Machi Koro: Fussball, the football club. Its card values are those of the classic cards it re-skins.
import type { Edition } from '../types';

export const fussball: Edition = {
  id: 'fussball',
  game: 'machi-koro-fussball',
  title: 'Machi Koro: Fussball',
  reliefCard: 'Training Ground',
  doubles: 'once',
  landmarksWork: 'nextTurn',
  names: {
    wheatField: 'Ticket Booth',
    ranch: 'Talent Scout',
    bakery: 'Snack Stand',
    cafe: 'Fan Shop',
    convenienceStore: 'Drinks Kiosk',
    forest: 'Floodlights',
    stadium: 'New Coach',
    tvStation: 'New Player',
    businessCenter: 'New Sponsor',
    cheeseFactory: 'Player Agency',
    furnitureFactory: 'Event Agency',
    mine: 'Grandstand',
    familyRestaurant: 'Clubhouse',
    appleOrchard: 'Season Ticket Office',
    fruitAndVegetableMarket: 'Cup Match',
    trainStation: 'Youth Academy',
    shoppingMall: 'Stadium',
    amusementPark: 'TV Studio',
    radioTower: 'Football Museum',
  },
  provenance: 'mapped',
  guessed: ['stadium', 'tvStation'],
};
