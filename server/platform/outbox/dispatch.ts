import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TagBoard } from '../cache/tags.ts';
import type { Db, Log } from '../context.ts';
import type { DomainEvent } from './event.ts';
import type { Listener, ListenerCtx } from './listener.ts';
import { storeEvents, tagsMoved } from './store.ts';

/** Any number; held while one process hands events to listeners, so that they hear in order and never collide. */
const dispatchLock = 7_261_001;
const batchSize = 200;
const pollMilliseconds = 2000;
/** Events of a lively moment are handed out together: a batch costs the same whether it holds one or a hundred. */
const gatherMilliseconds = 100;
const retrySeconds = [1, 5, 30, 300, 3600];

interface Deps {
  db: Db;
  clock: () => Date;
  log: Log;
  tags: TagBoard;
  listeners: readonly Listener[];
}

interface Row {
  id: number;
  events: DomainEvent[];
  attempts: number;
}

export interface OutboxDispatcher {
  /** There may be something new. */
  wake(): void;
  /** Hands out everything that is due now; for tests and for the end. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Hands events to listeners after commit. A row that fails is tried alone, later and later, and stays until it succeeds. */
export function createDispatcher(deps: Deps): OutboxDispatcher {
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    do {
      again = false;
      while ((await handOut(deps, batchSize)) === batchSize);
    } while (again);
  };
  const wake = (): void => {
    if (running) {
      again = true;
      return;
    }
    running = sleep(gatherMilliseconds)
      .then(run)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the outbox waits'))
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  };
  return {
    wake,
    drain: async () => {
      await running;
      await run();
    },
    start: () => {
      timer = setInterval(wake, pollMilliseconds);
      timer.unref();
      wake();
    },
    stop: async () => {
      clearInterval(timer);
      again = false;
      await running;
    },
  };
}

async function due(tx: Db, now: Date, size: number): Promise<Row[]> {
  const rows = await tx
    .selectFrom('platform.outbox')
    .select(['id', 'events', 'attempts'])
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .orderBy('id')
    .limit(size)
    .execute();
  return rows as Row[];
}

/** One batch; the number of rows taken. */
async function handOut(deps: Deps, size: number): Promise<number> {
  const tags = new Set<string>();
  let rows: Row[] = [];
  try {
    await deps.db.transaction().execute(async (tx) => {
      const lock = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${dispatchLock}) as mine`.execute(tx);
      if (!lock.rows[0]?.mine) return;
      rows = await due(tx, deps.clock(), size);
      if (rows.length > 0) await hearAll(deps, tx, rows, tags);
    });
  } catch (error) {
    if (rows.length === 0) throw error;
    if (rows.length === 1) {
      await postpone(deps, rows[0]!, error);
      return 1;
    }
    // One of them is at fault: each alone finds out which.
    for (let i = 0; i < rows.length; i += 1) await handOut(deps, 1);
    return rows.length;
  }
  deps.tags.moved([...tags]);
  return rows.length;
}

async function hearAll(deps: Deps, tx: Db, rows: readonly Row[], tags: Set<string>): Promise<void> {
  const byName = new Map<string, Record<string, unknown>[]>();
  for (const { name, payload } of rows.flatMap((row) => row.events)) {
    const list = byName.get(name);
    if (list) list.push(payload);
    else byName.set(name, [payload]);
  }
  for (const { tags: told } of byName.get(tagsMoved) ?? []) for (const tag of told as string[]) tags.add(tag);
  const further: DomainEvent[] = [];
  const ctx: ListenerCtx = {
    db: tx,
    now: deps.clock(),
    log: deps.log,
    emit: (event) => further.push(event),
    touch: (tag) => tags.add(tag),
  };
  for (const listener of deps.listeners) {
    const payloads = byName.get(listener.eventName);
    if (payloads) await listener.hear(ctx, payloads);
  }
  if (further.length > 0) await storeEvents(tx, further, [], ctx.now);
  await tx
    .deleteFrom('platform.outbox')
    .where(sql<boolean>`id = any(${rows.map((row) => row.id)}::bigint[])`)
    .execute();
}

async function postpone(deps: Deps, row: Row, error: unknown): Promise<void> {
  const seconds = retrySeconds[Math.min(row.attempts, retrySeconds.length - 1)]!;
  deps.log.error({ err: error, outbox: row.id, attempts: row.attempts + 1 }, 'a listener failed');
  await deps.db
    .updateTable('platform.outbox')
    .set({
      attempts: row.attempts + 1,
      retry_at: new Date(deps.clock().getTime() + seconds * 1000),
      last_error: String(error).slice(0, 2000),
    })
    .where('id', '=', row.id)
    .execute();
}
