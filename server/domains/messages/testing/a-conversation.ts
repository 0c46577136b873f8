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
  const [low, high] = uids.toSorted((one, other) => one - other);
  if (low !== undefined && high !== undefined) {
    const pair = { low_uid: low, high_uid: high, room, begun_by: uids[0]!, begun_at: now };
    await db.insertInto('messages.pairs').values(pair).execute();
  }
  await insertTexts(db, { room, now, uid: uids[0]!, texts, status: 0 });
  return room;
}

/** A group that its first member owns, with a message of the second one that waits for an admin where one is named. */
export async function aGroup(
  db: Db,
  now: Date,
  uids: readonly number[],
  { held }: { held?: string } = {},
): Promise<number> {
  const texts = held === undefined ? [] : [held];
  const { room } = await db
    .insertInto('messages.rooms')
    .values({
      ...{ created_at: now, last_id: texts.length, last_at: now, kind: 1, name: `Group of ${uids[0]}` },
      ...{ owner_uid: uids[0]!, country_fid: 293, join_option: 1, review: 1, member_count: uids.length },
    })
    .returning('room')
    .executeTakeFirstOrThrow();
  const joined = { room, joined_at: now, last_at: now };
  const rows = uids.map((uid, at) => ({ ...joined, uid, role: at === 0 ? 2 : 0 }));
  await db.insertInto('messages.room_members').values(rows).execute();
  await insertTexts(db, { room, now, uid: uids[1] ?? uids[0]!, texts, status: 2 });
  return room;
}

interface Texts {
  room: number;
  now: Date;
  uid: number;
  texts: readonly string[];
  status: number;
}

async function insertTexts(db: Db, { room, now, uid, texts, status }: Texts): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map((text, at) => ({ room, id: at + 1, uid, text, sent_at: now, status }));
  await db.insertInto('messages.messages').values(rows).execute();
}
