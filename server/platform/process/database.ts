import type { Pool } from 'pg';
import { migrate } from '../db/migrate.ts';
import { createPool, requireDatabase } from '../db/pool.ts';
import { requirePrepared, requireSameDatabase, requireSessions } from '../db/require-sessions.ts';
import { missingTimeouts } from '../db/timeouts.ts';
import type { Log } from '../log.ts';
import { startEmbedded } from '../postgres/embedded.ts';
import type { Closers } from './closers.ts';

type DatabaseOptions = {
  /** Absent: the embedded database under dataDir. */
  databaseUrl: string | undefined;
  /** The same database by a pooler. */
  pooledUrl: string | undefined;
  dataDir: string;
  log: Log;
  closers: Closers;
  /** The database is gone for good: nothing is left to do but to end. */
  onLost: (error: Error) => void;
};

type OpenDatabase = {
  url: string;
  /** Asks an embedded database to end, without waiting for it. */
  abandon: () => void;
};

/** The database that this server works with, running and migrated. */
export async function openDatabase({
  databaseUrl,
  pooledUrl,
  dataDir,
  log,
  closers,
  onLost,
}: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    await prepare(databaseUrl, log);
    if (pooledUrl !== undefined) await lookAtPooled(pooledUrl, databaseUrl, log);
    return { url: databaseUrl, abandon: () => undefined };
  }
  const embedded = await startEmbedded({ dataDir, onNotice: (notice) => log.warn(notice), onLost });
  closers.add(embedded.stop);
  await prepare(embedded.url, log);
  return { url: embedded.url, abandon: embedded.abandon };
}

async function prepare(url: string, log: Log): Promise<void> {
  const pool = createPool({ url, max: 2 });
  try {
    await requireDatabase(pool);
    await requireSessions(url);
    await warnOfMissing(pool, log);
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

async function lookAtPooled(url: string, directUrl: string, log: Log): Promise<void> {
  const [pooled, direct] = [createPool({ url, max: 1 }), createPool({ url: directUrl, max: 1 })];
  try {
    await requireDatabase(pooled);
    await requireSameDatabase(pooled, direct);
    await requirePrepared(url);
    await warnOfMissing(pooled, log);
  } finally {
    await Promise.all([pooled.end(), direct.end()]);
  }
}

async function warnOfMissing(pool: Pool, log: Log): Promise<void> {
  const missing = await missingTimeouts(pool);
  if (missing.length > 0)
    log.warn({ missing }, 'A pooler drops limits that connections ask for: set them by ALTER DATABASE … SET');
}
