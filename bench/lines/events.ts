import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import type { Db } from '../../server/platform/context.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { createDispatcher } from '../../server/platform/outbox/dispatch.ts';
import type { Reader } from '../../server/platform/outbox/readers.ts';
import { startEmbedded } from '../../server/platform/postgres/embedded.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';

export const group: Group = { name: 'events', at: 20, needs: 'nothing', lines: eventLog };

const events = 10_000;
const readers = 20;
const batches = (events / 200) * readers;
const atOnce = 4;

/**
 * Events a second through all readers, each of which writes a statement a batch; on a durable database of its own. The
 * floor in the remark: as many transactions of that one statement, from as many connections, without any log.
 */
export async function eventLog(): Promise<Line[]> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'baobab-bench-')), 'data');
  const embedded = await startEmbedded({ dataDir });
  const pool = createPool({ url: embedded.url });
  try {
    await migrate(pool);
    const db = createDb(pool);
    await sql`create schema bench`.execute(db);
    await sql`create table bench.counters (name text primary key, handled bigint not null)`.execute(db);
    await sql`insert into bench.counters select 'reader-' || i, 0 from generate_series(1, ${readers}) i`.execute(db);
    const through = await secondsThroughReaders(db);
    const bare = await secondsOfBareWrites(db);
    const floor = Math.round(events / bare);
    const remark = `${Math.round((events * readers) / through).toLocaleString('en')} handled a second; floor ${floor.toLocaleString('en')}/s, ${Math.round((bare / through) * 100)} % of it`;
    return [{ name: `${events} events through ${readers} readers`, unit: '/s', measured: events / through, remark }];
  } finally {
    await pool.end();
    await embedded.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  }
}

const count = (db: Db, name: string, handled: number) =>
  sql`update bench.counters set handled = handled + ${handled} where name = ${name}`.execute(db);

const names = Array.from({ length: readers }, (_, i) => `reader-${i + 1}`);

async function secondsThroughReaders(db: Db): Promise<number> {
  const all: Reader[] = names.map((name) => ({
    name,
    listeners: [
      {
        eventName: 'bench.happened',
        handle: async (ctx, payloads) => void (await count(ctx.db, name, payloads.length)),
      },
    ],
  }));
  const tags = { moved: () => undefined };
  const dispatcher = createDispatcher({
    db,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    tags,
    readers: all,
  });
  await dispatcher.drain();
  await sql`insert into platform.outbox (at, events)
    select now(), jsonb_build_array(jsonb_build_object('name', 'bench.happened', 'payload', jsonb_build_object('tid', i)))
    from generate_series(1, ${events}) i`.execute(db);
  const from = performance.now();
  await dispatcher.drain();
  const seconds = (performance.now() - from) / 1000;
  const { rows } = await sql<{ handled: number }>`select sum(handled) as handled from bench.counters`.execute(db);
  if (rows[0]?.handled !== events * readers) throw new Error(`${rows[0]?.handled} events were handled`);
  return seconds;
}

async function secondsOfBareWrites(db: Db): Promise<number> {
  const from = performance.now();
  const left = Array.from({ length: batches }, (_, i) => names[i % readers]!);
  const work = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const counted = name;
      await db.transaction().execute((tx) => count(tx, counted, 200));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (performance.now() - from) / 1000;
}
