// Starts the web worker in which a browser's bots think: moves and analyses come from the same script.
export const startBrowserWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
