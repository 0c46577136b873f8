import { join } from 'node:path';
import { prepareWorld } from '../world/demonstration.ts';
import { createApp } from './app.ts';
import { run } from './platform/process/run.ts';
import { openStorage } from './platform/storage/open-storage.ts';

/** With `--dev` screens and server are taken from their sources, made anew at each change, instead of from the build. */
const live = process.argv.includes('--dev');
const sources = ['../contract', '../server'].map((folder) => join(import.meta.dirname, folder));

await run({
  file: import.meta.filename,
  reloads: live ? sources : undefined,
  build: (parts) => createApp({ ...parts, storage: openStorage(parts.config), pages: live ? 'live' : 'built' }),
  prepare: prepareWorld,
});
