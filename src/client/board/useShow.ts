// The animation of what has just happened: dice, then the cards in rule order, then the purchase. It shows, it never delays.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { establishment, isEstablishmentId } from '../../game';
import type { CityG, CityHappening } from '../../game/city/types';
import type { LogEntry } from '../match/types';
import { TUMBLE_MS } from '../parts/Dice';

/** One beat of the animation. */
export interface Scene {
  kind: 'dice' | 'pay' | 'build';
  happenings: readonly CityHappening[];
  /** Milliseconds. */
  lasts: number;
}

export interface Show {
  /** Coins by seat as the balances should read now. */
  coins: readonly number[];
  scene: Scene | null;
  /** Shows the end at once. */
  skip(): void;
}

const PAY_MS = 650;
const BUILD_MS = 450;
const groups = [['red'], ['blue', 'green'], ['purple']];

/** The beats of one move, in the order in which they happened. */
export function scenesOf(happenings: readonly CityHappening[]): Scene[] {
  const scenes: Scene[] = [];
  for (const happening of happenings) {
    const next = sceneFor(happening);
    if (!next) continue;
    const last = scenes.at(-1);
    if (last && last.kind === 'pay' && next.kind === 'pay' && groupOf(last.happenings[0]) === groupOf(happening)) {
      last.happenings = [...last.happenings, happening];
    } else scenes.push(next);
  }
  return scenes;
}

function sceneFor(happening: CityHappening): Scene | null {
  const happenings = [happening];
  if (happening.type === 'roll') return { kind: 'dice', happenings, lasts: TUMBLE_MS + 160 };
  if (happening.type === 'pay' || happening.type === 'relief') return { kind: 'pay', happenings, lasts: PAY_MS };
  if (happening.type === 'build') return { kind: 'build', happenings, lasts: BUILD_MS };
  return null;
}

function groupOf(happening: CityHappening | undefined): number {
  if (happening?.type !== 'pay') return -1;
  return groups.findIndex((colors) => colors.includes(establishment(happening.card).color));
}

/** How the balances change in a scene. */
function moved(coins: readonly number[], happenings: readonly CityHappening[], sign: 1 | -1): number[] {
  const next = [...coins];
  const add = (seat: number, amount: number) => {
    next[seat] = (next[seat] ?? 0) + sign * amount;
  };
  for (const happening of happenings) {
    if (happening.type === 'pay') {
      add(happening.to, happening.amount);
      if (happening.from !== 'bank') add(happening.from, -happening.amount);
    } else if (happening.type === 'relief') add(happening.seat, happening.amount);
    else if (happening.type === 'build') add(happening.seat, -happening.cost);
  }
  return next;
}

/** What a scene does to the balance of a seat. */
export function balanceChange(scene: Scene | null, seat: number): number {
  return scene && landed(scene) ? (moved([], scene.happenings, 1)[seat] ?? 0) : 0;
}

const still = () => document.hidden || (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);

interface Running {
  scenes: Scene[];
  at: number;
}

/** Plays each new move of the log once; instant when several arrive together, when hidden, and with reduced motion. */
export function useShow(log: readonly LogEntry[], G: CityG): Show {
  const [running, setRunning] = useState<Running | null>(null);
  const seen = useRef(log.at(-1)?.stateID ?? -1);
  useLayoutEffect(() => {
    const fresh = log.filter(({ stateID }) => stateID > seen.current);
    seen.current = Math.max(seen.current, log.at(-1)?.stateID ?? -1);
    if (fresh.length === 0) return;
    const scenes = fresh.length === 1 && !still() ? scenesOf((fresh[0] as LogEntry).happenings as CityHappening[]) : [];
    setRunning(scenes.length > 0 ? { scenes, at: 0 } : null);
  }, [log]);

  const scene = running?.scenes[running.at] ?? null;
  useEffect(() => {
    if (!scene) return;
    const timer = setTimeout(
      () => setRunning((now) => (now && now.at + 1 < now.scenes.length ? { ...now, at: now.at + 1 } : null)),
      scene.lasts,
    );
    return () => clearTimeout(timer);
  }, [scene]);

  const skip = useCallback(() => setRunning(null), []);
  const owned = G.players.map((player) => player.coins);
  const later = running ? running.scenes.slice(running.at + (landed(scene) ? 1 : 0)).flatMap(({ happenings }) => happenings) : [];
  return { coins: moved(owned, later, -1), scene, skip };
}

/** Balances count as soon as the coins take off; dice pay nothing yet. */
const landed = (scene: Scene | null) => scene !== null && scene.kind !== 'dice';

/** Whether this card of this seat works in the scene. */
export function worksIn(happenings: readonly CityHappening[], seat: number, card: string): boolean {
  return happenings.some((event) => {
    if (event.type === 'pay') return event.to === seat && event.card === card;
    if (event.type === 'noEffect') return event.seat === seat && event.card === card;
    return event.type === 'build' && event.seat === seat && event.card === card && isEstablishmentId(card);
  });
}
