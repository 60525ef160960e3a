// The options that the next match is played by, where they are not the usual ones. Not part of the first page: only the rules know them.
import { choicesOf, chosenOf, optionKey } from '../lobby/choices';
import styles from '../parts/Form.module.css';
import { matchOptions } from '../store/setup';
import { useT } from '../text';

export default function OptionsNote({ game }: { game: string }) {
  const t = useT();
  const options = matchOptions.use(game);
  const unusual = Object.entries(choicesOf(game)).flatMap(([name, choices]) => {
    const chosen = chosenOf(choices, options[name]);
    return chosen === choices[0] ? [] : [{ name, chosen }];
  });
  if (unusual.length === 0) return null;
  return (
    <ul className={`bare ${styles.hint}`} aria-label={t('hall.options.chosen')}>
      {unusual.map(({ name, chosen }) => (
        <li key={name}>
          {t(optionKey(name, 'question'))}: {t(optionKey(name, chosen))}
        </li>
      ))}
    </ul>
  );
}
