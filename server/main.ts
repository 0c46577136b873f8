import { join } from 'node:path';
import { prepareWorld } from '../world/demonstration.ts';
import { createApp } from './app.ts';
import type { Config } from './config/config.ts';
import { createDb } from './platform/db/pool.ts';
import { endWithParent } from './platform/process/end-with-parent.ts';
import { run } from './platform/process/run.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { requireStoreOfSite } from './platform/storage/store-of-site.ts';

if (process.env.npm_lifecycle_event !== undefined) endWithParent();

/** With `--dev` screens and server are taken from their sources, made anew at each change, instead of from the build. */
const live = process.argv.includes('--dev');
const sources = ['../contract', '../server'].map((folder) => join(import.meta.dirname, folder));

/** Nobody asks a process of jobs for a page. */
const pagesOf = (role: Config['role']) => (role === 'jobs' ? 'none' : live ? 'live' : 'built');

await run({
  file: import.meta.filename,
  reloads: live ? sources : undefined,
  build: async (parts) => {
    const storage = openStorage(parts.config);
    const onFault = (fault: Error) => {
      throw fault;
    };
    await requireStoreOfSite({ db: createDb(parts.pool), storage, log: parts.log, onFault });
    return createApp({ ...parts, storage, pages: pagesOf(parts.config.role) });
  },
  prepare: prepareWorld,
});
