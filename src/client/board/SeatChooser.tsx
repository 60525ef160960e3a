// Whose coins to take: a button for each legal choice, with the balances it leads to.
import { CoinAmount } from '../parts/CoinAmount';
import { scripted } from './forecast';
import { LandmarkMarks } from './Landmarks';
import { useBoard } from './model';
import styles from './SeatChooser.module.css';

export function SeatChooser() {
  const { t, G, rules, focus, named, play, nameOf } = useBoard();
  const choices = named('takeCoins').map((move) => {
    const from = Number(move.args[0]);
    const then = rules.copy(G);
    rules.applyLegal(then, move, scripted([1]));
    return { move, from, had: coins(G, from), left: coins(then, from), mine: coins(then, focus) };
  });
  return choices.map(({ move, from, had, left, mine }) => (
    <button key={from} type="button" className={styles.seat} onClick={() => play(move)}>
      <span>{t('board.action.take', { amount: had - left, name: nameOf(from) })}</span>
      <span className={styles.then}>
        {nameOf(from)} <CoinAmount amount={had} /> → <CoinAmount amount={left} />
        <LandmarkMarks seat={from} />
        <span className={styles.mine}>
          {nameOf(focus)} <CoinAmount amount={coins(G, focus)} /> → <CoinAmount amount={mine} />
        </span>
      </span>
    </button>
  ));
}

const coins = (G: { players: { coins: number }[] }, seat: number) => G.players[seat]?.coins ?? 0;
