// What Life tells the shared pieces of the board.
import { isLifeCardId, type LifeBoxCardId, lifeCard, points } from '../../game';
import type { Color, LifeG, LifeHappening } from '../../game/life/types';
import { BANK, type Engine, type Flow, placeOf } from '../board/table';
import { HeartAmount } from '../parts/HeartAmount';
import { Heart } from '../parts/lifeIcons';
import { Dreams } from './Dreams';
import { forecast } from './lifeForecast';
import { PointsPath } from './PointsPath';
import { SeatCards } from './SeatCards';

/** Cards of these colours pay together; a Dream pays by itself. */
const groups: readonly (readonly Color[])[] = [['red'], ['blue', 'green'], ['purple']];
const groupOf = (card: LifeBoxCardId) =>
  isLifeCardId(card) ? groups.findIndex((colors) => colors.includes(lifeCard(card).color)) : groups.length;

export const lifeEngine: Engine<LifeG, LifeHappening> = {
  words: 'life',
  Piece: Heart,
  Amount: HeartAmount,
  Marks: PointsPath,
  Goals: Dreams,
  Cards: SeatCards,
  cardCount: (G, seat) => G.players[seat]?.life.length ?? 0,
  score(G, seat) {
    const player = G.players[seat];
    return player ? points(player) : 0;
  },
  balances: (G) => G.players.map(({ hearts }) => hearts),
  flows,
  beat(happening) {
    switch (happening.type) {
      case 'roll':
        return { kind: 'dice', group: -1 };
      case 'pay':
        return { kind: 'pay', group: groupOf(happening.card) };
      case 'relief':
      case 'invest':
        return { kind: 'pay', group: -1 };
      case 'buy':
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
      case 'buy':
        return { seat: happening.seat, card: happening.card, how: 'placed' };
      default:
        return null;
    }
  },
  forecast,
};

function flows(happening: LifeHappening): Flow[] {
  switch (happening.type) {
    case 'pay':
      return [{ from: happening.from === 'stock' ? BANK : happening.from, to: happening.to, amount: happening.amount }];
    case 'relief':
      return [{ from: BANK, to: happening.seat, amount: happening.amount }];
    case 'buy':
      return [{ from: happening.seat, to: BANK, amount: happening.cost }];
    case 'invest':
      return [{ from: happening.seat, to: placeOf(happening.seat, happening.card), amount: 1 }];
    default:
      return [];
  }
}
