import { sql } from 'kysely';
import pino from 'pino';
import { transfer } from '../../server/domains/economy/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { createQueue } from '../../server/platform/db/together.ts';
import { inTransaction } from '../../server/platform/db/transaction.ts';
import { defineReason } from '../../server/platform/money-reason.ts';
import type { DomainEvent } from '../../server/platform/outbox/event.ts';
import { storeEvents } from '../../server/platform/outbox/store.ts';
import type { Group } from '../group.ts';
import { type Line, percentile } from '../line.ts';
import { rounded } from '../rate.ts';
import type { Setting } from '../world.ts';

export const group: Group = { name: 'ledger', at: 40, needs: 'database', lines: transfers };

const atOnce = 16;
const warmSeconds = 1;
const seconds = 5;
const paying = defineReason('threads', 'reward');

/** How a transfer finds its transaction: one of its own, or one that it shares with those that wait. */
type Run = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

/** The ledger's transfer as actions make it, with its event, without a call around it; on disk before it is answered. */
async function transfers(databaseUrl: string, { money }: Setting): Promise<Line[]> {
  const pool = createPool({ url: databaseUrl, max: atOnce });
  const db = createDb(pool);
  const { rows } = await pool.query<{ last: string }>('select coalesce(max(id), 0) as last from platform.outbox');
  const queue = createQueue(db, pino({ level: 'silent' }));
  const alone: Run = (work) => inTransaction(db, work);
  const { payers } = money;
  const payer = (): number => payers[Math.floor(Math.random() * payers.length)]!;
  const popular = payers[0]!;
  const among = `transfer among ${payers.length.toLocaleString('en')} accounts, 16 at once`;
  const hot = 'payment to one account that everyone pays, 16 at once';
  try {
    return [
      await measure(db, { name: `${among}, a transaction each`, run: alone, to: payer, from: payer }),
      await measure(db, { name: `${among}, taken together`, target: 1500, run: queue.run, to: payer, from: payer }),
      await measure(db, { name: `${hot}, a transaction each`, run: alone, to: () => popular, from: payer }),
      await measure(db, {
        name: `${hot}, taken together`,
        target: 500,
        run: queue.run,
        to: () => popular,
        from: payer,
      }),
    ];
  } finally {
    // Else the site would begin by handling all of them.
    await pool.query('delete from platform.outbox where id > $1', [rows[0]?.last]);
    await pool.end();
  }
}

interface Measured {
  name: string;
  target?: number;
  run: Run;
  from: () => number;
  to: () => number;
}

async function measure(db: Db, { name, target, run, from, to }: Measured): Promise<Line> {
  await forSeconds(warmSeconds, () => pay(run, from(), to()));
  const before = await writesOf(db);
  const times = await forSeconds(seconds, () => pay(run, from(), to()));
  const commits = (await writesOf(db)) - before;
  const remark = `p50 ${rounded(percentile(times, 0.5))} ms, p99 ${rounded(percentile(times, 0.99))} ms; ${(times.length / commits).toFixed(1)} transfers a transaction`;
  return { name, unit: '/s', measured: times.length / seconds, floor: 'select', remark, ...(target && { target }) };
}

/** Transactions that wrote something so far: each has a number. */
async function writesOf(db: Db): Promise<number> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    db,
  );
  return Number(rows[0]?.next);
}

async function pay(run: Run, from: number, to: number): Promise<void> {
  if (from === to) return;
  const now = new Date();
  const key = `bench:${crypto.randomUUID()}`;
  await run(async (tx) => {
    const events: DomainEvent[] = [];
    const tags = new Set<string>();
    const emit = (event: DomainEvent) => void events.push(event);
    const ctx = { db: tx, now, emit, stale: (tag: string) => void tags.add(tag) };
    const movements = [{ from, to, currency: 'xgold', amount: 1 }] as const;
    await transfer(ctx, { key, kind: 'given', reason: paying, movements });
    await storeEvents(tx, events, [...tags], now);
  });
}

/** Milliseconds of each, one after the other over sixteen chains. */
async function forSeconds(length: number, act: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + length * 1000;
  const chain = async (): Promise<void> => {
    for (let from = performance.now(); from < until; from = performance.now()) {
      await act();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, chain));
  return times;
}
