import { sql } from 'kysely';
import type { Db } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { withoutSync } from './without-sync.ts';

/** Any number; held by the one process that numbers events. The version before the log hands them out under it. */
const collectLock = 7_261_001;
const atOnce = 500;

/** Whether to wait where another process is at it. */
export type Waiting = 'wait' | 'leave';

/** Moves a batch of the outbox into the log; how many rows it took, and undefined where another process is at it. */
export const collect = (db: Db, waiting: Waiting): Promise<number | undefined> =>
  inTransaction(db, (tx) => numberBatch(tx, waiting));

/**
 * The same in a transaction of the caller's: an event a row, oldest first. Numbers are given under a lock that is held
 * until they are committed. So no reader sees a number before all lower ones, however long a transaction takes to commit
 * after it got its id in the outbox: its row is numbered when it is there.
 */
export async function numberBatch(tx: Db, waiting: Waiting): Promise<number | undefined> {
  if (!(await lock(tx, waiting))) return undefined;
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from platform.outbox
      where id = any(array(select id from platform.outbox order by id limit ${atOnce}))
      returning id, at, events
    ), numbered as (
      insert into platform.events (at, name, payload)
      select taken.at, event.value ->> 'name', event.value -> 'payload'
      from taken, jsonb_array_elements(taken.events) with ordinality as event (value, place)
      order by taken.id, event.place
    )
    select count(*)::int as taken from taken
  `.execute(tx);
  return rows[0]!.taken;
}

/** Whether the last batch was full, so that more may wait. */
export const isFull = (taken: number | undefined): boolean => taken === atOnce;

async function lock(tx: Db, waiting: Waiting): Promise<boolean> {
  if (waiting === 'wait') {
    await sql`select pg_advisory_xact_lock(${collectLock}), ${withoutSync}`.execute(tx);
    return true;
  }
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${collectLock}) as mine, ${withoutSync}
  `.execute(tx);
  return rows[0]!.mine;
}

/** Whether something lies in the outbox; cheaper than to collect nothing. */
export async function hasOutbox(db: Db): Promise<boolean> {
  return (await db.selectFrom('platform.outbox').select('id').limit(1).execute()).length > 0;
}
