// What a visitor may set. Everything takes effect at once and is remembered.
import { useState } from 'react';
import { Problem } from '../lobby/Problem';
import { Dialog } from '../parts/Dialog';
import form from '../parts/Form.module.css';
import { pace, paces, shortcutChoices, shortcuts, theme, themes } from '../store/settings';
import { language, setLanguage, useT } from '../text';
import { languages } from '../text/languages';

export default function SettingsDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  return (
    <Dialog title={t('hall.settings.title')} onClose={onClose}>
      <div className={form.form}>
        <Choice
          name="theme"
          legend={t('hall.settings.theme')}
          values={themes}
          setting={theme}
          word={(one) => t(`hall.settings.${one}`)}
        />
        <Choice
          name="pace"
          legend={t('hall.settings.pace')}
          values={paces}
          setting={pace}
          word={(one) => t(`hall.settings.${one}`)}
        />
        <Choice
          name="shortcuts"
          legend={t('hall.settings.shortcuts')}
          values={shortcutChoices}
          setting={shortcuts}
          word={(one) => t(`hall.settings.${one}`)}
        />
        {languages.length > 1 && <LanguageChoice />}
      </div>
    </Dialog>
  );
}

function LanguageChoice() {
  const t = useT();
  const [problem, setProblem] = useState<'unfetched' | null>(null);
  const choose = (id: string) =>
    void setLanguage(id).then(
      () => setProblem(null),
      () => setProblem('unfetched'),
    );
  return (
    <div>
      <label className={form.field}>
        <span>{t('hall.settings.language')}</span>
        <select value={language()} onChange={(event) => choose(event.target.value)}>
          {languages.map(({ id, name }) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Problem of={problem} />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  legend: string;
  values: readonly T[];
  setting: { use(): T; set(value: T): void };
  word(value: T): string;
}

function Choice<T extends string>({ name, legend, values, setting, word }: ChoiceProps<T>) {
  const chosen = setting.use();
  return (
    <fieldset className={`${form.choices} ${form.row}`}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => setting.set(value)} />
          <span>{word(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
