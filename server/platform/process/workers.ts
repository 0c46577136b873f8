import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../config/config.ts';
import type { Log } from '../context.ts';
import { answerMetricsQuestions } from '../metrics-cluster.ts';
import { StartupError } from '../startup-error.ts';

/** What a worker sends to its primary, and what it gets. */
type FromWorker = { kind: 'ready' } | { kind: 'failed'; message: string };
type FromPrimary = { kind: 'stop' };

/** Where the primary's database runs; handed to the workers, and not a setting of anybody else's. */
const databaseVariable = 'WORKER_DATABASE_URL';
const stopSeconds = 15;
const firstWaitMs = 100;
const longestWaitMs = 5000;
/** A worker that lived this long had started well; what ended it need not happen to the next one. */
const healthyMs = 10_000;

type WorkersOptions = {
  /** How many there are, and how long one that ends goes on serving. */
  config: Pick<Config, 'processes' | 'drainSeconds'>;
  /** The file that a worker runs. */
  file: string;
  databaseUrl: string;
  env: Record<string, string>;
  log: Log;
};

/** Starts the workers and replaces those that die; returns when all of them serve. */
export async function startWorkers(options: WorkersOptions): Promise<{ stop: () => Promise<void> }> {
  const { config, log } = options;
  const fork = prepareWorkers({ ...options, args: [] });
  let stopping = false;

  const supervise = async (worker: Worker, wait = firstWaitMs): Promise<void> => {
    const born = performance.now();
    await untilGone(worker);
    if (stopping) return;
    const pause = performance.now() - born > healthyMs ? firstWaitMs : wait;
    log.error({ pid: worker.process.pid, wait: pause }, 'A worker ended unasked; another takes its place');
    await delay(pause, undefined, { ref: false });
    if (!stopping) void supervise(fork(), Math.min(pause * 2, longestWaitMs));
  };
  const stop = async () => {
    stopping = true;
    await Promise.all(
      Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker, config.drainSeconds)),
    );
  };

  const first = Array.from({ length: config.processes }, fork);
  try {
    await Promise.all(first.map(untilReady));
  } catch (error) {
    await stop();
    throw error;
  }
  for (const worker of first) void supervise(worker);
  return { stop };
}

/** How the workers of this process are started. */
export function prepareWorkers(options: Pick<WorkersOptions, 'file' | 'env' | 'databaseUrl'> & { args: string[] }) {
  cluster.setupPrimary({ exec: options.file, args: options.args });
  answerMetricsQuestions();
  return (): Worker => cluster.fork({ ...options.env, [databaseVariable]: options.databaseUrl });
}

/** Resolves when the worker serves; one that can't is an error that says why. */
export function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'failed') reject(new StartupError(message.message));
      if (message.kind === 'ready') resolve();
    });
    worker.once('error', (error) => reject(new StartupError(`A worker cannot be started (${error.message})`)));
    worker.once('exit', (code, signal) => reject(new StartupError(`A worker ended at its start (${signal ?? code})`)));
  });
}

function untilGone(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) resolve();
    worker.once('exit', () => resolve());
    // Of a process that the system refuses to make there is no exit; of one that dies while a message is sent to it the
    // exit follows.
    worker.on('error', () => worker.process.pid === undefined && resolve());
  });
}

/** Asks a worker to end in order, and ends it when that takes too long. */
export async function stopWorker(worker: Worker, drainSeconds = 0): Promise<void> {
  if (worker.isDead() || worker.process.pid === undefined) return;
  const ended = once(worker, 'exit');
  if (worker.isConnected()) worker.send({ kind: 'stop' } satisfies FromPrimary);
  else worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), (stopSeconds + drainSeconds) * 1000);
  await ended;
  clearTimeout(timer);
}

/** In a worker: the database that the primary has opened. */
export function databaseOfPrimary(): string {
  const url = process.env[databaseVariable];
  if (url === undefined) throw new StartupError('A worker is started by its primary only');
  return url;
}

/** In a worker: reports to the primary how the start went. */
export async function notifyPrimary(message: FromWorker): Promise<void> {
  await new Promise<void>((resolve) => {
    if (process.connected && process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });
}

/** In a worker: ends when the primary says so, when it is gone, or when asked directly; a Ctrl-C is the primary's. */
export function obeyPrimary(stop: () => Promise<void>): void {
  const end = () => void stop().then(() => process.exit(0));
  process.on('message', (message: FromPrimary) => {
    if (message?.kind === 'stop') end();
  });
  process.on('disconnect', end);
  process.on('SIGTERM', end);
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => undefined);
}
