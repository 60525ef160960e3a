// One number of the ribbon: how likely it is, what it brings when we roll it, and when another does.
import { PeopleIcon, PersonIcon, SwapIcon } from '../parts/icons';
import { percentText } from '../text';
import { range, signed } from './amounts';
import { chances, type Outlook } from './forecast';
import styles from './RibbonCell.module.css';
import { useTable } from './table';

const CHANCES = { one: chances(1), two: chances(2) };
const MOST_LIKELY = 1 / 6;
const height = (chance: number) => `${(100 * chance) / MOST_LIKELY}%`;

const tone = (coins: number) => (coins > 0 ? 'gain' : coins < 0 ? 'loss' : 'none');

export function RibbonCell({ outlook, lit }: { outlook: Outlook; lit: boolean }) {
  const { t, focus, seat, passAndPlay, nameOf } = useTable();
  const { number, own, others } = outlook;
  const one = CHANCES.one[number] ?? 0;
  const two = CHANCES.two[number] ?? 0;
  const foreign = others.map((other) => other.yield.coins);
  const extras = `${own.choice ? ` (${t('board.ribbon.choice')})` : ''}${own.swap ? ` (${t('board.ribbon.swap')})` : ''}`;
  const words = {
    number,
    own: `${signed(own.coins)}${extras}`,
    others: range(foreign),
    one: percentText(one),
    two: percentText(two),
  };
  const mine = seat !== null && !passAndPlay;
  return (
    <li className={styles.cell} data-lit={lit || undefined}>
      <span className="unseen">
        {mine ? t('board.ribbon.cell', words) : t('board.ribbon.cellNamed', { ...words, name: nameOf(focus) })}
      </span>
      <span className={styles.chart} aria-hidden="true">
        <i className={styles.two} style={{ height: height(two) }} />
        {one > 0 && <i className={styles.one} style={{ height: height(one) }} />}
      </span>
      <b className={styles.number} aria-hidden="true">
        {number}
      </b>
      <span className={styles.yield} data-tone={tone(own.coins)} aria-hidden="true">
        <PersonIcon /> {signed(own.coins)}
        {own.swap && <SwapIcon />}
      </span>
      <span className={styles.other} data-tone={tone(Math.max(...foreign) || Math.min(...foreign))} aria-hidden="true">
        <PeopleIcon /> {range(foreign)}
      </span>
    </li>
  );
}
