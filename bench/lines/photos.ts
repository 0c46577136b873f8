import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { drawnEntries, entryListing, kindListStatement, photosStatement } from '../../server/domains/threads/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { startEmbedded } from '../../server/platform/postgres/embedded.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';

export const group: Group = { name: 'photos', at: 26, needs: 'nothing', lines: lists };

const few = 10_000;
const many = 1_000_000;
/** Entries that are written at once. */
const batch = 50_000;
/** How often each list is read. */
const reads = 60;
/** What a list may cost the database at any size. */
const target = 15;

const reader = { uid: 0, readaccess: 10, office: null, hidden: [] };

/** The lists of photo boards, read by the database at ten thousand and at a million entries. */
async function lists(): Promise<Line[]> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'baobab-bench-')), 'data');
  const embedded = await startEmbedded({ dataDir });
  const pool = createPool({ url: embedded.url });
  try {
    await migrate(pool);
    const db = createDb(pool);
    await enter(db, 1, few);
    await analyze(db);
    const before = await readAll(db);
    for (let from = few + 1; from <= many; from += batch) await enter(db, from, Math.min(many, from + batch - 1));
    await analyze(db);
    const after = await readAll(db);
    return [...after].map(([name, measured]) => ({
      ...{ name: `${name} of a million entries, p95`, unit: 'ms', measured, target },
      remark: `${before.get(name)!.toFixed(1)} ms of ten thousand`,
    }));
  } finally {
    await pool.end();
    await embedded.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  }
}

/** Entries with a photo each, a tenth of them in one contest, in five categories, of a thousand members. */
async function enter(db: Db, from: number, to: number): Promise<void> {
  const at = sql`timestamptz '2026-01-01' + i * interval '10 seconds'`;
  await sql`
    insert into threads.threads (tid, fid, country_fid, authorid, first_pid, subject, summary, language, special, status, created_at, last_post_at)
    select i, 770, 188, 1 + i % 1000, i, 'Photo ' || i, '', 'en', 5, 1, ${at}, ${at} from generate_series(${from}::int, ${to}::int) i`.execute(
    db,
  );
  await sql`
    insert into threads.photo_entries (tid, fid, authorid, category, contest_id, lot, likes, active_at, created_at)
    select i, 770, 1 + i % 1000, 1 + i % 5, case when i % 10 = 0 then 1 else 0 end, (i::bigint * 7919) % 2147483647, i % 997,
           ${at}, ${at}
      from generate_series(${from}::int, ${to}::int) i`.execute(db);
  await sql`
    insert into threads.photos (tid, aid, place, fid, category, authorid, likes, active_at, created_at, picture)
    select tid, tid, 1, fid, category, authorid, likes, active_at, created_at, '{}' from threads.photo_entries
     where tid between ${from} and ${to}`.execute(db);
}

/** As the database does by itself after a while. */
async function analyze(db: Db): Promise<void> {
  for (const table of ['threads.threads', 'threads.photo_entries', 'threads.photos'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

/** The 95th percentile of each list, in milliseconds. */
async function readAll(db: Db): Promise<ReadonlyMap<string, number>> {
  const listing = entryListing();
  const asked = { reader, limit: 21 } as const;
  const kinds: Record<string, () => Promise<unknown>> = {
    'newest entries': () =>
      kindListStatement(listing, { ...asked, where: { fid: 770 }, order: 'dateline' }).execute(db),
    'most liked entries of a category': () =>
      kindListStatement(listing, { ...asked, where: { fid: 770, category: 3 }, order: 'like' }).execute(db),
    'entries of a contest': () =>
      kindListStatement(listing, { ...asked, where: { contest: 1 }, order: 'dateline' }).execute(db),
    'a drawn order': () =>
      drawnEntries(db, {
        ...asked,
        contestId: 1,
        category: 0,
        seed: 'bench',
        start: 1_000_000_000,
        pool: 1000,
        after: '',
      }),
    'single photos': () => photosStatement({ ...asked, where: {}, order: 'like' }).execute(db),
    'photos of a member': () => photosStatement({ ...asked, where: { author: 7 }, order: 'lastpost' }).execute(db),
  };
  const found = new Map<string, number>();
  for (const [name, read] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let n = 0; n < reads; n += 1) {
      const begin = performance.now();
      await read();
      times.push(performance.now() - begin);
    }
    found.set(name, times.toSorted((one, other) => one - other)[Math.floor(reads * 0.95)]!);
  }
  return found;
}
