import { stat, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import about from '../../../package.json' with { type: 'json' };
import { checkResults } from '../checks.ts';
import type { Db } from '../context.ts';
import { readerLags } from '../outbox/lag.ts';
import type { SettingsReader } from '../settings.ts';
import {
  databaseStanding,
  diskStanding,
  jobsStanding,
  proofsStanding,
  readersStanding,
  runStanding,
  type Standing,
  startStanding,
  versionStanding,
} from './rules.ts';
import { lastRuns } from './runs.ts';
import { machineSetting } from './settings.ts';

interface MachineDeps {
  settings: SettingsReader;
  dataDir: string;
}

const proofsOfLedger: readonly string[] = ['ledger', 'chain'];

/** How the machine stands, part by part. */
export const createMachine =
  ({ settings, dataDir }: MachineDeps) =>
  async (db: Db, now: Date): Promise<Standing[]> => {
    const wanted = await settings.get(machineSetting);
    const [failed, lags, checks, runs, bytes] = [
      await failedJobs(db),
      await readerLags(db),
      await checkResults(db),
      await lastRuns(db),
      await databaseBytes(db),
    ];
    const { bavail, bsize, blocks } = await statfs(dataDir);
    const { mtime } = await stat(import.meta.filename);
    const nightly = { hours: wanted.proofHours, now };
    const ofLedger = ({ name }: { name: string }) => proofsOfLedger.includes(name);
    // What other services refuse is counted as it happens, and by no night.
    const others = checks.filter((check) => !ofLedger(check) && (check.faults > 0 || check.name === 'references'));
    const run = (name: 'backup' | 'drill') => runs.find((each) => each.name === name);
    return [
      jobsStanding(failed),
      readersStanding(lags, wanted.lagSeconds, now),
      proofsStanding('ledger', checks.filter(ofLedger), nightly),
      proofsStanding('checks', others, nightly),
      runStanding('backup', run('backup'), { hours: wanted.backupHours, now }),
      runStanding('drill', run('drill'), { hours: wanted.drillHours, now }),
      diskStanding({ free: bavail * bsize, size: blocks * bsize }, wanted.diskPercent),
      databaseStanding(bytes),
      versionStanding(about.version, mtime),
      startStanding(new Date(now.getTime() - Math.round(process.uptime() * 1000))),
    ];
  };

async function failedJobs(db: Db): Promise<{ count: number; since: Date | null; first: string }> {
  const { rows } = await sql<{ task_identifier: string; updated_at: Date }>`
    select task_identifier, updated_at from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null order by updated_at limit 100`.execute(db);
  const [first] = rows;
  return { count: rows.length, since: first?.updated_at ?? null, first: first?.task_identifier ?? '' };
}

async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
