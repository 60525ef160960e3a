// What the bots would do: every move open to us, with the chance to win after it, while they think about it.
import { Button } from '../parts/Button';
import { CloseIcon } from '../parts/icons';
import { percentText } from '../text';
import styles from './Hint.module.css';
import { useTable } from './table';
import { type Hinted, useHint } from './useHint';

export function Hint({ onClose }: { onClose(): void }) {
  const { t, moveText } = useTable();
  const hint = useHint();
  return (
    <section className={styles.hint} aria-labelledby="board-hint">
      <header className={styles.head}>
        <h2 id="board-hint">{t('board.hint.title')}</h2>
        <button type="button" className={styles.close} aria-label={t('board.hint.close')} onClick={onClose}>
          <CloseIcon aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <p role="status">
          <Said hint={hint} />
        </p>
        {hint.state === 'failed' && <Button onClick={hint.retry}>{t('common.tryAgain')}</Button>}
        <ol className={styles.moves} aria-label={t('board.hint.moves')}>
          {hint.found.map(({ move, chance }, i) => (
            <li key={JSON.stringify(move)}>
              <span>
                {moveText(move)} {i === 0 && <b className={styles.best}>{t('board.hint.first')}</b>}
              </span>
              <b className={styles.chance}>{percentText(chance)}</b>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${100 * chance}%` }} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Said once when it begins and once when it is done, not at every change of the numbers. */
function Said({ hint: { state, found } }: { hint: Hinted }) {
  const { t, moveText } = useTable();
  const [best] = found;
  if (state === 'done' && best) return t('board.hint.done', { move: moveText(best.move), chance: percentText(best.chance) });
  return t(`board.hint.${state === 'done' ? 'waiting' : state}`);
}
