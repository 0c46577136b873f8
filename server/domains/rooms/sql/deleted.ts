import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Some groups that were deleted. */
export async function deletedRooms(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ room: number }>`
    select room from messages.rooms where deleted_at is not null order by deleted_at, room limit ${most}`.execute(db);
  return rows.map(({ room }) => room);
}

/** Deletes some members of a group that was deleted; how many. */
export async function dropMembers(db: Db, room: number, most: number): Promise<number> {
  const { rows } = await sql`
    delete from messages.room_members
     where room = ${room} and uid = any(array(
       select uid from messages.room_members where room = ${room} order by uid limit ${most}))
    returning uid`.execute(db);
  return rows.length;
}

/** Deletes what is left of a group without members and messages. */
export async function dropRoom(db: Db, room: number): Promise<void> {
  await sql`delete from messages.room_requests where room = ${room}`.execute(db);
  await sql`delete from messages.room_invites where room = ${room}`.execute(db);
  await sql`delete from messages.room_outs where room = ${room}`.execute(db);
  await sql`delete from messages.rooms where room = ${room} and deleted_at is not null`.execute(db);
}
