// Coins that fly from payer to receiver, and the bought card that slides to its place: an overlay that nobody can touch.
import { type RefObject, useEffect } from 'react';
import type { CityHappening } from '../../game/city/types';
import styles from './Flights.module.css';
import { useBoard } from './model';

const MOST_COINS = 6;
const STAGGER_MS = 55;
const FLY_MS = 520;

/** Flies over `table`, the element that holds all purses. */
export function Flights({ table }: { table: RefObject<HTMLElement | null> }) {
  const { show } = useBoard();
  const { scene } = show;
  useEffect(() => {
    const root = table.current;
    // jsdom has no Web Animations.
    if (!scene || scene.kind === 'dice' || !root?.animate) return;
    const flights = scene.happenings.flatMap((event) => fly(root, event));
    return () => {
      for (const flight of flights) flight.remove();
    };
  }, [scene, table]);
  return null;
}

function fly(root: HTMLElement, event: CityHappening): HTMLElement[] {
  if (event.type === 'pay') return coins(root, String(event.from), String(event.to), event.amount);
  if (event.type === 'relief') return coins(root, 'bank', String(event.seat), event.amount);
  if (event.type !== 'build') return [];
  const from = shown(root, `[data-card="${event.card}"] [data-art]`);
  const to = shown(root, `[data-at="${event.seat}:${event.card}"]`) ?? shown(root, `[data-purse="${event.seat}"]`);
  return [...coins(root, String(event.seat), 'bank', event.cost), ...card(from, to)];
}

/** The first of these that can be seen. */
const shown = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0) ?? null;

function coins(root: HTMLElement, payer: string, receiver: string, amount: number): HTMLElement[] {
  const from = shown(root, `[data-purse="${payer}"]`)?.getBoundingClientRect();
  const to = shown(root, `[data-purse="${receiver}"]`)?.getBoundingClientRect();
  if (!from || !to) return [];
  return Array.from({ length: Math.min(amount, MOST_COINS) }, (_, i) => {
    const coin = document.createElement('span');
    coin.className = styles.coin ?? '';
    launch(coin, centre(from), centre(to), i * STAGGER_MS);
    return coin;
  });
}

function card(from: HTMLElement | null, to: HTMLElement | null): HTMLElement[] {
  if (!from || !to) return [];
  const copy = document.createElement('span');
  copy.className = styles.card ?? '';
  copy.append(from.cloneNode(true));
  launch(copy, centre(from.getBoundingClientRect()), centre(to.getBoundingClientRect()), 0);
  return [copy];
}

interface Point {
  x: number;
  y: number;
}

const centre = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** In an arc, a little higher than the straight way. */
function launch(element: HTMLElement, from: Point, to: Point, delay: number) {
  document.body.append(element);
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y, (from.y + to.y) / 2 - 40) };
  const animation = element.animate(
    [
      { transform: at(from, 0.6), opacity: 0 },
      { transform: at(from, 1), opacity: 1, offset: 0.12 },
      { transform: at(middle, 1.15), opacity: 1, offset: 0.5 },
      { transform: at(to, 1), opacity: 1, offset: 0.92 },
      { transform: at(to, 0.7), opacity: 0 },
    ],
    { duration: FLY_MS, delay, easing: 'cubic-bezier(0.45, 0.05, 0.3, 1)', fill: 'both' },
  );
  animation.onfinish = () => element.remove();
}
