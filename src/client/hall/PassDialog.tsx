// Pass and play: who sits around this device.
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { namesForBots } from '../../bots/names';
import type { Box } from '../lobby/boxes';
import { NameField } from '../lobby/NameField';
import { tidyName } from '../lobby/names';
import { useOnce } from '../lobby/useOnce';
import { startLocal } from '../local/start';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import form from '../parts/Form.module.css';
import { PlusIcon } from '../parts/icons';
import { type Level, matchOptions, passBots, passNames } from '../store/setup';
import { useT } from '../text';
import { BotFields } from './BotFields';
import { OptionFields } from './OptionFields';
import { useBotsAhead } from './useBotsAhead';

export default function PassDialog({ box, onClose }: { box: Box; onClose(): void }) {
  const t = useT();
  const [, navigate] = useLocation();
  const start = useOnce();
  const { min, max } = box.seats;
  const [names, setNames] = useState<readonly string[]>(() => {
    const known = passNames.get().slice(0, max);
    const missing = min - known.length - passBots.get().length;
    return [...known, ...Array<string>(Math.max(0, missing)).fill('')];
  });
  // Another box may have had more seats.
  const bots = passBots.use().slice(0, max - names.length);
  const seats = names.length + bots.length;
  useBotsAhead(box.game, seats);
  const [checked, setChecked] = useState(false);
  const options = matchOptions.use(box.game);

  const unnamed = (index: number) => t('hall.pass.player', { number: index + 1 });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const called = names.map((name, i) => (name.trim() === '' ? unnamed(i) : name));
    const tidy = called.map(tidyName).filter((name) => name !== null);
    if (tidy.length < names.length) return;
    passNames.set(tidy.map((name, i) => (names[i]?.trim() === '' ? '' : name)));
    const people = tidy.map((name) => ({ name, bot: null }));
    const others = namesForBots(bots.length, tidy).map((name, i) => ({ name, bot: bots[i] as Level }));
    start.run(async () => navigate(startLocal(box.game, [...people, ...others], options)));
  };

  return (
    <Dialog title={t('hall.pass.title')} about={t(`common.box.${box.game}.name`)} onClose={onClose}>
      <form className={form.form} onSubmit={submit} noValidate>
        {names.map((name, index) => (
          <NameField
            // biome-ignore lint/suspicious/noArrayIndexKey: a name is typed at its place
            key={index}
            label={t('hall.pass.name', { number: index + 1 })}
            value={name}
            onChange={(typed) => setNames(names.map((old, i) => (i === index ? typed : old)))}
            checked={checked}
            unnamed={unnamed(index)}
            quiet
          />
        ))}
        <div className={form.between}>
          {seats < max && (
            <Button onClick={() => setNames([...names, ''])}>
              <PlusIcon /> {t('hall.pass.add')}
            </Button>
          )}
          {names.length > 1 && seats > min && (
            <Button onClick={() => setNames(names.slice(0, -1))}>{t('hall.pass.remove')}</Button>
          )}
        </div>
        <BotFields
          legend={t('hall.create.bots')}
          bots={bots}
          least={Math.max(0, min - names.length)}
          most={max - names.length}
          onChange={passBots.set}
        />
        <details>
          <summary>{t('hall.options.title')}</summary>
          <div className={form.form}>
            <OptionFields game={box.game} value={options} onChange={(chosen) => matchOptions.set(box.game, chosen)} />
          </div>
        </details>
        <div className={form.ends}>
          <Button kind="primary" type="submit" busy={start.busy}>
            {t('hall.pass.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
