// Asks somebody who has opened a link for a name, or lets them watch.
import { type FormEvent, useState } from 'react';
import type { Box } from '../lobby/boxes';
import type { LobbyProblem } from '../lobby/lobby';
import { NameField } from '../lobby/NameField';
import { tidyName } from '../lobby/names';
import { Problem } from '../lobby/Problem';
import { useOnce } from '../lobby/useOnce';
import { Button } from '../parts/Button';
import form from '../parts/Form.module.css';
import { BoxPicture } from '../skins/BoxPicture';
import { listOf, useT } from '../text';
import { MatchFrame } from './MatchFrame';
import styles from './Room.module.css';
import { type Laid, TableSummary } from './TableSummary';

export interface JoinPageProps {
  box: Box;
  laid: Laid;
  /** What the field holds at first, and what the server said of it. */
  name: string;
  problem: LobbyProblem | null;
  onJoin(name: string): Promise<void>;
  onWatch(): void;
}

export function JoinPage({ box, laid, name: known, problem, onJoin, onWatch }: JoinPageProps) {
  const t = useT();
  const joining = useOnce();
  const [name, setName] = useState(known);
  const [checked, setChecked] = useState(false);
  const seated = laid.seats.flatMap(({ name: one, bot }) => (one && !bot ? one : []));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const tidy = tidyName(name);
    if (!tidy) return;
    joining.run(() => onJoin(tidy));
  };
  return (
    <MatchFrame box={box}>
      <section className={styles.room}>
        <BoxPicture box={box.skin} className={styles.picture} />
        <h1>{t('hall.room.join')}</h1>
        {seated.length > 0 && <p>{t('hall.room.seated', { count: seated.length, names: listOf(seated) })}</p>}
        <TableSummary game={box.game} laid={laid} />
        <form className={form.form} onSubmit={submit} noValidate>
          <NameField label={t('hall.name.yours')} value={name} onChange={setName} checked={checked} autoFocus />
          <Problem of={checked ? joining.problem : problem} />
          <div className={form.between}>
            <Button kind="primary" type="submit" busy={joining.busy}>
              {t('hall.room.sit')}
            </Button>
            <Button onClick={onWatch}>{t('hall.room.watch')}</Button>
          </div>
        </form>
      </section>
    </MatchFrame>
  );
}
