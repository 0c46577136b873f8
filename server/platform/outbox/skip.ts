import type { Db } from '../context.ts';
import type { DomainEvent } from './event.ts';

/** Why an event can't be skipped. */
export type NoSkip = 'unknown_reader' | 'waits_nowhere' | 'waits_elsewhere';

/**
 * Moves a reader over the event at which it waits, and no other: what it would have done about it stays undone. The
 * event that was skipped, or why none was. Waits for the batch that a process works at the moment.
 */
export async function skipEvent(tx: Db, reader: string, event: number): Promise<DomainEvent | NoSkip> {
  const cursor = await tx
    .selectFrom('platform.readers')
    .select(['failed_event'])
    .where('name', '=', reader)
    .forUpdate()
    .executeTakeFirst();
  if (!cursor) return 'unknown_reader';
  if (cursor.failed_event === null) return 'waits_nowhere';
  if (cursor.failed_event !== event) return 'waits_elsewhere';
  const skipped = await tx
    .selectFrom('platform.events')
    .select(['name', 'payload'])
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('platform.readers')
    .set({ position: event, attempts: 0, failed_event: null, retry_at: null, last_error: null })
    .where('name', '=', reader)
    .execute();
  return skipped as DomainEvent;
}
