// Starts the table: reads the settings, serves, and ends cleanly when told to.
import { startTable } from './src/server/app';
import { readSettings, StartError } from './src/server/settings';
import { endOnSignals } from './src/server/shutdown';

try {
  const settings = readSettings(process.env);
  const table = await startTable(settings);
  const { HOST: host } = settings;
  table.log.info(
    { host, port: table.port, url: `http://${host.includes(':') ? `[${host}]` : host}:${table.port}/` },
    'listening',
  );
  endOnSignals(table);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`machi-koro: ${error.message}\n`);
  process.exitCode = 1;
}
