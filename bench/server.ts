import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface Server {
  url: string;
  /** From the start of the process to the first page answered. */
  secondsToFirstPage: number;
  /** To the moment at which it says that it is ready. */
  secondsToReady: number;
  /** Processor time that the server's process has used, all its threads together. */
  cpuSeconds(): number;
  /** The same with the processes that it shares its port among. */
  cpuSecondsOfAll(): number;
  /** A figure of `/metrics`. */
  metric(name: string): Promise<number>;
  /** Pages answered from the guests' cache since the start. */
  cachedPages(): Promise<number>;
  /** Resident memory of the server's process, without the database's. */
  memoryMiB(): number;
  /** The most that it had at any moment. */
  mostMemoryMiB(): number;
  stop(): Promise<void>;
}

interface Options {
  seed?: 'demo' | 'none';
  /** Where the profile of the server's processor time is written when it ends. */
  profile?: string | undefined;
  /** The database of a site that runs already, with its key: a second process of it. */
  beside?: { databaseUrl: string; secretKey: string };
  /** More of its settings. */
  env?: Readonly<Record<string, string>>;
}

export const root = join(import.meta.dirname, '..');

const patienceMs = 120_000;

/** Starts the site as an operator would, on a free port, and waits until it has answered its first page. */
export async function startServer(
  dataDir: string,
  { seed = 'none', profile, beside, env = {} }: Options = {},
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(`${dataDir}.log`, 'a');
  const started = performance.now();
  const profiler = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const child = spawn(process.execPath, [...profiler, 'scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      SEED: seed,
      // Members behind many addresses, as the limits of one address are real.
      TRUST_PROXY: '127.0.0.1',
      ...(beside ? { DATABASE_URL: beside.databaseUrl, SECRET_KEY: beside.secretKey } : {}),
      ...env,
    },
  });
  await firstPage(url, child, `${dataDir}.log`);
  const secondsToFirstPage = (performance.now() - started) / 1000;
  await ready(url);
  return {
    url,
    secondsToFirstPage,
    secondsToReady: (performance.now() - started) / 1000,
    cpuSeconds: () => cpuSeconds(child.pid!),
    cpuSecondsOfAll: () => [child.pid!, ...alikeBelow(child.pid!)].reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    metric: (name) => metric(url, name),
    cachedPages: () => metric(url, 'guest_pages_cached_total'),
    memoryMiB: () => residentMiB(child.pid!, 'VmRSS'),
    mostMemoryMiB: () => residentMiB(child.pid!, 'VmHWM'),
    stop: () => stop(child),
  };
}

async function firstPage(url: string, child: ChildProcess, log: string): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(10)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes('</html>')) return;
  }
  child.kill('SIGKILL');
  throw new Error(`the site did not answer:\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

async function ready(url: string): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(10))
    if ((await fetch(`${url}/readyz`)).ok) return;
  throw new Error('the site is not ready');
}

/** Without x-forwarded-for, so that the site takes the question as one of its own machine. */
async function metric(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const value = new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`the metrics have no ${name}`);
  return Number(value);
}

/** The kernel counts in hundredths of a second. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Children that run the same program; a database that it started is none of them. */
function alikeBelow(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const program = readlinkSync(`/proc/${pid}/exe`);
  return children.filter((child) => readlinkSync(`/proc/${child}/exe`) === program);
}

function residentMiB(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const kB = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kB) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
