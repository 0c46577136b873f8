import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import type { DB } from '../../../platform/db/types.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

export type MessageRow = Selectable<DB['feedback.messages']>;

export async function insertMessage(db: Db, row: Insertable<DB['feedback.messages']>): Promise<number> {
  const { id } = await db.insertInto('feedback.messages').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Messages that wait, the oldest first, from above an id. */
export const findOpen = (db: Db, above: number, limit: number): Promise<MessageRow[]> =>
  db
    .selectFrom('feedback.messages')
    .selectAll()
    .where('done_at', 'is', null)
    .where('id', '>', above)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Messages that are done, the last first, after a place. */
export async function findDone(db: Db, after: TimeKey | undefined, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select * from feedback.messages where done_at is not null ${afterPlace(after, 'done_at', 'id')}
     order by done_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Since when messages wait, no more of them than needed. */
export async function openSince(db: Db, most: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('feedback.messages')
    .select('created_at')
    .where('done_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Locks a message that is to be settled. */
export const lockMessage = (db: Db, id: number): Promise<Pick<MessageRow, 'uid' | 'done_at'> | undefined> =>
  db.selectFrom('feedback.messages').select(['uid', 'done_at']).where('id', '=', id).forUpdate().executeTakeFirst();

export async function updateDone(
  db: Db,
  id: number,
  done: { done_at: Date | null; done_by: number | null; note: string },
): Promise<void> {
  await db.updateTable('feedback.messages').set(done).where('id', '=', id).execute();
}

/** Counts one more message of a sender today; how many there are with it. */
export async function countSent(db: Db, sender: string, day: string): Promise<number> {
  const { sent } = await db
    .insertInto('feedback.senders')
    .values({ sender, day, sent: 1 })
    .onConflict((conflict) =>
      conflict.columns(['sender', 'day']).doUpdateSet((eb) => ({ sent: eb('feedback.senders.sent', '+', 1) })),
    )
    .returning('sent')
    .executeTakeFirstOrThrow();
  return sent;
}

/** How many messages a sender has sent on a day. */
export async function sentOn(db: Db, sender: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('feedback.senders')
    .select('sent')
    .where('sender', '=', sender)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.sent ?? 0;
}

export async function deleteSendersBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('feedback.senders').where('day', '<', day).execute();
}
