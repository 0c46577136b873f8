/**
 * Leaves a throw-away database server running between runs of tests, and ends it once nobody has used it for a while or
 * somebody says so. A process of its own: `node supervise-server.ts PLACE RELEASE IDLE_SECONDS`, see standing-server.ts.
 */
import { rename, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { runningEmbedded, startEmbedded } from '../../server/platform/postgres/embedded.ts';
import { makeDatabaseDir } from './database-dir.ts';
import { endChannel, readStanding, type Standing, supervisorName } from './standing-server.ts';

const [place = '', release = '', idleSeconds = ''] = process.argv.slice(2);
const idleMs = Number(idleSeconds) * 1000;

const dataDir = await dataDirToUse();
const embedded = await startEmbedded({ dataDir, durable: false, onLost: () => process.exit(1) });
const client = new pg.Client({ connectionString: embedded.url, application_name: supervisorName });
client.on('error', () => void end());
client.on('notification', () => void end());
await client.connect();
await client.query(`listen ${endChannel}`);
await writeStanding({ url: embedded.url, dataDir, supervisor: process.pid, release });

let usedAt = Date.now();
setInterval(look, Math.min(30_000, idleMs / 2));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());

/** Another supervisor may have been killed while its server lives on: that is taken over, and what has ended is cleared away. */
async function dataDirToUse(): Promise<string> {
  const before = readStanding(place);
  if (before && (await runningEmbedded(before.dataDir))) return before.dataDir;
  // Nothing of it was synced to disk: after a fall of the machine its rows can't be trusted.
  if (before) await rm(before.dataDir, { recursive: true, force: true });
  return makeDatabaseDir('baobab-standing-');
}

async function writeStanding(standing: Standing): Promise<void> {
  const draft = `${place}.${process.pid}`;
  await writeFile(draft, JSON.stringify(standing));
  await rename(draft, place);
}

/** Ends what nobody uses, and what nobody can find any more because another took its place. */
async function look(): Promise<void> {
  const { rows } = await client.query<{ users: number }>(
    `select count(*)::integer as users from pg_stat_activity
     where backend_type = 'client backend' and usename = current_user and application_name <> $1`,
    [supervisorName],
  );
  const now = Date.now();
  if (rows[0]?.users) usedAt = now;
  else if (now - usedAt >= idleMs || readStanding(place)?.dataDir !== dataDir) await end();
}

let ending: Promise<void> | undefined;

function end(): Promise<void> {
  ending ??= (async () => {
    // Whoever looks for a server from now on starts one of their own.
    if (readStanding(place)?.dataDir === dataDir) await rm(place, { force: true });
    await client.end().catch(() => undefined);
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  })();
  return ending;
}
