import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface ReceiverFields {
  firstname: string;
  lastname: string;
  phone: string;
  email: string;
  address: string;
  city: string;
  country: string;
  areacode: string;
}
export type ReceiverRow = ReceiverFields & { receiver_id: number };

export const receiverColumns = [
  ...(['firstname', 'lastname', 'phone', 'email', 'address', 'city', 'country', 'areacode'] as const),
] as const;

export const lastReceiver = (db: Db, uid: number): Promise<ReceiverRow | undefined> =>
  db
    .selectFrom('store.receivers')
    .select(['receiver_id', ...receiverColumns])
    .where('uid', '=', uid)
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A member's own receiver; another's is none. */
export const findReceiver = (db: Db, uid: number, id: number): Promise<ReceiverRow | undefined> =>
  db
    .selectFrom('store.receivers')
    .select(['receiver_id', ...receiverColumns])
    .where('receiver_id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst();

/** Stores a receiver as the one used last; the same again is the same one, and the oldest beyond `most` go. */
export async function storeReceiver(
  db: Db,
  uid: number,
  fields: ReceiverFields,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const { rows } = await sql<ReceiverRow>`
    select receiver_id, firstname, lastname, phone, email, address, city, country, areacode
      from store.receivers where uid = ${uid} order by used_at desc limit ${most}`.execute(db);
  const same = rows.find((row) => receiverColumns.every((name) => row[name] === fields[name]));
  if (same) {
    await sql`update store.receivers set used_at = ${now} where receiver_id = ${same.receiver_id}`.execute(db);
    return same.receiver_id;
  }
  const oldest = rows.length === most ? rows.at(-1) : undefined;
  if (oldest) await sql`delete from store.receivers where receiver_id = ${oldest.receiver_id}`.execute(db);
  const row = await db
    .insertInto('store.receivers')
    .values({ uid, ...fields, used_at: now })
    .returning('receiver_id')
    .executeTakeFirstOrThrow();
  return row.receiver_id;
}
