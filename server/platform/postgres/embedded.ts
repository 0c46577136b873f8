import { realpath, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { findBinaries, installerOf, majorVersion } from './binaries.ts';
import { clusterVersion, ensureCluster, removeDrafts, superuser } from './cluster.ts';
import { prepareDataDir } from './data-dir.ts';
import { clearLeftovers, inspect, recordHost } from './liveness.ts';
import { askToStop, type Launched, launch, stopPostmaster } from './postmaster.ts';
import { chooseServerUser } from './server-user.ts';
import { socketDirectory } from './socket-path.ts';

type EmbeddedOptions = {
  dataDir: string;
  /** true: a DATA_DIR without a database is refused, and nothing is created in it. */
  existing?: boolean;
  /** true: a database of an older major version is run as it is, to be read and moved over. */
  olderMajor?: boolean;
  /**
   * false: nothing is synced to disk, and the owner may create databases; for tests and their throwaway directories.
   */
  durable?: boolean;
  /** Called with a sentence when something happens to the server after the start (lost, back again). */
  onNotice?: (notice: string) => void;
  /** Called once when the server is lost and can't be brought back. */
  onLost?: (error: Error) => void;
};

type Embedded = {
  /** The application's own database, as its unprivileged owner. */
  url: string;
  /** The superuser's connection to the maintenance database, for tests and tools that clone databases. */
  adminUrl: string;
  stop: () => Promise<void>;
  /** Asks the server to stop and doesn't wait for it; for a process that leaves at once. */
  abandon: () => void;
};

/**
 * Where the embedded database of a DATA_DIR answers while a server runs on it, for a tool that works beside it;
 * undefined when it is stopped.
 */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const directory = await realpath(dataDir).catch(() => undefined);
  if (directory === undefined) return undefined;
  const host = await socketDirectory(join(directory, 'postgres'));
  const client = new pg.Client({ host, port: 5432, user: ownerRole, database: databaseName });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return urlOf(host, ownerRole, databaseName);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** One application process at a time may own a cluster; the lock lives in the server, so it dies with its holder. */
const ownerLock = 'select pg_try_advisory_lock(1650549615, 1) as held';
const lockPatienceMs = 3000;
const waitMs = 120_000;
const silenceMs = 2000;
const ownerRole = 'baobab';
const databaseName = 'baobab';

/** Starts the embedded PostgreSQL of DATA_DIR, or adopts the one that a killed application left running. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const durable = options.durable ?? true;
  const major = await versionToRun(options);
  const dataDir = await prepareDataDir(options.dataDir);
  const cluster = join(dataDir, 'postgres');
  const user = await chooseServerUser(dataDir, cluster);
  const binaries = await findBinaries({ dataDir, user, major });
  await ensureCluster(cluster, dataDir, binaries, user, durable);
  const host = await socketDirectory(cluster);
  const run = () => launch(cluster, binaries, user, durable, join(dataDir, 'postgres.log'));
  const own = () => takeOwnership(cluster, host, run);

  let stopping = false;
  let owner = await own();
  await ensureDatabase(owner, durable);
  await removeDrafts(dataDir);

  let returning: Promise<void> | undefined;
  const bringBack = async () => {
    options.onNotice?.('The embedded database was lost; starting it again');
    try {
      owner = await own();
      guard(owner);
      options.onNotice?.('The embedded database is back');
    } catch (error) {
      options.onLost?.(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const guard = (client: pg.Client) => {
    client.once('end', () => {
      if (!stopping) returning = bringBack();
    });
  };
  guard(owner);

  return {
    url: urlOf(host, ownerRole, databaseName),
    adminUrl: urlOf(host, superuser, 'postgres'),
    stop: async () => {
      stopping = true;
      // A server that is just being started again would outlive us, unseen.
      await returning;
      await owner.end().catch(() => undefined);
      await stopPostmaster(cluster);
      if (host !== cluster) await rm(host, { force: true });
    },
    abandon: () => {
      stopping = true;
      askToStop(cluster);
    },
  };
}

/** Looks before anything is created: a misspelt DATA_DIR would else become an empty site. */
async function versionToRun({ dataDir, existing, olderMajor }: EmbeddedOptions): Promise<string> {
  const cluster = join(resolve(dataDir), 'postgres');
  const version = await clusterVersion(cluster);
  if (version === undefined && existing) {
    throw new StartupError(
      `DATA_DIR ${resolve(dataDir)} holds no database: ` +
        'set DATA_DIR or DATABASE_URL to those of the site, or begin one by npm start',
    );
  }
  if (version === undefined || version === majorVersion) return majorVersion;
  const installer = installerOf(version);
  if (olderMajor && installer !== undefined) return version;
  const first = installer === undefined ? 'with the release that wrote it' : installer;
  throw new StartupError(
    `${cluster} was written by PostgreSQL ${version}; this release runs ${majorVersion}. To move it over: ${first}, ` +
      `npm run backup -- DIR, mv ${cluster} ${cluster}.${version}, npm run restore -- DIR`,
  );
}

function urlOf(host: string, user: string, database: string): string {
  return `postgres://${user}@${encodeURIComponent(host)}:5432/${database}`;
}

/** Reaches the server, starting it where it is proven not to run, and takes the lock that makes the cluster ours. */
async function takeOwnership(cluster: string, host: string, run: () => Promise<Launched>): Promise<pg.Client> {
  const deadline = Date.now() + waitMs;
  let launched: Launched | undefined;
  let quietSince: number | undefined;
  for (;;) {
    const answer = await knock(host);
    if (answer instanceof pg.Client) return lockOrRefuse(answer, cluster);
    const ended = launched?.ended();
    // A server that lost the race for the cluster is no failure: the winner answers the next knock.
    if (ended !== undefined && (await inspect(cluster)) !== 'alive') {
      throw new StartupError(`The embedded database does not start: ${ended}`);
    }
    if (Date.now() > deadline) throw new StartupError(`The embedded database in ${cluster} does not answer`);
    if (answer === 'busy') quietSince = undefined;
    else {
      quietSince ??= Date.now();
      if (!launched && (await isFree(cluster, Date.now() - quietSince))) {
        await recordHost(cluster);
        launched = await run();
      }
    }
    await delay(10);
  }
}

async function isFree(cluster: string, quietMs: number): Promise<boolean> {
  const state = await inspect(cluster);
  if (state === 'none') return true;
  // A living server listens on its socket from its first moments to its last, and a socket answers across
  // containers of one kernel: a refusal that lasts is the proof that the process number can't give.
  if (state === 'dead' || (state === 'silent' && quietMs > silenceMs)) {
    await clearLeftovers(cluster);
    return true;
  }
  if (state === 'unknown') {
    throw new StartupError(
      `${cluster} may be in use on another machine; if it is certain that it is not, delete its postmaster.pid`,
    );
  }
  return false;
}

/** A connection, or what the server says instead: silent when nobody listens, busy while it starts or stops. */
async function knock(host: string): Promise<pg.Client | 'silent' | 'busy'> {
  const client = new pg.Client({ host, port: 5432, user: superuser, database: 'postgres', password: '' });
  // Without a listener a lost connection would end the process; the end event notifies the guard.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = (error as { code?: string }).code;
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return 'silent';
    // 57P03: starting up or shutting down. The rest are connections cut in the midst of either.
    if (code === '57P03' || code === 'ECONNRESET' || code === 'EPIPE' || code === undefined) return 'busy';
    throw new StartupError(`The embedded database refuses us: ${error instanceof Error ? error.message : error}`);
  }
}

async function lockOrRefuse(client: pg.Client, cluster: string): Promise<pg.Client> {
  // The lock of a process that is just ending, or was killed a moment ago, is released within this time.
  for (const deadline = Date.now() + lockPatienceMs; ; await delay(50)) {
    const { rows } = await client.query<{ held: boolean }>(ownerLock);
    if (rows[0]?.held) return client;
    if (Date.now() > deadline) break;
  }
  await client.end();
  throw new StartupError(`${cluster} is in use by another running server; stop it or give another DATA_DIR`);
}

async function ensureDatabase(owner: pg.Client, durable: boolean): Promise<void> {
  const { rows } = await owner.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $2) as database`,
    [ownerRole, databaseName],
  );
  if (!rows[0]?.role) await owner.query(`create role ${ownerRole} login${durable ? '' : ' createdb'}`);
  if (!rows[0]?.database) await owner.query(`create database ${databaseName} owner ${ownerRole}`);
}
