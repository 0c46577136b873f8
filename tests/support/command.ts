import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs a command of `scripts/` as its user would; what it said, and the code it ended with. */
export async function runScript(script: string, env: Record<string, string>, ...argv: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts', script), ...argv], {
    env: { PATH: process.env.PATH ?? '', SECRET_KEY: 'a key for tests only', ...env },
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out: out.trim(), errors: errors.trim(), code: code as number };
}
