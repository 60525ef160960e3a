// Whose coins to take: a button for each legal choice, with the balance it leaves and how near that player is to winning.
import { CoinAmount } from '../parts/CoinAmount';
import { scripted } from './forecast';
import { LandmarkMarks } from './Landmarks';
import { useBoard } from './model';
import styles from './SeatChooser.module.css';

export function SeatChooser() {
  const { t, G, rules, named, play, nameOf } = useBoard();
  const choices = named('takeCoins').map((move) => {
    const from = Number(move.args[0]);
    const then = rules.copy(G);
    rules.applyLegal(then, move, scripted([1]));
    return { move, from, had: coins(G, from), left: coins(then, from) };
  });
  return choices.map(({ move, from, had, left }) => (
    <button key={from} type="button" className={styles.seat} onClick={() => play(move)}>
      <span>{t('board.action.take', { amount: had - left, name: nameOf(from) })}</span>
      <span className={styles.then}>
        <CoinAmount amount={had} /> → <CoinAmount amount={left} />
        <span className="unseen">{t('board.action.leaves', { had, left })}</span>
        <LandmarkMarks seat={from} />
      </span>
    </button>
  ));
}

const coins = (G: { players: { coins: number }[] }, seat: number) => G.players[seat]?.coins ?? 0;
