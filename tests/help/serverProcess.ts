// The built server in a process of its own, as `npm start` runs it, for tests that kill it or read its exit code.
import { type ChildProcess, spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { temporaryFolder } from './server';

/** A production build of the server outside the project. */
export async function buildServer(): Promise<{ file: string; remove(): void }> {
  const folder = temporaryFolder();
  symlinkSync(resolve('node_modules'), join(folder.path, 'node_modules'));
  const outDir = join(folder.path, 'dist');
  await build({ configFile: 'vite.config.ts', logLevel: 'silent', build: { ssr: true, outDir } });
  return { file: join(outDir, 'server.js'), remove: folder.remove };
}

export interface ServerProcess {
  readonly pid: number;
  /** Null when it ended without listening. */
  readonly port: number | null;
  readonly url: string;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  output(): { stdout: string; stderr: string };
}

/** Starts the built server; resolves when it listens or has ended. */
export async function startProcess(file: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', CLIENT_DIR: './no-client', ...env },
    cwd: resolve(file, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (text) => {
      texts[name] += text;
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const port = await Promise.race([listening(child, texts), ended.then(() => null)]);
  return {
    pid: child.pid ?? 0,
    port,
    url: `http://127.0.0.1:${port}`,
    kill: (signal) => void child.kill(signal),
    ended,
    output: () => ({ ...texts }),
  };
}

function listening(child: ChildProcess, texts: { stdout: string }): Promise<number> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const line = texts.stdout.split('\n').find((text) => text.includes('"msg":"listening"'));
      if (line) resolve((JSON.parse(line) as { port: number }).port);
    });
  });
}
