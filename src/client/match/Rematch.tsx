// Tells everyone at the table that the next match is set up, also those who were away when it was.
import { useState } from 'react';
import { matchPath } from '../lobby/paths';
import { Button, LinkButton } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import form from '../parts/Form.module.css';
import { useT } from '../text';

/** @param next the id of the next match, once the server has told it. */
export function Rematch({ game, next }: { game: string; next: string | null }) {
  const t = useT();
  const [stays, setStays] = useState(false);
  if (!next || stays) return null;
  return (
    <Dialog title={t('hall.match.rematch')} onClose={() => setStays(true)}>
      <div className={form.ends}>
        <Button onClick={() => setStays(true)}>{t('hall.match.stay')}</Button>
        <LinkButton kind="primary" href={matchPath(game, next)}>
          {t('hall.match.follow')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
