import type { Ctx, Db } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { DomainEvent } from '../outbox/event.ts';
import { storeEvents } from '../outbox/store.ts';

export type JobCtx = Pick<Ctx, 'db' | 'now' | 'emit' | 'stale'>;

/** What an action is to a call, to a job: one transaction, with its events and cache tags written in it. */
export function writeInJob<T>(db: Db, now: Date, act: (ctx: JobCtx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    const events: DomainEvent[] = [];
    const tags = new Set<string>();
    const emit = (event: DomainEvent) => void events.push(event);
    const answer = await act({ db: tx, now, emit, stale: (tag) => void tags.add(tag) });
    if (events.length + tags.size > 0) await storeEvents(tx, events, [...tags], now);
    return answer;
  });
}
