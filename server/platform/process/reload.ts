import cluster, { type Worker } from 'node:cluster';
import { relative } from 'node:path';
import type { Log } from '../context.ts';
import { messageOf } from './command.ts';
import { watchSources } from './watch-sources.ts';
import { prepareWorkers, stopWorker, untilReady } from './workers.ts';

export type ReloadOptions = {
  /** The file that a worker runs, and its arguments. */
  file: string;
  databaseUrl: string;
  env: Record<string, string>;
  log: Log;
  /** Folders whose sources the server is made of. */
  sources: readonly string[];
};

const isSource = (file: string): boolean => /\.(?:ts|json)$/.test(file) && !file.endsWith('.test.ts');

/**
 * For development: serves from one worker and replaces it when the sources change, while the database goes on. The next
 * one takes over when it is ready; where it can't start, for a mistake in what is being written, the last one stays.
 */
export async function startReloading(options: ReloadOptions): Promise<{ stop: () => Promise<void> }> {
  const fork = prepareWorkers({ ...options, args: ['--dev'] });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  let stopping = false;
  let current: Worker = await started(fork());
  let starting: Worker | undefined;
  let waiting = false;
  let under: Promise<void> | undefined;

  const watchOver = (worker: Worker) =>
    worker.once('exit', () => {
      if (worker === current && !stopping) say('The server ended; the next change of a source starts another');
    });
  watchOver(current);
  const replace = async (): Promise<void> => {
    const from = performance.now();
    try {
      starting = fork();
      const next = await started(starting);
      const last = current;
      current = next;
      starting = undefined;
      watchOver(next);
      say(`Reloaded in ${Math.round(performance.now() - from)} ms`);
      await stopWorker(last);
    } catch (error) {
      if (!stopping && !waiting) say(`${messageOf(error)}; the server as it was goes on`);
    }
  };
  /** Replaces the worker, and once more where the sources changed again while it did so. */
  const reload = async (): Promise<void> => {
    while (waiting && !stopping) {
      waiting = false;
      await replace();
    }
  };
  const unwatch = watchSources(options.sources, (files) => {
    const migrations = files.filter((file) => file.endsWith('.sql'));
    for (const file of migrations) say(`${relative(process.cwd(), file)}: applied when npm run dev is started anew`);
    if (!files.some(isSource)) return;
    waiting = true;
    // What starts from sources that have changed again is of no use, and may never come to its end.
    starting?.process.kill('SIGKILL');
    under = (under ?? Promise.resolve()).then(reload);
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    unwatch();
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker)));
    await under;
  };
  return { stop };
}

async function started(worker: Worker): Promise<Worker> {
  await untilReady(worker);
  return worker;
}
