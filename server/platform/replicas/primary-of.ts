import type { Db, ReadDb } from '../context.ts';

const primaries = new WeakMap<ReadDb, Db>();

/** Notes which database a replica follows. */
export const follows = (replica: ReadDb, primary: Db): void => void primaries.set(replica, primary);

/**
 * The database that a cache is filled from: of a replica its primary, of anything else itself. What a replica says may be older than
 * the tags under which it would be cached.
 */
export const primaryOf = (db: ReadDb): Db => primaries.get(db) ?? (db as Db);

/** The same read on the primary: for what decides who may see a thing. */
export const onPrimary = <C extends { db: ReadDb }>(ctx: C): Omit<C, 'db'> & { db: Db } => ({
  ...ctx,
  db: primaryOf(ctx.db),
});
