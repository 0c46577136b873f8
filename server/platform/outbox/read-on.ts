import { sql } from 'kysely';
import type { TagBoard } from '../cache/tags.ts';
import type { Db, Log } from '../context.ts';
import { isRetryable, isUnavailable } from '../db/errors.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Waiting } from './collect.ts';
import type { DomainEvent } from './event.ts';
import type { ListenerCtx } from './listener.ts';
import { type Reader, windowSize } from './readers.ts';
import { storeEvents } from './store.ts';
import { withoutSync } from './without-sync.ts';

/** Pauses of a reader that waits at an event, the last one again and again. */
const retrySeconds = [1, 5, 30, 300, 3600];
const errorLength = 2000;

export interface ReadDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  tags: Pick<TagBoard, 'moved'>;
}

interface LogEvent extends DomainEvent {
  id: number;
}

interface Batch {
  attempts: number;
  position: number;
  /** Where the cursor stands after it. */
  until: number;
  /** The last event there is. */
  head: number;
  events: LogEvent[];
}

export type Outcome =
  /** Nothing to read, its pause not over, or another process works it. */
  | 'nothing'
  /** One event of several is at fault; which one, smaller batches find out. */
  | 'fault'
  /** It waits at an event now. */
  | 'waits'
  | { more: boolean; announced: boolean };

/**
 * One batch of a reader, `most` events at most: its listeners' writes, what they announce and its cursor are one
 * transaction. The row of the cursor is locked, so that one process at a time works a reader.
 */
export async function readOn(deps: ReadDeps, reader: Reader, most: number, waiting: Waiting): Promise<Outcome> {
  let batch: Batch | undefined;
  let done = { announced: false, tags: new Set<string>() };
  try {
    await inTransaction(deps.db, async (tx) => {
      batch = await nextBatch(tx, reader, { now: deps.clock(), most, waiting });
      if (batch) done = await deliver(deps, tx, reader, batch);
    });
  } catch (error) {
    if (!batch || batch.events.length === 0 || isAway(error)) throw error;
    if (batch.events.length > 1) return 'fault';
    await waitAt(deps, reader, batch, error);
    return 'waits';
  }
  if (!batch) return 'nothing';
  deps.tags.moved([...done.tags]);
  return { more: batch.until < batch.head, announced: done.announced };
}

/** A lost connection is no listener's fault; a statement that takes too long may well be. */
const isAway = (error: unknown): boolean => isUnavailable(error) && isRetryable(error);

type Wanted = { now: Date; most: number; waiting: Waiting };

async function nextBatch(tx: Db, reader: Reader, { now, most, waiting }: Wanted): Promise<Batch | undefined> {
  const { rows } = await sql<Pick<Batch, 'position' | 'attempts'> & { head: number | null }>`
    select position, attempts, (select max(id) from platform.events) as head, ${withoutSync} from platform.readers
    where name = ${reader.name} and (retry_at is null or retry_at <= ${now}::timestamptz)
    for update ${waiting === 'leave' ? sql`skip locked` : sql``}
  `.execute(tx);
  const [cursor] = rows;
  if (!cursor?.head || cursor.head <= cursor.position) return undefined;
  const { position, attempts, head } = cursor;
  const end = Math.min(head, position + windowSize);
  const events = await tx
    .selectFrom('platform.events')
    .select(['id', 'name', 'payload'])
    .where('id', '>', position)
    .where('id', '<=', end)
    .where(sql<boolean>`name = any(${reader.listeners.map(({ eventName }) => eventName)}::text[])`)
    .orderBy('id')
    .limit(most)
    .execute();
  const until = events.length === most ? events[most - 1]!.id : end;
  return { position, attempts, head, until, events: events as LogEvent[] };
}

async function deliver(deps: ReadDeps, tx: Db, reader: Reader, batch: Batch) {
  const tags = new Set<string>();
  const further: DomainEvent[] = [];
  const ctx: ListenerCtx = {
    db: tx,
    now: deps.clock(),
    log: deps.log,
    emit: (event) => further.push(event),
    stale: (tag) => tags.add(tag),
  };
  const byName = Map.groupBy(batch.events, ({ name }) => name);
  for (const listener of reader.listeners) {
    const events = byName.get(listener.eventName);
    if (events) {
      await listener.handle(
        ctx,
        events.map(({ payload }) => payload),
      );
    }
  }
  if (further.length > 0) await storeEvents(tx, further, [], ctx.now);
  await tx
    .updateTable('platform.readers')
    .set({ position: batch.until, seen_at: ctx.now, attempts: 0, failed_event: null, retry_at: null, last_error: null })
    .where('name', '=', reader.name)
    .execute();
  return { announced: further.length > 0, tags };
}

/** Notes the failure beside the cursor, unless another process or a person has moved the reader since. */
async function waitAt(deps: ReadDeps, reader: Reader, { position, attempts, events }: Batch, error: unknown) {
  const [event] = events as [LogEvent];
  const seconds = retrySeconds[Math.min(attempts, retrySeconds.length - 1)]!;
  deps.log.error(
    { err: error, reader: reader.name, event: event.id, name: event.name, attempts: attempts + 1 },
    'a listener failed: its reader waits at this event',
  );
  await deps.db
    .updateTable('platform.readers')
    .set({
      attempts: attempts + 1,
      failed_event: event.id,
      retry_at: new Date(deps.clock().getTime() + seconds * 1000),
      last_error: String(error).slice(0, errorLength),
    })
    .where('name', '=', reader.name)
    .where('position', '=', position)
    .where('attempts', '=', attempts)
    .execute();
}
