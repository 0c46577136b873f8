import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { compileCacheIn } from '../../scripts/compile-cache.ts';

const root = join(import.meta.dirname, '../..');
/** As `npm start` does: what another test has compiled starts in half the time. */
export const compileCache = compileCacheIn(root, undefined);

/** Runs a command of `scripts/` as its user would; what it said, and the code it ended with. */
export async function runScript(script: string, env: Record<string, string>, ...argv: string[]) {
  const own = { PATH: process.env.PATH ?? '', SECRET_KEY: 'a key for tests only', NODE_COMPILE_CACHE: compileCache };
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...argv], {
    env: { ...own, ...env },
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out: out.trim(), errors: errors.trim(), code: code as number };
}
