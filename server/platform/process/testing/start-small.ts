import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { compileCache } from '../../../../tests/support/command.ts';

export type Started = {
  child: ChildProcess;
  url: string;
  line: string;
  ended: Promise<number | null>;
  errors: () => string;
};

const children: ChildProcess[] = [];

/** Kills what the last test has left. */
export function killSmall(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}

/** Starts the small server; returns when it says that it is ready or when it ends. */
export async function startSmall(env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'small-server.ts')], {
    env: {
      ...{ PATH: process.env.PATH, PORT: '0', SECRET_KEY: 'a key for tests only', NODE_COMPILE_CACHE: compileCache },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const [line] = await Promise.race([once(createInterface(child.stdout!), 'line'), ended.then(() => [''])]);
  return { child, line, url: /http:\S+/.exec(line)?.[0] ?? '', ended, errors: () => errors };
}

/** Asks on a connection of its own, so that any of the workers may answer. */
export async function ask(url: string): Promise<Record<string, unknown>> {
  const [answer] = await once(get(url, { agent: false }), 'response');
  return JSON.parse(await text(answer));
}
