// Creates a match on the server and goes there; opening its address then takes the seat, for its maker as for everyone.
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Box } from '../lobby/boxes';
import { optionsFor } from '../lobby/choices';
import { LevelSelect } from '../lobby/LevelSelect';
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
import { type Level, matchOptions, type TableSetup, tableSetup } from '../store/setup';
import { numberText, useT } from '../text';
import { BotFields } from './BotFields';
import { OptionFields } from './OptionFields';

export default function CreateDialog({ box, onClose }: { box: Box; onClose(): void }) {
  const t = useT();
  const [, navigate] = useLocation();
  const create = useOnce();
  const { min, max } = box.seats;
  const [name, setName] = useState(playerName.get());
  const [checked, setChecked] = useState(false);
  const [unlisted, setUnlisted] = useState(false);
  const options = matchOptions.use(box.game);
  const table = tableSetup.use();
  // Another box may have had more seats.
  const seats = Math.min(Math.max(table.seats, min), max);
  const bots = table.bots.slice(0, seats - 1);
  const change = (part: Partial<TableSetup>) => tableSetup.set({ ...table, seats, bots, ...part });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyName(name);
    setChecked(true);
    if (!tidy) return;
    create.run(async () => {
      const matchID = await createMatch(box.game, {
        numPlayers: seats,
        setupData: optionsFor(box.game, options),
        unlisted,
        bots,
        botsForLeavers: table.leavers,
      });
      navigate(matchPath(box.game, matchID), bringName(tidy));
    });
  };

  return (
    <Dialog title={t('hall.create.title')} about={t(`common.box.${box.game}.name`)} onClose={onClose} closable={!create.busy}>
      <form className={form.form} onSubmit={submit} noValidate>
        <NameField label={t('hall.name.yours')} value={name} onChange={setName} checked={checked} />
        <fieldset className={`${form.choices} ${form.row}`}>
          <legend>{t('hall.create.seats')}</legend>
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
            <label key={count}>
              <input type="radio" name="seats" checked={seats === count} onChange={() => change({ seats: count })} />
              <span>{numberText(count)}</span>
            </label>
          ))}
        </fieldset>
        <div>
          <BotFields
            legend={t('hall.create.bots')}
            bots={bots}
            least={0}
            most={max - 1}
            // One more than there is room for brings a seat along.
            onChange={(chosen) => change({ bots: chosen, seats: Math.max(seats, chosen.length + 1) })}
          />
          <p role="status" className={form.hint}>
            {bots.length === seats - 1
              ? t('hall.create.alone', { count: bots.length })
              : t('hall.create.people', { count: seats - 1 - bots.length })}
          </p>
        </div>
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
            <Leavers level={table.leavers} onChange={(leavers) => change({ leavers })} />
            <OptionFields game={box.game} value={options} onChange={(chosen) => matchOptions.set(box.game, chosen)} />
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

/** What becomes of the seat of somebody who leaves the match under way. */
function Leavers({ level, onChange }: { level: Level | null; onChange(level: Level | null): void }) {
  const t = useT();
  return (
    <fieldset className={form.choices}>
      <legend>{t('hall.create.leavers')}</legend>
      <label>
        <input type="radio" name="leavers" checked={level === null} onChange={() => onChange(null)} />
        <span>{t('hall.create.leaversWait')}</span>
      </label>
      <label>
        <input type="radio" name="leavers" checked={level !== null} onChange={() => onChange('normal')} />
        <span>{t('hall.create.leaversBot')}</span>
      </label>
      {level && (
        <div className={form.field}>
          <b aria-hidden="true">{t('hall.create.leaversLevel')}</b>
          <LevelSelect label={t('hall.create.leaversLevel')} value={level} onChange={onChange} />
        </div>
      )}
    </fieldset>
  );
}
