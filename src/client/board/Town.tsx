// The town before us, each establishment under its number.
import { establishment, establishmentIds } from '../../game';
import { useBoard } from './model';
import { Ribbon } from './Ribbon';
import { TownTile } from './TownTile';

export function Town() {
  const { G, focus } = useBoard();
  const owned = establishmentIds.filter((card) => (G.players[focus]?.establishments[card] ?? 0) > 0);
  const cards = owned.map((card) => ({
    key: card,
    activation: establishment(card).activation,
    tile: <TownTile card={card} seat={focus} />,
  }));
  return <Ribbon cards={cards} />;
}
