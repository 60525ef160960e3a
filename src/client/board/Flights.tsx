// Coins or hearts that fly from payer to receiver, and the bought card that slides to its place: an overlay that nobody can touch.
import { type RefObject, useEffect } from 'react';
import styles from './Flights.module.css';
import { type Flow, type Table, useTable } from './table';
import type { Scene } from './useShow';

const MOST_COINS = 6;
const STAGGER_MS = 55;
const FLY_MS = 520;

/** Flies over `table`, the element that holds all purses. */
export function Flights({ table }: { table: RefObject<HTMLElement | null> }) {
  const { show, words } = useTable();
  const { scene } = show;
  useEffect(() => {
    const root = table.current;
    // jsdom has no Web Animations.
    if (!scene || scene.kind === 'dice' || !root?.animate) return;
    const flights = fly(root, scene, words);
    return () => {
      for (const flight of flights) flight.remove();
    };
  }, [scene, table, words]);
  return null;
}

function fly(root: HTMLElement, scene: Scene, money: Table['words']): HTMLElement[] {
  const placed = scene.placed.flatMap(({ seat, card }) => {
    const from = shown(root, `[data-card="${card}"] [data-art]`);
    const to = shown(root, `[data-at="${seat}:${card}"]`) ?? shown(root, `[data-purse="${seat}"]`);
    return slide(from, to);
  });
  return [...scene.flows.flatMap((flow) => coins(root, flow, money)), ...placed];
}

/** The first of these that can be seen. */
const shown = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0) ?? null;

function coins(root: HTMLElement, flow: Flow, money: Table['words']): HTMLElement[] {
  const [from, to] = [flow.from, flow.to].map((place) =>
    shown(root, `[data-purse="${place}"], [data-at="${place}"]`)?.getBoundingClientRect(),
  );
  if (!from || !to) return [];
  return Array.from({ length: Math.min(flow.amount, MOST_COINS) }, (_, i) => {
    const coin = document.createElement('span');
    coin.className = styles.coin ?? '';
    coin.dataset.money = money;
    launch(coin, centre(from), centre(to), i * STAGGER_MS);
    return coin;
  });
}

function slide(from: HTMLElement | null, to: HTMLElement | null): HTMLElement[] {
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
