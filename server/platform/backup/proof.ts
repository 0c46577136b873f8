import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../context.ts';
import { createDb, createPool } from '../db/pool.ts';
import { startEmbedded } from '../postgres/embedded.ts';
import { askToStop, stopPostmaster } from '../postgres/postmaster.ts';
import { StartupError } from '../startup-error.ts';
import { loadDatabase, markForRestore } from './load.ts';
import type { Manifest } from './manifest.ts';

/** What a domain can prove of its rows; the ledger's sums. */
export type Prove = (db: Db) => Promise<{ transfers: number; accounts: number; faults: readonly unknown[] }>;

const proofName = '.proof';

/**
 * Loads the copy into a throwaway database and proves it there: every file can be read, every row fits its table, and
 * the ledger adds up.
 */
export async function proveCopy(directory: string, manifest: Manifest, prove: Prove): Promise<Manifest['proof']> {
  const dataDir = join(directory, proofName);
  const abandon = () => askToStop(join(dataDir, 'postgres'));
  process.once('exit', abandon);
  try {
    const embedded = await startEmbedded({ dataDir, durable: false });
    try {
      await markForRestore(embedded.url);
      await loadDatabase(embedded.url, directory, manifest);
      return await proveOn(embedded.url, prove);
    } finally {
      await embedded.stop();
    }
  } finally {
    process.off('exit', abandon);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Refuses rows whose ledger doesn't add up. */
export async function proveOn(url: string, prove: Prove): Promise<NonNullable<Manifest['proof']>> {
  const pool = createPool({ url, max: 2 });
  try {
    const { transfers, accounts, faults } = await prove(createDb(pool));
    if (faults.length === 0) return { transfers, accounts };
    throw new StartupError(`The ledger of the copy does not add up in ${faults.length} places: npm run prove-ledger`);
  } finally {
    await pool.end();
  }
}

/** Removes a backup that was cut short, with the database that may still be running in it. */
export async function discard(directory: string): Promise<void> {
  if ((await readdir(directory).catch((): string[] => [])).includes(proofName)) {
    await stopPostmaster(join(directory, proofName, 'postgres')).catch(() => undefined);
  }
  await rm(directory, { recursive: true, force: true });
}
