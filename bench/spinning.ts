import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { asServer } from '../scripts/start.ts';
import { freePort, root } from './server.ts';

/** Processes that only compute, on one port: what two cores are worth against one on this machine. */
export async function startSpinning(count: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const { args, env } = asServer('bench/floors/spinning.ts');
  const start = (): ChildProcess =>
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, PORT: String(port) } });
  const children = Array.from({ length: count }, start);
  const url = `http://127.0.0.1:${port}`;
  await delay(500);
  for (let tries = 0; tries < 100 && !(await fetch(url).catch(() => undefined)); tries += 1) await delay(50);
  return {
    url,
    stop: async () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
