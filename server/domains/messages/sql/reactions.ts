import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A member's own reactions to messages of a room, by number. */
export async function ownReactions(
  db: Db,
  room: number,
  uid: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; emoji: number }>`
    select id, emoji from messages.reactions
     where uid = ${uid} and room = ${room} and id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, emoji }) => [id, emoji]));
}

/** A member's one reaction to a message, in place of another; undefined takes it back. The message is locked. */
export async function setReaction(
  db: Db,
  { room, id, uid }: { room: number; id: number; uid: number },
  emoji: number | undefined,
): Promise<void> {
  if (emoji === undefined) {
    await sql`delete from messages.reactions where room = ${room} and id = ${id} and uid = ${uid}`.execute(db);
    return;
  }
  await sql`
    insert into messages.reactions (room, id, uid, emoji) values (${room}, ${id}, ${uid}, ${emoji})
    on conflict (room, id, uid) do update set emoji = excluded.emoji`.execute(db);
}

/** Keeps on a message how often each reaction was given. */
export async function setCounts(db: Db, room: number, id: number, counts: readonly number[]): Promise<void> {
  await sql`
    update messages.messages set reacted = ${counts}::integer[] where room = ${room} and id = ${id}`.execute(db);
}
