import { spawnSync } from 'node:child_process';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { buildWhereNeeded, builtServer, endWithout } from './built.ts';
import { compileCacheIn } from './compile-cache.ts';

/**
 * `npm start`: screens and server built where needed, then the server in this process. `npm run dev`, with `--dev`: the
 * server from its sources.
 */
const live = process.argv.includes('--dev');

if (Number.parseInt(process.versions.node, 10) < 24) {
  // Run by hand on an older Node: the project brings its own.
  const node = join(import.meta.dirname, '../node_modules/.bin/node');
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}
// `npm start` names the place, so that Node loads no compiler of types for what is compiled already; it may not be writable.
if (getCompileCacheDir() === undefined) {
  process.env.NODE_COMPILE_CACHE = compileCacheIn(join(import.meta.dirname, '..'), process.env.DATA_DIR);
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
if (process.env.npm_lifecycle_event !== undefined) endWithParent();
if (!live) await buildWhereNeeded().catch(endWithout);
await import(live ? join(import.meta.dirname, '../server/main.ts') : builtServer);

/** npm killed outright can't pass it on; without this the server would live on unseen and hold the port. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
