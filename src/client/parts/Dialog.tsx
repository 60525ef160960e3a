// A dialog of the browser's own: it keeps the focus, closes with Escape or a click beside it, and gives the focus back.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../text';
import { Button } from './Button';
import styles from './Dialog.module.css';
import { CloseIcon } from './icons';

export interface DialogProps {
  title: string;
  /** What it is about, in small letters under the title. */
  about?: string;
  /** Whether it may be closed without an answer. */
  closable?: boolean;
  onClose(): void;
  /** As broad as the window allows, for whole tables. */
  wide?: boolean;
  children: ReactNode;
}

/** Open as long as it is rendered. */
export function Dialog({ title, about, closable = true, onClose, wide = false, children }: DialogProps) {
  const t = useT();
  const heading = useId();
  const subject = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Open as soon as it is on the page: a key must not fall between the one that stood in for it and this.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  /** Browsers let a second Escape close any dialog without asking; and our own closing is heard when all is over. */
  const closed = () => {
    const element = dialog.current;
    if (!element || element.open) return;
    if (closable) onClose();
    else element.showModal();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, the browser sees to that
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      aria-describedby={about && subject}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
      onClose={closed}
      onClick={(event) => event.target === dialog.current && closable && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h2 id={heading}>{title}</h2>
            {about && <p id={subject}>{about}</p>}
          </div>
          {closable && (
            <Button kind="plain" aria-label={t('common.close')} onClick={onClose}>
              <CloseIcon />
            </Button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
