// The hall: choose a box, then how to play it; who waits for players; and where you were.
import { useEffect, useState } from 'react';
import { type Box, boxes, boxOf } from '../lobby/boxes';
import { usePage } from '../parts/usePage';
import { lastBox } from '../store/settings';
import { useT } from '../text';
import { BotsPanel } from './BotsPanel';
import { BoxChoice } from './BoxChoice';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './HomePage.module.css';
import { OpenMatches } from './OpenMatches';
import { OtherWays } from './OtherWays';
import { prefetch } from './prefetch';
import { YourMatches } from './YourMatches';

export function HomePage() {
  const t = useT();
  const [box, setBox] = useState<Box>(boxOf(lastBox.get()) ?? (boxes[0] as Box));
  usePage({ title: null, skin: box.skin });
  useEffect(prefetch, []);
  const choose = (chosen: Box) => {
    setBox(chosen);
    lastBox.set(chosen.game);
  };
  return (
    <div className={styles.page}>
      <Header box={box} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.welcome}>
          <h1>{t('hall.welcome')}</h1>
          <p>{t('hall.welcomeMore')}</p>
        </div>
        <BoxChoice chosen={box} onChoose={choose} />
        <section className={styles.ways} aria-label={t('hall.ways')}>
          <BotsPanel box={box} />
          <OtherWays box={box} />
        </section>
        <div className={styles.lists}>
          <YourMatches />
          <OpenMatches />
        </div>
      </main>
      <Footer />
    </div>
  );
}
