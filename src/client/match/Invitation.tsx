// The link to a match, ready to be given away: share, copy, QR code.
import { lazy, Suspense } from 'react';
import { shareURL } from '../lobby/paths';
import { Button } from '../parts/Button';
import { CheckIcon, CopyIcon, LinkIcon } from '../parts/icons';
import { useT } from '../text';
import styles from './Invitation.module.css';
import { useShare } from './useShare';

const QrCode = lazy(() => import('./QrCode'));

export function Invitation({ game, matchID }: { game: string; matchID: string }) {
  const t = useT();
  const url = shareURL(game, matchID);
  const share = useShare(url);
  return (
    <div className={styles.invitation}>
      <div className={styles.qr}>
        <Suspense>
          <QrCode text={url} label={t('hall.share.qr')} />
        </Suspense>
      </div>
      <div className={styles.ways}>
        <input
          className={styles.link}
          readOnly
          value={url}
          aria-label={t('hall.share.link')}
          onFocus={(event) => event.target.select()}
        />
        {share.native && (
          <Button kind="primary" onClick={share.native}>
            <LinkIcon /> {t('hall.share.native')}
          </Button>
        )}
        <Button kind={share.native ? 'quiet' : 'primary'} onClick={share.copy}>
          {share.copied === 'yes' ? <CheckIcon /> : <CopyIcon />} {t('hall.share.copy')}
        </Button>
        <p role="status" className={styles.told}>
          {share.copied === 'yes' && t('hall.share.copied')}
          {share.copied === 'failed' && t('hall.share.failed')}
        </p>
      </div>
    </div>
  );
}
