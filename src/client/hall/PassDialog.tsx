// Pass and play: who sits around this device.
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Box } from '../lobby/boxes';
import { NameField } from '../lobby/NameField';
import { tidyName } from '../lobby/names';
import { useOnce } from '../lobby/useOnce';
import { startLocal } from '../local/start';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import form from '../parts/Form.module.css';
import { PlusIcon } from '../parts/icons';
import { matchOptions, passNames } from '../store/setup';
import { useT } from '../text';
import { OptionFields } from './OptionFields';

export default function PassDialog({ box, onClose }: { box: Box; onClose(): void }) {
  const t = useT();
  const [, navigate] = useLocation();
  const start = useOnce();
  const { min, max } = box.seats;
  const [names, setNames] = useState<readonly string[]>(() => passNames.get().slice(0, max));
  const [checked, setChecked] = useState(false);
  const options = matchOptions.use();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const tidy = names.map(tidyName).filter((name) => name !== null);
    if (tidy.length < names.length) return;
    passNames.set(tidy);
    start.run(async () => {
      navigate(
        startLocal(
          box.game,
          tidy.map((name) => ({ name, bot: null })),
          options,
        ),
      );
    });
  };

  return (
    <Dialog title={t('hall.pass.title')} onClose={onClose}>
      <form className={form.form} onSubmit={submit} noValidate>
        {names.map((name, index) => (
          <NameField
            // biome-ignore lint/suspicious/noArrayIndexKey: a name is typed at its place
            key={index}
            label={t('hall.pass.name', { number: index + 1 })}
            value={name}
            onChange={(typed) => setNames(names.map((old, i) => (i === index ? typed : old)))}
            checked={checked}
            quiet
          />
        ))}
        <div className={form.between}>
          {names.length < max && (
            <Button onClick={() => setNames([...names, ''])}>
              <PlusIcon /> {t('hall.pass.add')}
            </Button>
          )}
          {names.length > min && <Button onClick={() => setNames(names.slice(0, -1))}>{t('hall.pass.remove')}</Button>}
        </div>
        <details>
          <summary>{t('hall.options.title')}</summary>
          <div className={form.form}>
            <OptionFields game={box.game} value={options} onChange={matchOptions.set} />
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
