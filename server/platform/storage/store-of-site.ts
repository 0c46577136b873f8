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
const ofNew =
  'Give a new site a storage of its own: files that its database doesn’t name are deleted by night. Where they are this site’s: npm run move-media -- --adopt';

/** The mark of a storage; undefined where it has none yet. */
export async function markOf(storage: Storage): Promise<string | undefined> {
  const found = await storage.get(markKey);
  if (!found) return undefined;
  const mark = await text(found.stream()).catch((cause: unknown) => {
    throw new StorageUnavailable('the mark of the storage broke off', { cause });
  });
  return mark.trim();
}

/**
 * Compares the marks of the site's database and of a storage; a database and a storage that have none are marked as one.
 * Answers what is wrong, and what to do, or undefined. Fails by `StorageUnavailable` where the storage is away.
 */
export async function storeProblem(db: Db, storage: Storage, now: Date): Promise<string | undefined> {
  const known = (await knownMark(db)) ?? (await inTransaction(db, (tx) => marked(tx, storage, now)));
  const found = await markOf(storage);
  if (found === known) return undefined;
  if (known === undefined)
    return `This storage holds the files of a site: its mark is ${found}, and this database is new and knows none. ${ofNew}`;
  return found === undefined
    ? `This storage is not the one that the site’s files lie in: it has no mark, the database knows ${known}. ${what}`
    : `This storage belongs to another site: its mark is ${found}, the database knows ${known}. ${what}`;
}

/** The mark that the database knows; undefined where no site has started on it. */
export const knownMark = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('platform.store_of_site').select('mark').executeTakeFirst())?.mark;

/**
 * The mark that both have from now on; undefined where the storage has one already: it may be another site's, whose files the
 * nightly sweep would delete. Whoever else starts at this moment waits here for the row.
 */
async function marked(tx: Db, storage: Storage, now: Date): Promise<string | undefined> {
  const mark = randomUUID();
  if (!(await noteMark(tx, mark, now))) return knownMark(tx);
  if ((await markOf(storage)) === undefined) {
    await storage.put(markKey, Buffer.from(mark));
    return mark;
  }
  await tx.deleteFrom('platform.store_of_site').execute();
  return undefined;
}

/** Writes the mark into a database that knows none; false where it knows one. */
async function noteMark(db: Db, mark: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('platform.store_of_site')
    .values({ mark, named_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Says of a storage that the site's files lie there now, whatever mark it had; a database that knows none takes that mark. */
export async function adoptStore(db: Db, storage: Storage, now: Date): Promise<void> {
  const found = await markOf(storage);
  const fresh = found ?? randomUUID();
  const known = (await noteMark(db, fresh, now)) ? fresh : await knownMark(db);
  if (known === undefined || known === found) return;
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
  try {
    await requireOwn(checking);
  } catch (error) {
    if (error instanceof StorageRefused) throw new StartupError(`STORAGE_URL: ${error.message}`);
    if (!(error instanceof StorageUnavailable)) throw error;
    checking.log.warn({ err: error }, 'The store is away; the site starts without pictures');
    lookLater(checking);
  }
}

async function requireOwn({ db, storage, clock = () => new Date() }: Checking): Promise<void> {
  const problem = await storeProblem(db, storage, clock());
  if (problem !== undefined) throw new StartupError(problem);
}

/** A process that serves ends by nothing but an answer that says that the storage is another one. */
function lookLater(checking: Checking): void {
  const { log, onFault, milliseconds = againMs } = checking;
  const look = () =>
    requireOwn(checking).catch((error: unknown) => {
      if (error instanceof StartupError) return onFault(error);
      log.warn({ err: error }, 'The store could not be looked at, and is looked at again');
      lookLater(checking);
    });
  setTimeout(() => void look(), milliseconds).unref();
}
