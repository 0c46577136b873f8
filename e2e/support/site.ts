import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compileCache } from '../../tests/support/command.ts';

export interface SiteOptions {
  databaseUrl: string;
  dataDir: string;
  /** Builds the demonstration world first. */
  world?: boolean;
  /** The name that browsers reach it by; passkeys belong to a name, never to a bare address. */
  name?: 'localhost';
  /** More settings, or others than these. */
  env?: Record<string, string>;
}

export interface Site {
  url: string;
  process: ChildProcess;
  /** Ends it as an operator would, and fails if it does not end cleanly. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const patienceMs = 90_000;

/** Starts the built server as a process of its own on a free port and waits until it is ready. */
export async function startSite(options: SiteOptions): Promise<Site> {
  return (await beginSite(options)).ready;
}

/** The same, with its address at once, for who has something to do until it is ready. */
export async function beginSite({
  databaseUrl,
  dataDir,
  world = false,
  name,
  env = {},
}: SiteOptions): Promise<{ url: string; ready: Promise<Site> }> {
  const port = await freePort();
  const url = `http://${name ?? '127.0.0.1'}:${port}`;
  const child = spawn(process.execPath, ['build/site/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_COMPILE_CACHE: compileCache,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: 'a key for tests, kept nowhere',
      SEED: world ? 'demo' : 'none',
      VERIFICATION_IMAGE: 'fixed:1234',
      FIRST_POSTS: 'shown',
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
  });
  const said = record(child, port);
  const site = { url, process: child, stop: () => stop(child, said) };
  return { url, ready: ready(url, child, said).then(() => site) };
}

/** What the server says goes to test-results/ and, when it fails, into the error. */
function record(child: ChildProcess, port: number): () => string {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, `site-${port}.log`));
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      file.write(chunk);
      tail = (tail + chunk.toString()).slice(-4000);
    });
  }
  child.once('exit', () => file.end());
  return () => tail;
}

async function ready(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the site did not start:\n${said()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the site was not ready after ${patienceMs / 1000} s:\n${said()}`);
}

async function stop(child: ChildProcess, said: () => string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error(`the site ended by itself (${child.exitCode ?? child.signalCode}):\n${said()}`);
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  child.kill('SIGTERM');
  const [code, signal] = await ended;
  if (code !== 0) throw new Error(`the site ended with ${code ?? signal}:\n${said()}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
