// The threads of a training, as the built program starts them, against the same lessons given one after another in one thread.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Adam } from '../../scripts/train/adam';
import { MATCHES, PUPILS } from '../../scripts/train/pupils';
import { teach } from '../../scripts/train/school';
import { freshWeights } from '../../scripts/train/trainee';
import { engineFor } from '../../src/bots/engines';
import type { Weights } from '../../src/bots/network/network';
import { packWeights } from '../../src/bots/network/weightFile';

const run = promisify(execFile);
/** Where what it needs is found. */
const folder = mkdtempSync(join('node_modules', '.tools-'));
const [game, seats, seed, hidden, rate, lessons] = ['machi-koro', 2, 1, 32, 0.005, 3] as const;

beforeAll(async () => {
  const config = ['-c', 'vite.tools.config.ts', '--outDir', folder, '--logLevel', 'error'];
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...config]);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a lesson is given out before the one before it is over, and each is learnt from in its turn', {
  timeout: 60_000,
}, async () => {
  const games = lessons * PUPILS * MATCHES;
  const weights = freshWeights(engineFor(game).outlook.facts(seats).sizes, seats, hidden, seed);
  const adam = new Adam(weights);
  const learn = (lesson: number): Weights[] =>
    Array.from({ length: PUPILS }, (_, pupil) => {
      const from = (lesson * PUPILS + pupil) * MATCHES;
      return teach({ game, seats, seed }, weights, from, from + MATCHES);
    });
  let learning = learn(0);
  for (let lesson = 0; lesson < lessons; lesson++) {
    const ahead = lesson + 1 < lessons ? learn(lesson + 1) : [];
    adam.step(learning, rate * 100 ** (-lesson / lessons));
    learning = ahead;
  }

  const out = join(folder, 'weights.json');
  const args = { game, players: seats, seed, hidden, rate, games, out };
  const words = Object.entries(args).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // As in a copy without the repository.
  const env = { ...process.env, GIT_DIR: join(folder, 'none') };
  await run(process.execPath, [join(folder, 'train.js'), ...words], { env });
  const { madeBy, ...trained } = JSON.parse(readFileSync(out, 'utf8'));
  expect(madeBy).toMatchObject({ game, seed, games, rate, commit: 'unknown' });
  expect(madeBy.minutes).toBeGreaterThan(0);
  expect({ ...trained, madeBy }).toEqual(packWeights(weights, madeBy));
});
