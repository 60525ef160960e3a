// An establishment in a town.
import { type EstablishmentId, establishment } from '../../game';
import { cardName, describeCard, numbersText } from '../text/describe';
import { Art } from './Art';
import { Band } from './CardSigns';
import { useBoard } from './model';
import { Tile } from './Tile';

export function TownTile({ card, seat, small }: { card: EstablishmentId; seat: number; small?: boolean }) {
  const { t, G, edition, openCard } = useBoard();
  const { activation } = establishment(card);
  const name = cardName(t, edition, card);
  const copies = G.players[seat]?.establishments[card] ?? 0;
  return (
    <Tile
      {...{ card, name, copies, seat, small }}
      label={`${t('board.player.copies', { card: name, count: copies })}, ${numbersText(activation)}. ${describeCard(t, edition, card).sentence}`}
      band={(lit) => <Band {...establishment(card)} lit={lit} small={small} />}
      picture={<Art card={card} />}
      onOpen={() => openCard(card)}
    />
  );
}
