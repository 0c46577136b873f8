import type { Db, Log } from '../context.ts';
import type { DomainEvent, EventKind } from './event.ts';

/** What a listener works with: a transaction of its own, the time, and further events. */
export interface ListenerCtx {
  db: Db;
  now: Date;
  log: Log;
  emit(event: DomainEvent): void;
  stale(tag: string): void;
}

/** Handles all events of one kind in a batch, at least once; its writes and the batch's removal are one transaction. */
export interface Listener {
  eventName: string;
  handle(ctx: ListenerCtx, payloads: readonly Record<string, unknown>[]): Promise<void>;
}

/** Binds a listener to an event of its own or a lower rank. */
export function on<P extends Record<string, unknown>>(
  kind: EventKind<P>,
  handle: (ctx: ListenerCtx, payloads: readonly P[]) => Promise<void>,
): Listener {
  return { eventName: kind.eventName, handle: handle as Listener['handle'] };
}
