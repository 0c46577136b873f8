import cluster from 'node:cluster';
import { type Config, ConfigError, parseConfig } from '../../config/config.ts';
import { isUnavailable } from '../db/errors.ts';
import { createLog, type Log } from '../log.ts';
import { joinMetrics } from '../metrics-cluster.ts';
import { prepareDataDir } from '../postgres/data-dir.ts';
import { loadSecretKey } from '../secrets.ts';
import { tryAddress } from './address.ts';
import { Closers } from './closers.ts';
import { messageOf } from './command.ts';
import { openDatabase } from './database.ts';
import { startReloading } from './reload.ts';
import { type ProcessParts, type Servable, serve } from './serve.ts';
import { stopOnSignals } from './signals.ts';
import { databaseOfPrimary, notifyPrimary, obeyPrimary, startWorkers } from './workers.ts';

type RunOptions = {
  /** The file to run again in each worker. */
  file: string;
  /** Builds the application; nothing is started by that. */
  build: (parts: ProcessParts) => Promise<Servable>;
  /** For development: folders whose sources one worker serves, replaced as they change. */
  reloads?: readonly string[];
  /** Done once, on the migrated database, before anybody is served; what it returns is printed beside the address. */
  prepare?: (parts: PrepareParts) => Promise<string | undefined>;
};

export type PrepareParts = { config: Config; databaseUrl: string; secretKey: string; log: Log };

type Process = { options: RunOptions; log: Log; closers: Closers; end: (error: unknown) => Promise<void> };

/** Runs the server until it is asked to stop; the only place that ends the process. */
export async function run(options: RunOptions): Promise<void> {
  const config = parseConfig(process.env);
  if (config instanceof ConfigError) return fail(config);
  if (options.reloads && config.production) {
    return fail(new ConfigError('NODE_ENV must not be production for a site that serves its sources: use npm start'));
  }
  const log = createLog(config.logLevel);
  const closers = new Closers(log);
  const end = async (error: unknown) => {
    if (closers.closing) return;
    await closers.run();
    fail(error);
  };
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'An error that nobody expected');
    void end(error);
  };
  process.on('uncaughtException', die);
  // The queue's library doesn't wait for the answer when it reports a job as done: where that is lost, the job runs
  // again.
  process.on('unhandledRejection', (error) => {
    if (isUnavailable(error)) log.error({ err: error }, 'The database went away under what nobody waits for');
    else die(error);
  });
  const self: Process = { options, log, closers, end };
  try {
    await (cluster.isWorker ? runWorker(config, self) : runFirst(config, self));
  } catch (error) {
    if (cluster.isWorker) await notifyPrimary({ kind: 'failed', message: messageOf(error) });
    await end(error);
  }
}

/** The first process: opens the database for all, and serves itself unless it has workers for that. */
async function runFirst(given: Config, { options, log, closers, end }: Process): Promise<void> {
  let abandon: () => void = () => undefined;
  stopOnSignals({ stop: () => closers.run(), abandon: () => abandon() });
  const config = await settle(given);
  const database = await openDatabase({ ...config, log, closers, onLost: (error) => void end(error) });
  abandon = database.abandon;
  const secretKey = await loadSecretKey(config.secretKey, config.dataDir);
  const parts = { config, databaseUrl: database.url, secretKey, log };
  const remark = await options.prepare?.(parts);
  if (config.processes === 1 && !options.reloads) await serve({ ...parts, closers, build: options.build });
  else await serveByWorkers(parts, options, closers);
  const stands =
    config.role === 'jobs' ? `works jobs, watched at port ${config.port}` : `is ready at ${config.publicUrl}`;
  process.stdout.write(`${config.siteName} ${stands}${remark ? ` ${remark}` : ''}\n`);
}

async function serveByWorkers(parts: PrepareParts, { file, reloads }: RunOptions, closers: Closers): Promise<void> {
  const { config } = parts;
  // Workers of two servers could share a port: another server that took it during the preparations is found by asking.
  await tryAddress(config.host, config.port);
  const env = { PORT: String(config.port), PUBLIC_URL: config.publicUrl, DATA_DIR: config.dataDir };
  const workers = reloads
    ? await startReloading({ ...parts, env, file, sources: reloads })
    : await startWorkers({ ...parts, env, file });
  closers.add(workers.stop);
}

async function runWorker(config: Config, { options, log, closers }: Process): Promise<void> {
  joinMetrics();
  obeyPrimary(() => closers.run());
  const secretKey = await loadSecretKey(config.secretKey, config.dataDir);
  await serve({ config, databaseUrl: databaseOfPrimary(), secretKey, log, closers, build: options.build });
  await notifyPrimary({ kind: 'ready' });
}

/** The settings with what only this machine can add: the real directory, and a free port in the place of 0. */
async function settle(given: Config): Promise<Config> {
  const dataDir = await prepareDataDir(given.dataDir);
  const port = await tryAddress(given.host, given.port);
  const publicUrl = given.port === 0 ? `http://localhost:${port}` : given.publicUrl;
  return Object.freeze({ ...given, dataDir, port, publicUrl });
}

function fail(error: unknown): void {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
