import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** So long a replica may take to come where its primary is now. */
const patienceMilliseconds = 60_000;
const pollMilliseconds = 100;

/** Fails with one clear line unless this is a replica of the database, and has all that was committed there before. */
export async function requireCaughtUp(primary: pg.Client, replica: pg.Client): Promise<void> {
  const [own, its] = [await identityOf(primary), await identityOf(replica)];
  if (!its.inRecovery) throw new StartupError('What the backup is to be read from is no replica');
  if (own.system !== its.system || own.database !== its.database)
    throw new StartupError('What the backup is to be read from is a replica of another database');
  const { rows } = await primary.query<{ end: string }>('select pg_current_wal_flush_lsn()::text as end');
  const deadline = performance.now() + patienceMilliseconds;
  while (!(await hasReplayed(replica, rows[0]!.end))) {
    if (performance.now() > deadline) throw new StartupError('The replica is more than a minute behind its primary');
    await pause(pollMilliseconds);
  }
}

interface Identity {
  inRecovery: boolean;
  system: string;
  database: string;
}

/** Which database this is, the same on its primary and on each of its replicas. */
async function identityOf(client: pg.Client): Promise<Identity> {
  const { rows } = await client.query<Identity>(
    `select pg_is_in_recovery() as "inRecovery", system_identifier::text as system, current_database() as database
       from pg_control_system()`,
  );
  return rows[0]!;
}

async function hasReplayed(replica: pg.Client, end: string): Promise<boolean> {
  const { rows } = await replica.query<{ has: boolean }>(
    'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has',
    [end],
  );
  return rows[0]!.has;
}
