// What the bots would do: every move open to us, with the chance to win after it, while they think about it.
import { useEffect } from 'react';
import { type Move, sameMove } from '../../game';
import { Button } from '../parts/Button';
import { percentText } from '../text';
import styles from './Hint.module.css';
import { SidePanel } from './SidePanel';
import { useTable } from './table';
import { type Hinted, useHint } from './useHint';
import { useNarrow } from './useMedia';

interface HintProps {
  onClose(): void;
  /** Told what they put first whenever that changes, null when it goes; the same function as long as the hint is open. */
  onAdvice(move: Move | null): void;
}

export function Hint({ onClose, onAdvice }: HintProps) {
  const { t, moveText, held } = useTable();
  const hint = useHint();
  const found = held ? [] : hint.found;
  useAdvice(found[0]?.move ?? null, onAdvice);
  // Where room is scarce, not what the list tells better.
  const told = useNarrow() && hint.state === 'done' && found.length > 1;
  return (
    <SidePanel title={t('board.hint.title')} closeLabel={t('board.hint.close')} onClose={onClose}>
      <div className={styles.hint}>
        <p role="status" className={told ? 'unseen' : undefined}>
          <Said hint={hint} />
        </p>
        {hint.state === 'failed' && <Button onClick={hint.retry}>{t('common.tryAgain')}</Button>}
        <ol className={styles.moves} aria-label={t('board.hint.moves')}>
          {found.map(({ move, chance }, i) => (
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
    </SidePanel>
  );
}

/** They tell what they think many times a second, nearly always the same. */
function useAdvice(move: Move | null, onAdvice: HintProps['onAdvice']) {
  const { legal } = useTable();
  // The board knows it by this object; what they tell is another one each time.
  const advised = legal.find((one) => move && sameMove(one, move)) ?? null;
  useEffect(() => {
    onAdvice(advised);
    return () => onAdvice(null);
  }, [advised, onAdvice]);
}

/** Said once when it begins and once when it is done, not at every change of the numbers. */
function Said({ hint: { state, found } }: { hint: Hinted }) {
  const { t, moveText, held, only } = useTable();
  const [best] = found;
  // They think already, but what they think about tells the roll.
  if (held) return t('board.now.tumbling');
  if (only) return t('board.hint.only', { move: moveText(only) });
  if (state === 'done' && best) return t('board.hint.done', { move: moveText(best.move), chance: percentText(best.chance) });
  return t(`board.hint.${state === 'done' ? 'waiting' : state}`);
}
