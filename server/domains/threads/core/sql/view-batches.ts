import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';

/** What a process gathered of an hour. */
export interface ViewBatch {
  id: number;
  written_at: Date;
  pairs: Buffer;
}

/** The salt of a day: the first process that asks brings it. */
export async function saltOf(db: Db, day: string, fresh: Buffer): Promise<Buffer> {
  await sql`
    insert into threads.view_salts (day, salt) values (${day}::date, ${fresh}) on conflict (day) do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ salt: Buffer }>`select salt from threads.view_salts where day = ${day}::date`.execute(
    db,
  );
  const salt = rows[0]?.salt;
  if (!salt) throw new Error(`the salt of ${day} is gone`);
  return salt;
}

/** Afterwards nobody can tell readers of these days again. */
export async function dropSaltsBefore(db: Db, day: string): Promise<void> {
  await sql`delete from threads.view_salts where day < ${day}::date`.execute(db);
}

/** Writes what was gathered. */
export async function insertBatch(db: Db, { hour, at, pairs }: { hour: Date; at: Date; pairs: Buffer }): Promise<void> {
  await sql`
    insert into threads.view_batches (hour, written_at, pairs) values (${hour}, ${at}, ${pairs})`.execute(db);
}

const oneAtATime = 7_261_050;

/** Whether this transaction is the only one that merges. */
export async function mayMerge(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${oneAtATime}) as mine`.execute(db);
  return rows[0]?.mine === true;
}

/** The oldest hour of which something waits. */
export async function hourToMerge(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ hour: Date }>`
    select hour from threads.view_batches where not merged order by hour limit 1`.execute(db);
  return rows[0]?.hour;
}

/** Batches of an hour, in the order of their numbers: those that are merged and unknown, or those that aren't. */
export async function batchesOf(
  db: Db,
  hour: Date,
  { merged, known, most }: { merged: boolean; known: readonly number[]; most: number },
): Promise<ViewBatch[]> {
  const { rows } = await sql<ViewBatch>`
    select id, written_at, pairs from threads.view_batches
     where hour = ${hour} and merged = ${merged} and id <> all(${[...known]}::bigint[])
     order by id limit ${most}`.execute(db);
  return rows;
}

/** Their views are added, in this transaction. */
export async function markMerged(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update threads.view_batches set merged = true where id = any(${[...ids]}::bigint[])`.execute(db);
}

/** Deletes what is merged of hours that are over, but of none of which something waits. */
export async function dropBatchesBefore(db: Db, hour: Date): Promise<void> {
  await sql`
    delete from threads.view_batches b
     where b.hour < ${hour} and b.merged
       and not exists (select from threads.view_batches w where w.hour = b.hour and not w.merged)`.execute(db);
}
