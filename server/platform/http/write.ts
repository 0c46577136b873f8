import { movesActor } from '../cache/actor-tag.ts';
import type { Ctx, Db } from '../context.ts';
import { createQueue, type Queue } from '../db/together.ts';
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

/** Calls whose actions take the same locks in the same order have a queue together, and a pool its own. */
const queues = new WeakMap<Db, Map<string, Queue>>();

function queueOf({ db, log }: Platform, name: string): Queue {
  const ofPool = queues.get(db) ?? new Map<string, Queue>();
  queues.set(db, ofPool);
  const queue = ofPool.get(name) ?? createQueue(db, log);
  ofPool.set(name, queue);
  return queue;
}

/**
 * Runs an action in one transaction, with its events written in it and its tags published after commit. Nothing of a
 * failed try stays. What changes who somebody is stands in every process before this returns. Actions of one queue that
 * come while others are on their way share a transaction (decision 0061).
 */
export async function writeOnce<T>(
  platform: Platform,
  ctx: Ctx,
  act: (ctx: Ctx) => Promise<T>,
  queue?: string,
): Promise<T> {
  const work = (tx: Db) => writeTry({ ...ctx, db: tx }, act);
  const { answer, announced, tags } = await (queue === undefined
    ? inTransaction(platform.db, work, (err, attempt) =>
        platform.log.warn({ requestId: ctx.requestId, attempt, err }, 'a transaction is tried again'),
      )
    : queueOf(platform, queue).run(work));
  if (movesActor(tags)) await platform.tags.movedEverywhere([...tags]);
  else platform.tags.moved([...tags]);
  if (announced) platform.outbox.wake();
  return answer;
}

async function writeTry<T>(ctx: Ctx, act: (ctx: Ctx) => Promise<T>): Promise<Written<T>> {
  const events: DomainEvent[] = [];
  const tags = new Set<string>();
  const answer = await act({ ...ctx, emit: (event) => events.push(event), stale: (tag) => tags.add(tag) });
  if (events.length > 0) await storeEvents(ctx.db, events, [...tags], ctx.now);
  return { answer, announced: events.length > 0, tags };
}
