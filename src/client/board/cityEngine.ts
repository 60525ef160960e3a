// What the landmark editions tell the shared pieces of the board.
import { establishment, establishmentIds } from '../../game';
import type { CityG, CityHappening } from '../../game/city/types';
import { CoinAmount } from '../parts/CoinAmount';
import { Coin } from '../parts/icons';
import { forecast } from './cityForecast';
import { builtBy, LandmarkMarks, Landmarks } from './Landmarks';
import { SeatTiles } from './SeatTiles';
import { BANK, type Engine, type Flow } from './table';

/** Cards of these colours pay together. */
const groups = [['red'], ['blue', 'green'], ['purple']];

export const cityEngine: Engine<CityG, CityHappening> = {
  words: 'board',
  Piece: Coin,
  Amount: CoinAmount,
  Marks: LandmarkMarks,
  Goals: Landmarks,
  Cards: SeatTiles,
  cardCount: (G, seat) => establishmentIds.reduce((sum, card) => sum + (G.players[seat]?.establishments[card] ?? 0), 0),
  score(G, seat) {
    const player = G.players[seat];
    return player ? builtBy(player).length : 0;
  },
  balances: (G) => G.players.map(({ coins }) => coins),
  flows,
  beat(happening) {
    switch (happening.type) {
      case 'roll':
        return { kind: 'dice', group: -1 };
      case 'pay':
        return { kind: 'pay', group: groups.findIndex((colors) => colors.includes(establishment(happening.card).color)) };
      case 'relief':
        return { kind: 'pay', group: -1 };
      case 'build':
        return { kind: 'build', group: -1 };
      default:
        return null;
    }
  },
  touched(happening) {
    switch (happening.type) {
      case 'pay':
        return { seat: happening.to, card: happening.card, how: 'paid' };
      case 'noEffect':
        return { seat: happening.seat, card: happening.card, how: 'idle' };
      case 'build':
        return { seat: happening.seat, card: happening.card, how: 'placed' };
      default:
        return null;
    }
  },
  forecast,
};

function flows(happening: CityHappening): Flow[] {
  switch (happening.type) {
    case 'pay':
      return [{ from: happening.from, to: happening.to, amount: happening.amount }];
    case 'relief':
      return [{ from: BANK, to: happening.seat, amount: happening.amount }];
    case 'build':
      return [{ from: happening.seat, to: BANK, amount: happening.cost }];
    default:
      return [];
  }
}
