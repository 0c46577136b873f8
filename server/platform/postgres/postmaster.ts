import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { clusterArgument, lastError, serverEnvironment } from './cluster.ts';
import { inspect, postmasterPid, processesOf } from './liveness.ts';
import type { ServerUser } from './server-user.ts';

const logLimit = 8 * 1024 * 1024;
const fastStopMs = 20_000;

/** Settings for a small machine; given on each start, so that a new release may change them. */
function settings(durable: boolean): Record<string, string> {
  const memory = totalmem() / 1024 / 1024;
  return {
    listen_addresses: '',
    unix_socket_directories: '.',
    max_connections: '200',
    shared_buffers: memory >= 4096 ? '256MB' : memory >= 1024 ? '128MB' : '32MB',
    effective_cache_size: `${Math.max(128, Math.floor(memory / 2))}MB`,
    maintenance_work_mem: '64MB',
    work_mem: '8MB',
    random_page_cost: '1.1',
    // Plans of a forum are short; compiling them costs more than it saves.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    checkpoint_timeout: '15min',
    max_wal_size: '1GB',
    // Packing the image of a page takes the processor a fifth of a millisecond, many times what writing it takes.
    wal_compression: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements may carry members' data, so a failing one is logged without its text.
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    // A throw-away database ends before it is worth tidying, and can't be dropped by its owner while that goes on.
    autovacuum: durable ? 'on' : 'off',
  };
}

/** Servers that this process started, by the real path of their cluster: for its first moments no file has a server's number. */
const started = new Map<string, ChildProcess>();

/** A server that we started ourselves: ended says when and why it is gone. */
export type Launched = { ended: () => string | undefined };

/**
 * Starts the server apart from our process group, so that Ctrl-C reaches it through us alone, after our connections
 * are closed; and with a log file instead of a pipe, so that it survives us and can be adopted.
 */
export async function launch(
  cluster: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
  logFile: string,
): Promise<Launched> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size > logLimit) await truncate(logFile);
  const log = await open(logFile, 'a', 0o600);
  const from = (await log.stat()).size;
  const options = Object.entries(settings(durable)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    const child = spawn(binaries.postgres, ['-D', clusterArgument(cluster), ...options], {
      ...user,
      cwd: cluster,
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    started.set(realpathSync(cluster), child);
    return await watch(child, logFile, from);
  } finally {
    await log.close();
  }
}

async function watch(child: ChildProcess, logFile: string, from: number): Promise<Launched> {
  let reason: string | undefined;
  child.on('error', (error) => {
    reason = error.message;
  });
  child.on('exit', async () => {
    const text = await readFile(logFile).catch(() => Buffer.alloc(0));
    reason = lastError(text.subarray(from).toString());
  });
  return { ended: () => reason };
}

/** Stops the server, also one that another process started, and returns when its last process is gone. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid === undefined || (await inspect(cluster)) !== 'alive') return;
  if (process.platform === 'linux' && !(await processesOf(cluster)).includes(pid)) return;
  // Fast: roll back what is open, write a checkpoint. Should that take too long: leave at once, recover at the start.
  signal(pid, 'SIGINT');
  const patience = Date.now() + fastStopMs;
  let hurried = false;
  while ((await inspect(cluster)) === 'alive') {
    if (!hurried && Date.now() > patience) {
      signal(pid, 'SIGQUIT');
      hurried = true;
    }
    await delay(10);
  }
}

/** Asks our server to stop without waiting. */
export function askToStop(cluster: string): void {
  try {
    started.get(realpathSync(cluster))?.kill('SIGINT');
    signal(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10), 'SIGINT');
  } catch {
    // No lock, no server.
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone in the meantime, which is what was wanted.
  }
}
