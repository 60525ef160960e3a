// The small print: what this is and is not, the licence, the rules.
import { Link } from 'wouter';
import { boxes } from '../lobby/boxes';
import { useT } from '../text';
import styles from './Footer.module.css';

export function Footer() {
  const t = useT();
  return (
    <footer className={styles.footer}>
      <p>{t('hall.footer.fan')}</p>
      <p>
        {t('hall.footer.licence')} <a href="/third-party.txt">{t('hall.footer.thirdParty')}</a>
      </p>
      <ul className="bare">
        {boxes.map(({ game, skin }) => (
          <li key={game}>
            <Link href={`/rules/${skin}`}>{t('hall.footer.rules', { box: t(`common.box.${game}.name`) })}</Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
