// Builds the programs that play matches by the thousand (dist/tools): a runner of TypeScript would slow them down severalfold.
import { defineConfig } from 'vite';

export default defineConfig({
  // As in vite.config.ts: plain Node refuses directory imports.
  resolve: { alias: [{ find: /^boardgame\.io\/(\w+)$/, replacement: 'boardgame.io/dist/cjs/$1.js' }] },
  build: {
    ssr: true,
    outDir: 'dist/tools',
    emptyOutDir: false,
    target: 'node20',
    copyPublicDir: false,
    rollupOptions: {
      // Beside the programs, where they look for each other; without hashes, so that old ones do not pile up.
      output: { chunkFileNames: '[name].js' },
      input: {
        budget: 'bench/budget.ts',
        ladder: 'bench/ladder.ts',
        regret: 'bench/regret.ts',
        regretWorker: 'scripts/simulate/regretWorker.ts',
        search: 'bench/search.ts',
        simulate: 'scripts/simulate.ts',
        simulateWorker: 'scripts/simulate/worker.ts',
        train: 'scripts/train.ts',
        trainWorker: 'scripts/train/worker.ts',
      },
    },
  },
});
