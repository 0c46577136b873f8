import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Db, Log } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { StartupError } from '../startup-error.ts';
import { privateKey, type Storage, StorageRefused, StorageUnavailable } from './port.ts';

/** Under it lies the mark by which the database knows the storage of its site. */
export const markKey = privateKey('store-of-the-site');

const againMs = 30_000;
const what =
  'Give every machine the same STORAGE_URL, or a DATA_DIR whose media folder is the same network disk. Where the files were moved here: npm run move-media -- --adopt';

/** The mark of a storage; undefined where it has none yet. */
export async function markOf(storage: Storage): Promise<string | undefined> {
  const found = await storage.get(markKey);
  return found && (await text(found.stream())).trim();
}

/**
 * Compares the marks of the site's database and of a storage; the first to come together are marked as one. Answers what is
 * wrong, and what to do, or undefined. Fails by `StorageUnavailable` where the storage is away.
 */
export async function storeProblem(db: Db, storage: Storage, now: Date): Promise<string | undefined> {
  const known = (await knownMark(db)) ?? (await inTransaction(db, (tx) => marked(tx, storage, now)));
  const found = await markOf(storage);
  if (found === known) return undefined;
  return found === undefined
    ? `This storage is not the one that the site’s files lie in: it has no mark, the database knows ${known}. ${what}`
    : `This storage belongs to another site: its mark is ${found}, the database knows ${known}. ${what}`;
}

/** The mark that the database knows; undefined where no site has started on it. */
export const knownMark = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('platform.store_of_site').select('mark').executeTakeFirst())?.mark;

/** Whoever else starts at this moment waits here for the row, and then finds the mark in the storage as well. */
async function marked(tx: Db, storage: Storage, now: Date): Promise<string | undefined> {
  const mark = randomUUID();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('platform.store_of_site')
    .values({ mark, named_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return knownMark(tx);
  const found = await markOf(storage);
  if (found === undefined) await storage.put(markKey, Buffer.from(mark));
  else await tx.updateTable('platform.store_of_site').set({ mark: found }).execute();
  return found ?? mark;
}

/** Says of a storage that the site's files lie there now, whatever mark it had. */
export async function adoptStore(db: Db, storage: Storage, now: Date): Promise<void> {
  const known = await knownMark(db);
  if (known === undefined) return void (await storeProblem(db, storage, now));
  await storage.remove(markKey);
  await storage.put(markKey, Buffer.from(known));
}

interface Checking {
  db: Db;
  storage: Storage;
  log: Log;
  clock?: () => Date;
  /** Called where a storage that was away at the start turns out to be another one. */
  onFault: (fault: StartupError) => void;
  milliseconds?: number;
}

/**
 * Refuses the start on a storage that isn't the site's. One that is away doesn't prevent it, since it costs pictures alone; it
 * is looked at again until it answers.
 */
export async function requireStoreOfSite(checking: Checking): Promise<void> {
  const { db, storage, log, clock = () => new Date(), milliseconds = againMs } = checking;
  try {
    const problem = await storeProblem(db, storage, clock());
    if (problem !== undefined) throw new StartupError(problem);
  } catch (error) {
    if (error instanceof StorageRefused) throw new StartupError(`STORAGE_URL: ${error.message}`);
    if (!(error instanceof StorageUnavailable)) throw error;
    log.warn({ err: error }, 'The store is away; the site starts without pictures');
    const again = () => requireStoreOfSite(checking).catch(checking.onFault);
    setTimeout(() => void again(), milliseconds).unref();
  }
}
