import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createPool } from '../../server/platform/db/pool.ts';
import { startEmbedded } from '../../server/platform/postgres/embedded.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';

/** What a row takes on disk, for who reckons with many of them: no time is measured, so that it may run beside anything. */
export const group: Group = { name: 'sizes', at: 20, needs: 'nothing', lines: sizes };

const count = 100_000;
const people = 2000;

interface Written {
  name: string;
  /** All that is measured, with indexes. */
  tables: readonly string[];
  statements: readonly string[];
}

const written: readonly Written[] = [
  {
    name: 'a message on disk',
    tables: ['messages.messages'],
    statements: [
      `insert into messages.messages (room, id, uid, text, sent_at, client_id)
       select 1 + n % ${people}, n, 1 + n % ${people}, 'The bread was still warm when we came, line ' || n,
              now() - n * interval '1 second', md5(n::text)
         from generate_series(1, ${count}) as n`,
    ],
  },
  {
    name: 'a notice on disk',
    tables: ['notices.notices'],
    statements: [
      `insert into notices.notices
         (uid, page, kind, group_key, tid, pid, actors, actor_count, facts, created_at, updated_at, read_at, pushed_at)
       select 1 + n % ${people}, 'reply', 'reply', 'reply:' || n, n, n, '[{"pid": 1234567, "uid": 12345}]', 1,
              '{"title": "The road past the market"}',
              now() - n * interval '1 second', now() - n * interval '1 second', now(), now()
         from generate_series(1, ${count}) as n`,
    ],
  },
  {
    name: 'a transfer on disk',
    tables: ['economy.transfers', 'economy.keys', 'economy.entries'],
    statements: [
      `insert into economy.transfers (id, kind, reason, reference, at)
       select n, 'earned', 'reply', 'pid:' || n, now() - n * interval '1 second' from generate_series(1, ${count}) as n`,
      `insert into economy.keys (key, transfer, content)
       select 'earned:reply:' || md5(n::text), n, sha256(n::text::bytea) from generate_series(1, ${count}) as n`,
      `insert into economy.entries (account, transfer, currency, amount, at, place, held, kind)
       select 2 * (1 + n % ${people}), n, 'xgold', 1, now() - n * interval '1 second', n, n, 'earned'
         from generate_series(1, ${count}) as n`,
      `insert into economy.entries (account, transfer, currency, amount, at)
       select -2, n, 'xgold', -1, now() - n * interval '1 second' from generate_series(1, ${count}) as n`,
    ],
  },
];

async function sizes(): Promise<Line[]> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'baobab-bench-')), 'data');
  const embedded = await startEmbedded({ dataDir });
  const pool = createPool({ url: embedded.url });
  try {
    await migrate(pool);
    const lines: Line[] = [];
    for (const each of written) lines.push(await sizeOf(pool, each));
    return lines;
  } finally {
    await pool.end();
    await embedded.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  }
}

/** Bytes of a row with its indexes, of a table that was only added to; one that changes takes more until it is vacuumed. */
async function sizeOf(pool: Pool, { name, tables, statements }: Written): Promise<Line> {
  const before = await bytesOf(pool, tables);
  for (const statement of statements) await pool.query(statement);
  return { name, unit: 'B', measured: ((await bytesOf(pool, tables)) - before) / count };
}

async function bytesOf(pool: Pool, tables: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select sum(pg_total_relation_size(name::regclass)) as bytes from unnest($1::text[]) as name',
    [tables],
  );
  return Number(rows[0]?.bytes ?? 0);
}
