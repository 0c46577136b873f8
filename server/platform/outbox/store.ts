import type { Db } from '../context.ts';
import type { DomainEvent } from './event.ts';

/** Name of the event that carries cache tags, told again by the dispatcher in case the process died after commit. */
export const tagsMoved = 'platform.tags-moved';

/** Writes the events of a transaction, and its cache tags, as one row of the outbox. */
export async function storeEvents(
  tx: Db,
  events: readonly DomainEvent[],
  tags: readonly string[],
  now: Date,
): Promise<void> {
  const all = tags.length > 0 ? [...events, { name: tagsMoved, payload: { tags } }] : events;
  await tx
    .insertInto('platform.outbox')
    .values({ at: now, events: JSON.stringify(all) })
    .execute();
}
