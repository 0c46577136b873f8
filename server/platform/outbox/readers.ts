import { sql } from 'kysely';
import type { Db } from '../context.ts';
import { daysBefore } from '../days.ts';
import type { Listener } from './listener.ts';

/** A reader of the log with a cursor of its own: a domain with all its listeners. */
export interface Reader {
  name: string;
  listeners: readonly Listener[];
}

/** A reader with unread events behind its cursor. */
export interface Behind {
  name: string;
  position: number;
  /** Where its next window of the log ends. */
  until: number;
  /** The log's last event. */
  head: number;
  /** Whether the window holds an event that it listens to. */
  called: boolean;
  attempts: number;
}

/** Events that one look at the log spans at most, so that a long backlog costs no more than a short one. */
export const windowSize = 2000;
/** A reader that no process has named for so long was removed from the product, and holds no rows back any more. */
const forgottenDays = 7;

/**
 * Says that this process has these readers. A new one starts at the end of the log; one that no process has named for a
 * week is deleted.
 */
export async function registerReaders(db: Db, names: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into platform.readers (name, position, seen_at)
    select name, (
      select greatest((select max(id) from platform.events), (select max(position) from platform.readers), 0)
    ), ${now}::timestamptz
    from unnest(${names}::text[]) as name
    on conflict (name) do nothing
  `.execute(db);
  // One at work is not waited for: with its batch it says by itself that it is there.
  await sql`
    update platform.readers set seen_at = ${now}::timestamptz where name = any(array(
      select name from platform.readers where name = any(${names}::text[]) order by name for update skip locked
    ))
  `.execute(db);
  // Not one of these: it may be at work since before the clock jumped, as on a machine that slept.
  await db
    .deleteFrom('platform.readers')
    .where('seen_at', '<', daysBefore(now, forgottenDays))
    .where('name', 'not in', names)
    .execute();
}

/** Names of the events of each reader, as `readersBehind` wants them. */
export const namesOf = (readers: readonly Reader[]): string =>
  JSON.stringify(
    Object.fromEntries(readers.map(({ name, listeners }) => [name, listeners.map(({ eventName }) => eventName)])),
  );

/** Readers with unread events whose pause, if they failed, is over; in one statement, which costs little on an idle log. */
export async function readersBehind(db: Db, names: string, now: Date): Promise<Behind[]> {
  const { rows } = await sql<Behind>`
    select reader.name, reader.position, reader.attempts, head.id as head, least(head.id, reader.position + ${windowSize}) as until,
      exists (
        select from platform.events event
        where event.id > reader.position and event.id <= least(head.id, reader.position + ${windowSize})
          and listens.names ? event.name
      ) as called
    from jsonb_each(${names}::jsonb) as listens (name, names)
    join platform.readers reader on reader.name = listens.name
    cross join (select max(id) as id from platform.events) head
    where reader.position < head.id and (reader.retry_at is null or reader.retry_at <= ${now}::timestamptz)
    order by reader.position, reader.name
  `.execute(db);
  return rows;
}

/** Moves readers over windows that hold nothing for them, in one statement; one that another process works is left out. */
export async function passOver(db: Db, idle: readonly Behind[]): Promise<void> {
  if (idle.length === 0) return;
  await sql`
    with free as (
      select name from platform.readers where name = any(${idle.map(({ name }) => name)}::text[])
      order by name for update skip locked
    )
    update platform.readers reader set position = moved.until
    from unnest(
      ${idle.map(({ name }) => name)}::text[], ${idle.map(({ position }) => position)}::bigint[],
      ${idle.map(({ until }) => until)}::bigint[]
    ) as moved (name, position, until), free
    where reader.name = free.name and reader.name = moved.name and reader.position = moved.position
  `.execute(db);
}

const deletedAtOnce = 1000;

/** Deletes a batch of what every reader has behind it; whether there may be more. */
export async function deleteRead(db: Db): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from platform.events where id = any(array(
      select id from platform.events where id <= (select min(position) from platform.readers)
      order by id limit ${deletedAtOnce} for update skip locked
    ))
  `.execute(db);
  return Number(numAffectedRows) === deletedAtOnce;
}
