import { sql } from 'kysely';
import type { Db } from '../context.ts';
import { together } from '../db/together.ts';
import type { DomainEvent } from './event.ts';

/**
 * Name of the event that carries cache tags, published again by the dispatcher in case the process died after commit.
 */
export const tagsMoved = 'platform.tags-moved';

/** Rows of the outbox in one statement, in the order in which they were asked. */
const insertRows = together<{ at: Date; events: readonly DomainEvent[] }, void>(
  { place: 90, writes: true },
  async (tx, rows) => {
    await sql`
      insert into platform.outbox (at, events)
      select r.at, r.events
        from jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ ...row, n })))}::jsonb)
          as r (n int, at timestamptz, events jsonb)
       order by r.n`.execute(tx);
    return rows.map(() => undefined);
  },
);

/** Writes the events of a transaction, and its cache tags, as one row of the outbox. */
export async function storeEvents(
  tx: Db,
  events: readonly DomainEvent[],
  tags: readonly string[],
  now: Date,
): Promise<void> {
  const all = tags.length > 0 ? [...events, { name: tagsMoved, payload: { tags } }] : events;
  await insertRows(tx, { at: now, events: all });
}
