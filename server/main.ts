import { prepareWorld } from '../world/demonstration.ts';
import { createApp } from './app.ts';
import { run } from './platform/process/run.ts';
import { openStorage } from './platform/storage/open-storage.ts';

/** With `--dev` the screens are taken from their sources, made anew at each change, instead of from the build. */
const live = process.argv.includes('--dev');

await run({
  file: import.meta.filename,
  alone: live,
  build: (parts) => createApp({ ...parts, storage: openStorage(parts.config), pages: live ? 'live' : 'built' }),
  prepare: prepareWorld,
});
