// Gives a link away: through the device's own share sheet where there is one, else by copying.
import { useState } from 'react';
import { t } from '../text';

export interface Share {
  /** Absent where the device has no share sheet. */
  native?: () => void;
  copy(): void;
  copied: 'no' | 'yes' | 'failed';
}

export function useShare(url: string): Share {
  const [copied, setCopied] = useState<Share['copied']>('no');
  return {
    // Rejects when the visitor changes their mind.
    ...(navigator.share && { native: () => void navigator.share({ title: t('hall.share.text'), url }).catch(() => undefined) }),
    // Without a secure origin there is no clipboard.
    copy: () =>
      void (navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
        () => setCopied('yes'),
        () => setCopied('failed'),
      ),
    copied,
  };
}
