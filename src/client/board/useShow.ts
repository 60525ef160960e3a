// The animation of what has just happened: dice, then the cards in rule order, then the purchase. It shows, it never delays.
import { useCallback, useEffect, useState } from 'react';
import type { Happening } from '../../game';
import type { LogEntry } from '../match/types';
import { TUMBLE_MS } from '../parts/Dice';
import { type Engine, type Flow, placeOf } from './table';

/** One beat of the animation. */
export interface Scene {
  kind: 'dice' | 'pay' | 'build';
  flows: readonly Flow[];
  /** The places of the cards that work or arrive. */
  works: ReadonlySet<string>;
  /** Cards that come to their place. */
  placed: readonly { seat: number; card: string }[];
  /** Milliseconds. */
  lasts: number;
}

export interface Show {
  /** Coins or hearts by seat as the balances should read now. */
  balances: readonly number[];
  scene: Scene | null;
  /** Shows the end at once. */
  skip(): void;
}

/** `position`: what to show of the match, still that before the roll while dice tumble. */
type Shown<G> = Show & { position: G };

const LASTS = { dice: TUMBLE_MS + 160, pay: 650, build: 450 } as const;

type Staging<H extends Happening> = Pick<Engine<unknown, H>, 'beat' | 'flows' | 'touched'>;

/** The beats of one move, in the order in which they happened. */
export function scenesOf<H extends Happening>(happenings: readonly H[], engine: Staging<H>): Scene[] {
  const beats: { kind: Scene['kind']; group: number; happenings: H[] }[] = [];
  for (const happening of happenings) {
    const beat = engine.beat(happening);
    if (!beat) continue;
    const last = beats.at(-1);
    if (last?.kind === 'pay' && beat.kind === 'pay' && last.group === beat.group) last.happenings.push(happening);
    else beats.push({ ...beat, happenings: [happening] });
  }
  return beats.map((beat) => sceneOf(beat, engine));
}

function sceneOf<H extends Happening>({ kind, happenings }: { kind: Scene['kind']; happenings: H[] }, engine: Staging<H>): Scene {
  const touched = happenings.flatMap((happening) => engine.touched(happening) ?? []);
  return {
    kind,
    flows: happenings.flatMap(engine.flows),
    works: new Set(touched.map(({ seat, card }) => placeOf(seat, card))),
    placed: touched.filter(({ how }) => how === 'placed'),
    lasts: LASTS[kind],
  };
}

/** The balances after these payments; `sign` -1: before them. */
function moved(balances: readonly number[], flows: readonly Flow[], sign: 1 | -1): number[] {
  const next = [...balances];
  const add = (place: Flow['to'], amount: number) => {
    if (typeof place === 'number') next[place] = (next[place] ?? 0) + sign * amount;
  };
  for (const { from, to, amount } of flows) {
    add(from, -amount);
    add(to, amount);
  }
  return next;
}

/** What a scene does to the balance of a seat. */
export function balanceChange(scene: Scene | null, seat: number): number {
  return scene && landed(scene) ? (moved([], scene.flows, 1)[seat] ?? 0) : 0;
}

const still = () => document.hidden || (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);

const seenOf = (log: readonly LogEntry[]) => log.at(-1)?.stateID ?? -1;

interface Running<G> {
  scenes: Scene[];
  at: number;
  /** The position before all of them. */
  before: G;
}

/** Plays each new move of the log once; instant when several arrive together, when hidden, and with reduced motion. */
export function useShow<G, H extends Happening>(
  log: readonly LogEntry[],
  G: G,
  engine: Staging<H> & Pick<Engine<G, H>, 'balances'>,
): Shown<G> {
  const [running, setRunning] = useState<Running<G> | null>(null);
  const [last, setLast] = useState({ log, G, seen: seenOf(log) });
  // Not in an effect: what has just happened must not be drawn, nor read out, before its show has begun.
  if (log !== last.log || G !== last.G) {
    setLast({ log, G, seen: Math.max(last.seen, seenOf(log)) });
    const fresh = log.filter(({ stateID }) => stateID > last.seen);
    if (fresh.length > 0) {
      const scenes = fresh.length === 1 && !still() ? scenesOf((fresh[0] as LogEntry).happenings as readonly H[], engine) : [];
      setRunning(scenes.length > 0 ? { scenes, at: 0, before: last.G } : null);
    }
  }

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
  const later = running ? running.scenes.slice(running.at + (landed(scene) ? 1 : 0)).flatMap(({ flows }) => flows) : [];
  const position = running && !landed(scene) ? running.before : G;
  return { balances: moved(engine.balances(G), later, -1), scene, skip, position };
}

/** Balances count as soon as the coins take off; dice pay nothing yet. */
const landed = (scene: Scene | null) => scene !== null && scene.kind !== 'dice';
