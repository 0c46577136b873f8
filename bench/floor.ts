import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { asServer } from '../scripts/start.ts';
import { get, load } from './load.ts';
import { generator } from './rate.ts';
import { freePort, root } from './server.ts';
import type { Floors } from './share.ts';
import type { Setting } from './world.ts';

interface Measured {
  seconds: number;
  databaseUrl: string;
  setting: Setting;
}

/** Measures each floor in a process of its own, started with the flags of `npm start`. */
export async function measureFloors({ seconds, databaseUrl, setting }: Measured): Promise<Floors> {
  const http = await httpFloor(seconds);
  const select = await selectFloor(seconds, databaseUrl, setting);
  return { ...http, select };
}

function start(script: string, own: Record<string, string>): ChildProcess {
  const { args, env } = asServer(script);
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: [...stdio],
    env: { ...env, NODE_ENV: 'production', ...own },
  });
}

async function httpFloor(seconds: number): Promise<Floors> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = start('bench/floors/http.ts', { PORT: String(port) });
  try {
    await answering(url, child);
    const asked = { url, requests: [get('/')], seconds };
    await load({ ...asked, seconds: 1, expect: 'floor' }, generator);
    const http = (await load({ ...asked, expect: 'floor' }, generator)).perSecond;
    return { http, 'http, unread': (await load({ ...asked, expect: '' }, generator)).perSecond };
  } finally {
    child.kill('SIGKILL');
  }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline && child.exitCode === null; await delay(20)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return void (await answer.arrayBuffer());
  }
  throw new Error('the floor’s server did not answer');
}

async function selectFloor(seconds: number, databaseUrl: string, { threads }: Setting): Promise<number> {
  const env = {
    DATABASE_URL: databaseUrl,
    SECONDS: String(seconds),
    TIDS: threads
      .slice(0, 400)
      .map(({ tid }) => tid)
      .join(),
  };
  const child = start('bench/floors/select.ts', env);
  const [printed] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
  const perSecond = Number(printed);
  if (!(perSecond > 0)) throw new Error(`the floor of selects printed no rate: ${printed}`);
  return perSecond;
}
