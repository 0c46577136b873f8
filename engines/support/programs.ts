import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Programs of Debian's packages that no ordinary path has. */
const more = ['/usr/sbin', '/usr/lib/postgresql/15/bin', '/usr/local/sbin'];

/** Where a program stands; undefined where it isn't installed. */
export function programOf(name: string): string | undefined {
  for (const folder of [...(process.env.PATH ?? '').split(':'), ...more]) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // It may stand in the next one.
    }
  }
  return undefined;
}

/** Ports of this machine that nobody listens on, a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** A directory for the time of a test. */
export async function scratch(name: string): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), `baobab-${name}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export interface Running {
  child: ChildProcess;
  /** What it printed last; for the message of a test that fails. */
  said: () => string;
  /** Ends it, at once where it doesn't by itself. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const saidAtMost = 20_000;
const patienceMs = 10_000;

/** Starts a program of a test. */
export function start(program: string, args: readonly string[], env: Record<string, string> = {}): Running {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (data: Buffer) => {
      said = `${said}${data}`.slice(-saidAtMost);
    });
  const ended = once(child, 'exit');
  return {
    child,
    said: () => said,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGCONT');
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Waits until something holds of an engine; fails with what it said. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  said: () => string = () => '',
  seconds = 30,
): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (await holds().catch(() => false)) return;
    await sleep(50);
  }
  throw new Error(`${what}: not within ${seconds} seconds\n${said()}`);
}
