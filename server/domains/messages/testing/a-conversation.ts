import type { Db } from '../../../platform/context.ts';

/** A conversation with messages of its first member, of whom the others have read none; a test needs no more of it. */
export async function aConversation(
  db: Db,
  now: Date,
  uids: readonly number[],
  texts: readonly string[],
): Promise<number> {
  const last_id = texts.length;
  const { room } = await db
    .insertInto('messages.rooms')
    .values({ created_at: now, last_id, last_at: now })
    .returning('room')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('messages.room_members')
    .values(
      uids.map((uid, at) => ({
        ...{ room, uid, last_id, last_at: now, wrote: at === 0, read_id: at === 0 ? last_id : 0 },
        peer_uid: uids[1 - at] ?? 0,
      })),
    )
    .execute();
  await db
    .insertInto('messages.messages')
    .values(texts.map((text, at) => ({ room, id: at + 1, uid: uids[0]!, text, sent_at: now })))
    .execute();
  return room;
}
