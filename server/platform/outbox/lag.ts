import { sql } from 'kysely';
import type { Db } from '../context.ts';

/** How a reader of the log stands. */
export interface ReaderLag {
  name: string;
  /** Events behind its cursor, those of others among them. */
  behind: number;
  /** When the oldest of them happened. */
  since: Date | null;
  /** When a process last said that it has this reader. */
  seenAt: Date;
  /** Failures at the event at which it waits; 0 where it waits at none. */
  attempts: number;
  failedEvent: number | null;
  failedName: string | null;
  lastError: string | null;
  retryAt: Date | null;
}

const lagQuery = sql<ReaderLag>`
  select reader.name, reader.seen_at as "seenAt", reader.attempts, reader.failed_event as "failedEvent",
    reader.last_error as "lastError", reader.retry_at as "retryAt", failed.name as "failedName",
    greatest(coalesce((select max(id) from platform.events), 0) - reader.position, 0) as behind,
    (select at from platform.events where id > reader.position order by id limit 1) as since
  from platform.readers reader
  left join platform.events failed on failed.id = reader.failed_event
  order by reader.name
`;

/** All readers by name: as many rows as there are domains that listen. */
export async function readerLags(db: Db): Promise<ReaderLag[]> {
  return (await lagQuery.execute(db)).rows;
}

const leftMilliseconds = 3_600_000;

/** No process has this reader any more: it was removed from the product, and its row is deleted after a week. */
export const isLeft = ({ seenAt }: Pick<ReaderLag, 'seenAt'>, now: Date): boolean =>
  now.getTime() - seenAt.getTime() > leftMilliseconds;
