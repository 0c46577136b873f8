import type pg from 'pg';
import type { Picture } from '../../contract/domains/media/shapes.ts';
import { copyInto, type Value } from './copy.ts';
import { type FirstIds, takeIds } from './ids.ts';
import { dropIndexes, makeIndexes } from './indexes.ts';
import { welcomes } from './ledger-rows.ts';
import {
  emailRows,
  favouriteRows,
  followRows,
  likeRows,
  memberColumns,
  memberRows,
  nameRows,
  phoneRows,
} from './people-rows.ts';
import { hangPictures } from './pictures.ts';
import { type Plan, planWorld, type Size } from './plan.ts';
import { hotRows, openerOf, postColumns, postRows, threadColumns, threadRows } from './thread-rows.ts';

interface LargeWorld {
  size: Size;
  /** Seconds since 1970 at which the world ends. */
  end: number;
  passwordHash: string;
  /** Uploads the pictures that some threads show; without it none does. */
  pictures?: (ids: FirstIds) => Promise<readonly Picture[]>;
  /** Called with what is being done, for the terminal. */
  onStep?: (step: string) => void;
}

const filled = [
  'accounts.members',
  'follows.follows',
  'threads.threads',
  'threads.posts',
  'threads.likes',
  'threads.favorites',
  'feeds.hot',
  'economy.accounts',
  'economy.transfers',
  'economy.keys',
  'economy.entries',
  'economy.earned',
] as const;

/** Fills the tables in one transaction, so that an interrupted load leaves nothing behind. */
export async function loadLargeWorld(client: pg.Client, world: LargeWorld): Promise<FirstIds> {
  const step = world.onStep ?? (() => undefined);
  step('planning');
  const plan = planWorld(world.size, world.end);
  const ids = await takeIds(client, {
    uid: world.size.members,
    tid: world.size.threads,
    pid: world.size.posts,
    transfer: world.size.members,
  });
  step('pictures');
  const pictures = (await world.pictures?.(ids)) ?? [];
  await client.query('begin');
  await client.query(
    `set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'; set local synchronous_commit = off`,
  );
  const indexes = [];
  for (const table of filled) indexes.push(...(await dropIndexes(client, table)));
  await fillTables(client, plan, ids, world, step);
  step('hanging pictures');
  if (pictures.length > 0) await hangPictures(client, pictures, ids);
  step('indexes');
  await makeIndexes(client, indexes);
  step('counters');
  for (const statement of counters(ids)) await client.query(statement);
  await client.query('commit');
  return ids;
}

/** Leaves the tables as they are after a quiet night: rows known to be visible, the planner's figures fresh. */
export async function settleTables(client: pg.Client): Promise<void> {
  for (const table of filled) await client.query(`vacuum (analyze) ${table}`);
}

async function fillTables(
  client: pg.Client,
  plan: Plan,
  ids: FirstIds,
  world: LargeWorld,
  step: (text: string) => void,
): Promise<void> {
  const { end } = world;
  const opener = openerOf(plan);
  const tables: [table: string, columns: readonly string[], rows: Iterable<readonly Value[]>][] = [
    ['accounts.members', memberColumns, memberRows(plan, ids, world.passwordHash)],
    ['accounts.names', ['name', 'uid'], nameRows(plan, ids)],
    ['accounts.emails', ['email', 'uid'], emailRows(plan, ids)],
    ['accounts.phones', ['phone', 'uid'], phoneRows(plan, ids)],
    ['follows.follows', ['uid', 'follow_uid', 'created_at'], followRows(plan, ids, end)],
    ['threads.threads', threadColumns, threadRows(plan, ids, opener)],
    ['threads.posts', postColumns, postRows(plan, ids, opener)],
    ['threads.likes', ['tid', 'pid', 'uid', 'created_at'], likeRows(plan, ids, end)],
    ['threads.favorites', ['tid', 'uid', 'created_at'], favouriteRows(plan, ids, end)],
    ['feeds.hot', ['scope_fid', 'tid', 'score'], hotRows(plan, ids)],
    ...welcomes(plan, ids),
  ];
  for (const [table, columns, rows] of tables) {
    step(table);
    await copyInto(client, table, columns, rows);
  }
}

/** What the actions and listeners store beside the rows, worked out from the rows themselves. */
const counters = ({ uid, tid }: FirstIds): string[] => [
  `insert into threads.writers (uid, since)
   select authorid, min(created_at) from threads.posts where tid >= ${tid} group by 1 on conflict (uid) do nothing`,
  `insert into threads.author_counters (uid, threads, posts, likes)
   select p.authorid, count(*) filter (where p.position = 1), count(*) filter (where p.position > 1),
          sum(case when p.position = 1 then t.likes else p.likes end)
     from threads.posts p join threads.threads t using (tid) where p.tid >= ${tid} group by 1`,
  `insert into threads.author_counters (uid, favorites, liked)
   select uid, sum(favorites), sum(liked) from (
     select uid, count(*) as favorites, 0 as liked from threads.favorites where tid >= ${tid} group by 1
     union all select uid, 0, count(*) from threads.likes where tid >= ${tid} group by 1) sides
    group by 1
   on conflict (uid) do update set favorites = author_counters.favorites + excluded.favorites,
      liked = author_counters.liked + excluded.liked`,
  // A post counts for its board, its country and for everything (0), as the listener counts it.
  `insert into threads.board_days (fid, day, posts, threads)
   select board.fid, (p.created_at at time zone 'utc')::date, count(*), count(*) filter (where p.position = 1)
     from threads.posts p join threads.threads t using (tid)
     cross join lateral (select unnest(array[t.fid, t.country_fid, 0]) as fid) board where p.tid >= ${tid} group by 1, 2
   on conflict (fid, day) do update set posts = board_days.posts + excluded.posts, threads = board_days.threads + excluded.threads`,
  `insert into threads.category_days (country_fid, typeid, day, posts, threads)
   select t.country_fid, t.typeid, (p.created_at at time zone 'utc')::date, count(*), count(*) filter (where p.position = 1)
     from threads.posts p join threads.threads t using (tid) where p.tid >= ${tid} group by 1, 2, 3
   on conflict (country_fid, typeid, day) do update
      set posts = category_days.posts + excluded.posts, threads = category_days.threads + excluded.threads`,
  `insert into threads.category_threads (tid, country_fid, typeid, active_at, likes)
   select tid, country_fid, typeid, last_post_at, likes from threads.threads where tid >= ${tid}`,
  `insert into follows.counters (uid, fans, follows)
   select uid, sum(fans), sum(follows) from (
     select follow_uid as uid, count(*) as fans, 0 as follows from follows.follows where uid >= ${uid} group by 1
     union all select uid, 0, count(*) from follows.follows where uid >= ${uid} group by 1) sides
    group by 1`,
];
