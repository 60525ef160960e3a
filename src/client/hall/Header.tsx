// The top of the hall: whose house this is, the rules, the settings.
import { Link } from 'wouter';
import type { Box } from '../lobby/boxes';
import { LinkButton } from '../parts/Button';
import { Wordmark } from '../parts/Wordmark';
import { SettingsButton } from '../settings/SettingsButton';
import { useT } from '../text';
import styles from './Header.module.css';

export function Header({ box }: { box?: Box }) {
  const t = useT();
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.home} aria-label={t('common.appName')}>
        <Wordmark />
      </Link>
      <nav className={styles.nav} aria-label={t('hall.nav')}>
        <LinkButton kind="plain" href={`/rules/${box?.skin ?? 'classic'}`}>
          {t('common.rules')}
        </LinkButton>
        <SettingsButton />
      </nav>
    </header>
  );
}
