import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../context.ts';

const pollMilliseconds = 20;
const longestMilliseconds = 30_000;

/** Waits until every transaction has ended that has written to a table, or is about to, at this moment. */
export async function untilWritten(db: Db, table: string): Promise<void> {
  const since = performance.now();
  for (let waiting = await writersOf(db, table); waiting.size > 0; ) {
    if (performance.now() - since > longestMilliseconds)
      throw new Error(`a transaction that writes to ${table} has been open for half a minute`);
    await setTimeout(pollMilliseconds);
    const still = await writersOf(db, table);
    waiting = new Set([...waiting].filter((writer) => still.has(writer)));
  }
}

/** The transactions that hold the lock of a writer, which each takes before it writes its first row. */
async function writersOf(db: Db, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ writer: string }>`
    select virtualtransaction as writer from pg_catalog.pg_locks
     where relation = ${table}::text::regclass and mode = 'RowExclusiveLock' and granted
       and database = (select oid from pg_catalog.pg_database where datname = current_database())
       and pid <> pg_backend_pid()`.execute(db);
  return new Set(rows.map(({ writer }) => writer));
}
