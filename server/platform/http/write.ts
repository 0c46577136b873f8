import { movesActor } from '../cache/actor-tag.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { DomainEvent } from '../outbox/event.ts';
import { storeEvents } from '../outbox/store.ts';
import type { Platform } from '../platform.ts';

/** What an action announced in the try that was committed. */
interface Written<T> {
  answer: T;
  announced: boolean;
  tags: ReadonlySet<string>;
}

/**
 * Runs an action in one transaction, with its events written in it and its tags told after commit. Nothing of a
 * failed try stays. What changes who somebody is stands in every process before this returns.
 */
export async function writeOnce<T>(platform: Platform, ctx: Ctx, act: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { answer, announced, tags } = await inTransaction(
    platform.db,
    (tx) => writeTry({ ...ctx, db: tx }, act),
    (err, attempt) => platform.log.warn({ requestId: ctx.requestId, attempt, err }, 'a transaction is tried again'),
  );
  if (movesActor(tags)) await platform.tags.movedEverywhere([...tags]);
  else platform.tags.moved([...tags]);
  if (announced) platform.outbox.wake();
  return answer;
}

async function writeTry<T>(ctx: Ctx, act: (ctx: Ctx) => Promise<T>): Promise<Written<T>> {
  const events: DomainEvent[] = [];
  const tags = new Set<string>();
  const answer = await act({ ...ctx, emit: (event) => events.push(event), touch: (tag) => tags.add(tag) });
  if (events.length > 0) await storeEvents(ctx.db, events, [...tags], ctx.now);
  return { answer, announced: events.length > 0, tags };
}
