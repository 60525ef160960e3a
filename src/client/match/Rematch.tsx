// Tells everyone at the table that the next match is set up, also those who were away when it was.
import { useEffect, useState } from 'react';
import { getMatch } from '../lobby/lobby';
import { matchPath } from '../lobby/paths';
import { Button, LinkButton } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import form from '../parts/Form.module.css';
import { useT } from '../text';

/** @param told the id of the next match, if this page has been told it. */
export function Rematch({ game, matchID, told }: { game: string; matchID: string; told: string | null }) {
  const t = useT();
  const [found, setFound] = useState<string | null>(null);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    getMatch(game, matchID).then(
      ({ nextMatchID }) => setFound(nextMatchID ?? null),
      () => undefined,
    );
  }, [game, matchID]);
  const next = told ?? found;
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
