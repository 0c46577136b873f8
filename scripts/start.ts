import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildWhereNeeded, builtServer, endWithout } from './built.ts';
import { compileCacheIn } from './compile-cache.ts';

const root = join(import.meta.dirname, '..');

/** Flags of the server's Node, each with its reason; `docs/operations/runtime.md` says the same. */
export const flags: Readonly<Record<string, string>> = {
  '--max-old-space-size=320': 'a fault can’t take the whole machine’s memory',
  '--max-semi-space-size=8': 'new objects take 24 MiB at most',
  '--heap-growing-percent=60': 'by V8’s own quarter a busy heap was marked from end to end every 25 pages',
  '--no-flush-bytecode': 'what is quiet for a while needn’t be compiled again',
  '--expose-gc': 'memory is given back in a quiet moment',
};

/** What stands in its environment, and why. */
export const environment: Readonly<Record<string, string>> = {
  'MALLOC_ARENA_MAX=2': 'glibc would hold a heap of its own for each thread',
  'MALLOC_MMAP_THRESHOLD_=65536': 'bigger buffers go back to the system as soon as they are free',
  NODE_COMPILE_CACHE: 'modules compiled once are read compiled from then on: a warm start takes a second',
};

/** Arguments and environment of a file that runs as the server does; flags that this process was started with follow ours. */
export function asServer(file: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const settings = Object.keys(environment).flatMap((each) => (each.includes('=') ? [each.split('=', 2)] : []));
  const cache = process.env.NODE_COMPILE_CACHE ?? compileCacheIn(root, process.env.DATA_DIR);
  const env = { ...process.env, ...Object.fromEntries(settings), NODE_COMPILE_CACHE: cache };
  return { args: [...Object.keys(flags), ...process.execArgv, file], env };
}

/** `npm start`: screens and server built where needed (never with `--built`), then the server in the place of this process. */
async function startBuilt(): Promise<void> {
  if (!process.argv.includes('--built')) await buildWhereNeeded().catch(endWithout);
  const { args, env } = asServer(builtServer);
  // The same process, so that whoever started it sends its signals to the server.
  process.execve?.(process.execPath, [process.execPath, ...args], env);
}

/** `npm run dev`: the server from its sources, in this process. */
async function startSources(): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= compileCacheIn(root, process.env.DATA_DIR);
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  await import('../server/main.ts');
}

/** The bench and a test read the flags alone. */
const isRun = realpathSync(process.argv[1] ?? '.') === import.meta.filename;

if (isRun && Number.parseInt(process.versions.node, 10) < 24) {
  // Run by hand on an older Node: the project brings its own.
  const node = join(root, 'node_modules/.bin/node');
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}
if (isRun) await (process.argv.includes('--dev') ? startSources() : startBuilt());
