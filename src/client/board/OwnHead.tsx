// Whose town lies before us: name, coins, landmarks, and the relief card where the box has one.
import { Art } from './Art';
import { LandmarkMarks } from './Landmarks';
import { useBoard } from './model';
import { SeatNote } from './Opponent';
import styles from './OwnHead.module.css';
import { Purse } from './Purse';

export function OwnHead() {
  const { t, focus, you, nameOf, edition, toMove } = useBoard();
  const title = you === focus ? t('board.player.yours') : t('board.player.of', { name: nameOf(focus) });
  const relief = t('board.player.relief', { card: edition.reliefCard ?? '', amount: t('board.coins', { count: 1 }) });
  return (
    <header className={styles.head} data-turn={toMove === focus || undefined}>
      <Purse seat={focus} />
      <h2 id="board-own" className={styles.title}>
        {title}
      </h2>
      <LandmarkMarks seat={focus} />
      <SeatNote seat={focus} />
      {edition.reliefCard && (
        <p className={styles.relief} title={relief}>
          <span className={styles.picture}>
            <Art card="relief" />
          </span>
          <span aria-hidden="true">{edition.reliefCard}</span>
          <span className="unseen">{relief}</span>
        </p>
      )}
    </header>
  );
}
