// What stands around a board: the way home, the box, invitations, settings; and what the table has to say.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Box } from '../lobby/boxes';
import { LinkButton } from '../parts/Button';
import { usePage } from '../parts/usePage';
import { Wordmark } from '../parts/Wordmark';
import { SettingsButton } from '../settings/SettingsButton';
import { useT } from '../text';
import styles from './MatchFrame.module.css';

export interface MatchFrameProps {
  box: Box;
  /** Buttons of this kind of match. */
  tools?: ReactNode;
  /** What the table has to say; the area is live. */
  news?: ReactNode;
  children: ReactNode;
}

export function MatchFrame({ box, tools, news, children }: MatchFrameProps) {
  const t = useT();
  const title = t(`common.box.${box.game}.name`);
  usePage({ title, skin: box.skin });
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link href="/" className={styles.home} aria-label={t('common.appName')}>
          <Wordmark />
        </Link>
        <span className={styles.box}>{t(`common.box.${box.game}.about`)}</span>
        <nav className={styles.tools} aria-label={t('hall.match.bar')}>
          {tools}
          <LinkButton kind="plain" href={`/rules/${box.skin}`}>
            {t('common.rules')}
          </LinkButton>
          <SettingsButton />
        </nav>
      </header>
      <div role="status" className={styles.news}>
        {news}
      </div>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
