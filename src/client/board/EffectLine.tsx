// What a card does in a few words, the counted symbols drawn beside them.
import type { CardId } from '../../game';
import { describeCard } from '../text/describe';
import styles from './EffectLine.module.css';
import { useBoard } from './model';

export function EffectLine({ card }: { card: CardId }) {
  const { t, edition, skin } = useBoard();
  const { line, symbols } = describeCard(t, edition, card);
  return (
    <span className={styles.line}>
      {line}
      {skin &&
        symbols.map((symbol) => {
          const Sign = skin.symbols[symbol];
          return <Sign key={symbol} />;
        })}
    </span>
  );
}
