import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { zonesOf } from '../../server/app/zones.ts';
import { followDeed } from '../../server/domains/follows/index.ts';
import { countDeeds } from '../../server/domains/tasks/index.ts';
import { likeDeed, replyDeed } from '../../server/domains/threads/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { createDispatcher } from '../../server/platform/outbox/dispatch.ts';
import { startEmbedded } from '../../server/platform/postgres/embedded.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';

export const group: Group = { name: 'tasks', at: 25, needs: 'nothing', lines: countedDeeds };

const events = 10_000;
const members = 2000;
const authors = 100;

/**
 * What one event of a busy stream costs tasks and medals, with the database's part and its disk in it: likes and replies of
 * two thousand members to a hundred authors, who come to medals by them; on a durable database of its own.
 */
async function countedDeeds(): Promise<Line[]> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'baobab-bench-')), 'data');
  const embedded = await startEmbedded({ dataDir });
  const pool = createPool({ url: embedded.url });
  try {
    await migrate(pool);
    const db = createDb(pool);
    await sql`
      insert into accounts.members (username, country_fid, password_hash, created_at)
      select 'member' || i, 188, '', now() from generate_series(1, ${members + authors}) i`.execute(db);
    const [wall, own] = await millisecondsAnEvent(db);
    const remark = `${own.toFixed(3)} ms of it in the process`;
    return [{ name: `an event through tasks and medals, of ${events}`, unit: 'ms', measured: wall, target: 1, remark }];
  } finally {
    await pool.end();
    await embedded.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  }
}

async function millisecondsAnEvent(db: Db): Promise<[wall: number, own: number]> {
  const dispatcher = createDispatcher({
    ...{ db, clock: () => new Date(), log: pino({ level: 'silent' }), tags: { moved: () => undefined } },
    readers: [{ name: 'tasks', listeners: countDeeds([likeDeed, replyDeed, followDeed], { zonesOf }) }],
  });
  await dispatcher.drain();
  const { rows } = await sql<{ first: number }>`select min(uid) as first from accounts.members`.execute(db);
  const first = Number(rows[0]!.first);
  await sql`
    insert into platform.outbox (at, events)
    select now(), jsonb_build_array(jsonb_build_object(
      'name', case when i % 3 = 0 then 'threads.post-replied' else 'threads.post-liked' end,
      'payload', jsonb_build_object('tid', i % 500, 'pid', i, 'at', ${Date.now()}::bigint + i,
        'uid', ${first}::bigint + (i * 7) % ${members}, 'authorUid', ${first + members}::bigint + i % ${authors},
        'threadUid', ${first + members}::bigint + i % ${authors}, 'first', false)))
    from generate_series(1, ${events}) i`.execute(db);
  const [from, before] = [performance.now(), process.cpuUsage()];
  await dispatcher.drain();
  const [wall, spent] = [performance.now() - from, process.cpuUsage(before)];
  const counted = await sql<{ acts: number }>`select count(*)::int as acts from tasks.acts`.execute(db);
  if (counted.rows[0]?.acts !== events) throw new Error(`${counted.rows[0]?.acts} acts were counted`);
  return [wall / events, (spent.user + spent.system) / 1000 / events];
}
