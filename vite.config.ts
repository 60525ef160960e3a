// Builds the client (dist/client) and, with --ssr, the server (dist/server); also configures the tests.
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import license from 'rollup-plugin-license';
import { defineConfig } from 'vitest/config';

const FONT = 'node_modules/@fontsource-variable/nunito-sans/LICENSE';

/** The licences of everything that is shipped to browsers, linked from the footer: of the scripts, and of the font. */
const thirdParty = () =>
  license({
    thirdParty: {
      output: {
        file: 'dist/client/third-party.txt',
        template: (packages) => [...packages.map((one) => one.text()), readFileSync(FONT, 'utf8')].join('\n\n---\n\n'),
      },
    },
  });

const SERVER = process.env.DEV_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ isSsrBuild }) => ({
  root: isSsrBuild ? undefined : 'src/client',
  plugins: isSsrBuild ? [] : [react(), thirdParty()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: { input: { server: 'server.ts', botWorker: 'src/server/bots/worker.ts' } },
      }
    : { outDir: '../../dist/client', emptyOutDir: true, target: 'es2022' },
  // boardgame.io's folders are directory imports that plain Node refuses: the built server imports the files behind them.
  resolve: isSsrBuild ? { alias: [{ find: /^boardgame\.io\/(\w+)$/, replacement: 'boardgame.io/dist/cjs/$1.js' }] } : undefined,
  worker: { format: 'es' },
  // As objects, since Vite changes the Host for plain strings, and the server refuses pages whose origin is not its Host.
  server: { proxy: { '/games': { target: SERVER }, '/healthz': SERVER, '/socket.io': { target: SERVER, ws: true } } },
  test: {
    root: '.',
    // No test measures time; a loaded machine must not fail one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default leaves a core idle: half of a CI machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'node', root: '.', include: ['tests/**/*.test.ts'], exclude: ['tests/client/**', 'tests/e2e/**'] },
      },
      {
        extends: true,
        test: {
          name: 'client',
          root: '.',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/help/client.ts'],
        },
      },
    ],
  },
}));
