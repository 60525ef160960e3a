// The Life cards before us, each under its number.
import { lifeCard } from '../../game';
import { Ribbon } from '../board/Ribbon';
import { LifeTile } from './LifeTile';
import { useLife } from './model';
import { stacksOf } from './stacks';

export function Portfolio() {
  const { G, focus } = useLife();
  const player = G.players[focus];
  if (!player) return null;
  const cards = stacksOf(player).map((stack) => ({
    key: stack.key,
    activation: lifeCard(stack.card).activation,
    tile: <LifeTile stack={stack} seat={focus} />,
  }));
  return <Ribbon cards={cards} />;
}
