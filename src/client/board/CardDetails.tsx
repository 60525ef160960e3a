// Everything about one card: what it does, what it would change, who has it, and where its values come from.

import { useMemo } from 'react';
import { type CardId, establishment, isEstablishmentId } from '../../game';
import { Dialog } from '../parts/Dialog';
import { ClassSign } from '../parts/icons';
import { NumberBadges } from '../parts/NumberBadge';
import { cardName, describeCard, symbolName } from '../text/describe';
import { Art } from './Art';
import { BuildButton } from './BuildButton';
import styles from './CardDetails.module.css';
import { Changes } from './Changes';
import { forecast } from './cityForecast';
import { after, compare, scripted } from './forecast';
import { useBoard } from './model';

export function CardDetails({ card, onClose }: { card: CardId; onClose(): void }) {
  const { t, edition, find } = useBoard();
  const { provenance, guessed } = edition;
  return (
    <Dialog title={cardName(t, edition, card)} onClose={onClose}>
      <div className={styles.card}>
        <span className={styles.picture}>
          <Art card={card} />
        </span>
        <div className={styles.facts}>
          <p className={styles.effect}>{describeCard(t, edition, card).sentence}</p>
          {isEstablishmentId(card) && <EstablishmentFacts card={card} />}
          <span className={styles.tag}>
            <BuildButton card={card} />
          </span>
        </div>
      </div>
      {find('build', card) && <BuildChange card={card} />}
      <Owners card={card} />
      <h3 className={styles.label}>{t('board.details.origin')}</h3>
      <p className={styles.origin}>
        {t(`board.details.provenance.${provenance}`)} {guessed.includes(card) && t('board.details.guess')}
      </p>
    </Dialog>
  );
}

function EstablishmentFacts({ card }: { card: CardId }) {
  const { t, edition, G, skin } = useBoard();
  if (!isEstablishmentId(card)) return null;
  const { activation, color, icon } = establishment(card);
  const Sign = skin?.symbols[icon];
  return (
    <dl className={styles.list}>
      <dt>{t('board.details.number')}</dt>
      <dd>
        <NumberBadges numbers={activation} />
        <span className="unseen">{activation.join(', ')}</span>
      </dd>
      <dt>{t('board.details.kind')}</dt>
      <dd>
        <ClassSign color={color} /> {t(`board.letter.${color}`)}, {t(`board.kind.${color}`)}
      </dd>
      <dt>{t('board.details.symbol')}</dt>
      <dd>
        {Sign && <Sign />} {symbolName(t, edition, icon)}
      </dd>
      <dt>{t('board.details.stock')}</dt>
      <dd>{t('board.market.left', { count: G.market[card] })}</dd>
    </dl>
  );
}

/** How the forecast of the builder changes with this card. */
function BuildChange({ card }: { card: CardId }) {
  const { t, rules, G, focus, find } = useBoard();
  const move = find('build', card);
  const changes = useMemo(() => {
    if (!move) return [];
    const then = after(rules, G, move, scripted([1]));
    return compare(forecast(rules, G, focus), forecast(rules, then, focus));
  }, [rules, G, focus, move]);
  return <Changes changes={changes} who={t('board.details.change')} />;
}

function Owners({ card }: { card: CardId }) {
  const { t, G, nameOf } = useBoard();
  const owners = G.players.flatMap((player, seat) => {
    const copies = isEstablishmentId(card) ? player.establishments[card] : Number(player.landmarks[card] !== 'unbuilt');
    return copies > 0 ? [{ seat, copies }] : [];
  });
  if (owners.length === 0) return null;
  return (
    <>
      <h3 className={styles.label}>{t('board.details.owned')}</h3>
      <ul className={styles.owners}>
        {owners.map(({ seat, copies }) => (
          <li key={seat}>{t('board.player.copies', { card: nameOf(seat), count: copies })}</li>
        ))}
      </ul>
    </>
  );
}
