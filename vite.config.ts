// Builds the client (dist/client) and, with --ssr, the server (dist/server); also configures the tests.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.DEV_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ isSsrBuild }) => ({
  root: isSsrBuild ? undefined : 'src/client',
  plugins: [react()],
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node20', copyPublicDir: false }
    : { outDir: '../../dist/client', emptyOutDir: true, target: 'es2022' },
  // boardgame.io's folders are directory imports that plain Node refuses: the built server imports the files behind them.
  resolve: isSsrBuild ? { alias: [{ find: /^boardgame\.io\/(\w+)$/, replacement: 'boardgame.io/dist/cjs/$1.js' }] } : undefined,
  worker: { format: 'es' },
  server: { proxy: { '/games': SERVER, '/healthz': SERVER, '/socket.io': { target: SERVER, ws: true } } },
  test: {
    root: '.',
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
