// Creates a match on the server and goes there; opening its address then takes the seat, for its maker as for everyone.
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Box } from '../lobby/boxes';
import { optionsFor } from '../lobby/choices';
import { createMatch } from '../lobby/lobby';
import { NameField } from '../lobby/NameField';
import { tidyName } from '../lobby/names';
import { Problem } from '../lobby/Problem';
import { bringName, matchPath } from '../lobby/paths';
import { useOnce } from '../lobby/useOnce';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import form from '../parts/Form.module.css';
import { playerName } from '../store/settings';
import { matchOptions } from '../store/setup';
import { numberText, useT } from '../text';
import { OptionFields } from './OptionFields';

export default function CreateDialog({ box, onClose }: { box: Box; onClose(): void }) {
  const t = useT();
  const [, navigate] = useLocation();
  const create = useOnce();
  const { min, max } = box.seats;
  const [name, setName] = useState(playerName.get());
  const [checked, setChecked] = useState(false);
  const [seats, setSeats] = useState(min);
  const [unlisted, setUnlisted] = useState(false);
  const options = matchOptions.use();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyName(name);
    setChecked(true);
    if (!tidy) return;
    create.run(async () => {
      const matchID = await createMatch(box.game, { numPlayers: seats, setupData: optionsFor(box.game, options), unlisted });
      navigate(matchPath(box.game, matchID), bringName(tidy));
    });
  };

  return (
    <Dialog title={t('hall.create.title')} onClose={onClose} closable={!create.busy}>
      <form className={form.form} onSubmit={submit} noValidate>
        <NameField label={t('hall.name.yours')} value={name} onChange={setName} checked={checked} />
        <fieldset className={`${form.choices} ${form.row}`}>
          <legend>{t('hall.create.seats')}</legend>
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
            <label key={count}>
              <input type="radio" name="seats" checked={seats === count} onChange={() => setSeats(count)} />
              <span>{numberText(count)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={form.choices}>
          <legend>{t('hall.create.whoFinds')}</legend>
          <label>
            <input type="radio" name="unlisted" checked={!unlisted} onChange={() => setUnlisted(false)} />
            <span>{t('hall.create.public')}</span>
          </label>
          <label>
            <input type="radio" name="unlisted" checked={unlisted} onChange={() => setUnlisted(true)} />
            <span>{t('hall.create.byLink')}</span>
          </label>
        </fieldset>
        <details>
          <summary>{t('hall.options.title')}</summary>
          <div className={form.form}>
            <OptionFields game={box.game} value={options} onChange={matchOptions.set} />
          </div>
        </details>
        <Problem of={create.problem} />
        <div className={form.ends}>
          <Button kind="primary" type="submit" busy={create.busy}>
            {t('hall.create.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
