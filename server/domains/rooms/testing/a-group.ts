import type { Db } from '../../../platform/context.ts';

interface Group {
  owner: number;
  members?: readonly number[];
  admins?: readonly number[];
  /** 0 InviteOnly, 1 NeedPermission, 2 FreeAccess. */
  option?: number;
  countryFid?: number;
  lastId?: number;
}

let made = 0;

/** A group with its members as they are stored, in which a number of messages were written; its number. */
export async function aGroup(
  db: Db,
  now: Date,
  { owner, members = [], admins = [], option = 2, countryFid = 188, lastId = 0 }: Group,
): Promise<number> {
  made += 1;
  const name = `Night photos ${made} ${owner}`;
  const { room } = await db
    .insertInto('messages.rooms')
    .values({
      ...{ kind: 1, name, owner_uid: owner, country_fid: countryFid, join_option: option, created_at: now },
      ...{ last_id: lastId, member_count: 1 + members.length + admins.length },
    })
    .returning('room')
    .executeTakeFirstOrThrow();
  const name_key = name.toLowerCase().replaceAll(' ', '');
  await db.insertInto('messages.room_names').values({ name_key, room }).execute();
  const put = (uid: number, role: number) => ({ room, uid, role, last_at: now, joined_at: now });
  await db
    .insertInto('messages.room_members')
    .values([put(owner, 2), ...admins.map((uid) => put(uid, 1)), ...members.map((uid) => put(uid, 0))])
    .execute();
  const written = Array.from({ length: lastId }, (_, at) => at + 1);
  if (written.length > 0) {
    const messages = written.map((id) => ({ room, id, uid: owner, text: `Line ${id}`, sent_at: now }));
    await db.insertInto('messages.messages').values(messages).execute();
  }
  return room;
}
