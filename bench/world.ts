import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { countries } from '../contract/primitives/countries.ts';
import { fillWhole } from '../server/domains/search/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { pageCookie } from '../server/platform/http/page-cookie.ts';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';
import { type GatheredSetting, prepareGathered } from './gathered-world.ts';
import { type MoneySetting, prepareMoney } from './money-world.ts';
import { type OrderSetting, prepareOrder } from './order-world.ts';
import { type Supply, supplyOf } from './supply.ts';

export interface Size {
  members: number;
  threads: number;
  posts: number;
}

/** The sizes between which growth is measured. */
export const large: Size = { members: 20_000, threads: 100_000, posts: 2_000_000 };
export const small: Size = { members: 500, threads: 500, posts: 10_000 };
/** For a look at the bench itself. */
export const quick: Size = { members: 2000, threads: 5000, posts: 100_000 };

/** Worlds and results are stored here, so that the next run need not make them again. */
export const benchData = join(import.meta.dirname, 'data');

/** The data directory of a world of this size, made where it is missing. */
export async function worldOf(size: Size): Promise<string> {
  const dir = join(benchData, `${size.posts}-posts`);
  if (existsSync(dir)) return dir;
  const half = `${dir}.half`;
  rmSync(half, { recursive: true, force: true });
  await beginSite(half);
  const sizes = Object.entries(size).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { status } = spawnSync(process.execPath, ['world/seed.ts', ...sizes], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: half },
  });
  if (status !== 0) throw new Error('the world could not be made');
  renameSync(half, dir);
  return dir;
}

/** The seed adds to a site, so there has to be one. */
async function beginSite(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir });
  await migrateWorld(embedded.url).finally(() => embedded.stop());
}

/** A world may have been made by a release before this one. */
async function migrateWorld(url: string): Promise<void> {
  const pool = createPool({ url, max: 2 });
  try {
    await migrate(pool);
    await fillWhole(createDb(pool));
  } finally {
    await pool.end();
  }
}

/** A member logged in for the bench: no password is hashed, the session is written into the database. */
export interface Member {
  uid: number;
  token: string;
  cookie: string;
  /** An address of its own, as a proxy would send it. */
  address: string;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const addressOf = (i: number): string => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;

/** Headers of a guest at one of many addresses. */
export const guestHeaders = (i: number): Record<string, string> => ({ 'x-forwarded-for': addressOf(65_536 + i) });
export const memberHeaders = (member: Member): Record<string, string> => ({
  'x-forwarded-for': member.address,
  'x-auth-token': member.token,
});
export const pageHeaders = (member: Member): Record<string, string> => ({
  'x-forwarded-for': member.address,
  cookie: `${pageCookie}=${member.cookie}`,
});

export interface Setting {
  /** Who hold no office, as their pages show more. */
  members: Member[];
  /** Threads that fill a page of 20 posts: what the load goes to. */
  threads: ThreadOf20[];
  /** Those and others, up to 2,000, for a load that goes to some far more than to the rest. */
  crowd: ThreadOf20[];
  /** Of at most three pages; no line asks for one of them but by taking it. */
  untouched: Supply<ThreadOf20>;
  /** One of those that the load goes to, without pictures on its page. */
  threadOfText: ThreadOf20;
  posts: number;
  /** A member of a million followers. */
  famous: number;
  lastPieces: LastPieces;
  money: MoneySetting<Member>;
  order: OrderSetting<Member>;
  gathered: GatheredSetting;
}

/** Goods of which few are left, and members who can pay one each. */
export interface LastPieces {
  goods: number;
  pieces: number;
  buyers: Member[];
}

export interface ThreadOf20 {
  tid: number;
  fid: number;
  /** Its posts. */
  floors: number;
}

/** Opens sessions for some members and chooses the threads, while the world's site is not running. */
export async function prepare(
  dataDir: string,
  look: (client: pg.Client, url: string, setting: Setting) => Promise<void>,
): Promise<Setting> {
  const embedded = await startEmbedded({ dataDir });
  await migrateWorld(embedded.url);
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  try {
    const members = await openSessions(client, 2000);
    const { threads, crowd, untouched } = apart(await threadsOf20(client));
    const { rows } = await client.query<{ count: string }>('select count(*) from threads.posts');
    const threadOfText = threads.find((thread) => thread.text);
    if (!threadOfText) throw new Error('no thread of text alone in this world');
    const famous = await makeFamous(client);
    await makeNotices(
      client,
      members.map((member) => member.uid),
    );
    const posts = Number(rows[0]?.count);
    const order = await prepareOrder(client, members);
    const officers = new Set(Object.values(order.moderators).map(({ uid }) => uid));
    const uids = order.followers.map(({ uid }) => uid);
    const gathered = await prepareGathered(client, posts, uids);
    // What these have added is to be found, too.
    await migrateWorld(embedded.url);
    const setting: Setting = {
      members: members.filter(({ uid }) => !officers.has(uid)),
      threads,
      crowd,
      untouched,
      threadOfText,
      posts,
      famous,
      lastPieces: await putOnSale(client, members),
      money: await prepareMoney(client, members),
      ...{ order, gathered },
    };
    await look(client, embedded.url, setting);
    return setting;
  } finally {
    await client.end();
    await embedded.stop();
  }
}

/** Followers that no other member of the world has. */
const manyFans = 1_000_000;

/**
 * Gives the member with the most fans a million of them, once a world: those who are there follow last, so that the
 * pages that are asked for have somebody to show.
 */
async function makeFamous(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ uid: string; fans: number }>(
    'select uid, fans from follows.counters order by fans desc, uid limit 1',
  );
  const [first] = rows;
  if (!first) throw new Error('nobody follows anybody in this world');
  const uid = Number(first.uid);
  if (first.fans >= manyFans) return uid;
  await client.query(
    `insert into follows.follows (uid, follow_uid, created_at)
     select coalesce(m.uid, 1e12::bigint + n), $1,
            '2026-01-01'::timestamptz + (case when m.uid is null then n else n + $2 end) * interval '1 second'
       from generate_series(1, $2) as n
       left join (select uid, row_number() over (order by uid) as n from accounts.members where uid <> $1) m using (n)
     on conflict do nothing`,
    [uid, manyFans],
  );
  await client.query(
    `update follows.counters set fans = (select count(*) from follows.follows where follow_uid = $1) where uid = $1`,
    [uid],
  );
  await client.query('vacuum analyze follows.follows');
  return uid;
}

/** Gives each member who asks a hundred notices, every other one unread, once a world. */
async function makeNotices(client: pg.Client, uids: readonly number[]): Promise<void> {
  await client.query(
    `insert into notices.notices
       (uid, page, kind, group_key, tid, pid, actors, actor_count, created_at, updated_at, read_at)
     select u.uid, 'reply', 'like', 'like:' || t.first_pid, t.tid, t.first_pid,
            jsonb_build_array(jsonb_build_object('uid', t.authorid, 'pid', 0)), 3, t.created_at, t.created_at,
            case when t.n % 2 = 0 then t.created_at end
       from unnest($1::bigint[]) as u (uid)
      cross join (
        select tid, first_pid, authorid, created_at, row_number() over (order by tid desc) as n from threads.threads
         where status = 1 and deleted_at is null and readperm = 0 order by tid desc limit 100) t
      where not exists (select from notices.notices n where n.uid = u.uid)`,
    [uids],
  );
  await client.query('vacuum analyze notices.notices');
}

type Known = ThreadOf20 & { text: boolean };

const mostBusy = 400;
const mostCrowd = 2000;
const mostUntouched = 2000;
/** A longer thread has more posts than a page in another order would show again. */
const mostFloors = 60;

/** The newest are asked for all the time; of the rest most, bounded, are left alone until a line takes it. */
function apart(all: readonly Known[]): Pick<Setting, 'crowd' | 'untouched'> & { threads: Known[] } {
  const threads = all.slice(0, mostBusy);
  const rest = all.slice(mostBusy);
  const short = rest.filter(({ floors }) => floors <= mostFloors).toReversed();
  const left = new Set(short.slice(0, Math.min(mostUntouched, Math.ceil(rest.length * 0.75))));
  const crowd = [...threads, ...rest.filter((thread) => !left.has(thread))].slice(0, mostCrowd);
  return { threads, crowd, untouched: supplyOf([...left]) };
}

/** The newest threads with a full page of posts that everybody may read and answer. */
async function threadsOf20(client: pg.Client): Promise<Known[]> {
  const { rows } = await client.query<{ tid: string; fid: number; floors: number; text: boolean }>(
    `select tid, fid, max_floor as floors, not exists (
              select from threads.posts p where p.tid = t.tid and p.position <= 60 and p.attachments <> '[]') as text
       from threads.threads t
      where status = 1 and deleted_at is null and not closed and readperm = 0 and max_floor >= 20
      order by tid desc limit $1`,
    [mostBusy + mostCrowd + mostUntouched],
  );
  return rows.map((row) => ({ ...row, tid: Number(row.tid) }));
}

const pieces = 100;

/** A hundred pieces of something at one XCoin, and so much for each of a thousand members of countries with a store. */
async function putOnSale(client: pg.Client, members: readonly Member[]): Promise<LastPieces> {
  const open = countries.filter(({ store }) => store).map(({ fid }) => fid);
  const { rows } = await client.query<{ uid: string }>(
    'select uid from accounts.members where uid = any($1) and country_fid = any($2) order by uid limit 1000',
    [members.map(({ uid }) => uid), open],
  );
  const uids = new Set(rows.map(({ uid }) => Number(uid)));
  await client.query(
    `insert into economy.accounts (account, uid, currency, balance) select uid * 2 + 1, uid, 'xcoin', 1
       from unnest($1::bigint[]) as u (uid) on conflict (account) do update set balance = excluded.balance`,
    [[...uids]],
  );
  const goods = await client.query<{ goods_id: string }>(
    `insert into store.goods (sn, type, name, content, remark, price, stock, on_sale, express, per_member,
                              country_fids, valid_days, created_at, updated_at)
     values ($1, 1, 'The last pieces', '', '', 1, $2, true, 1, 0, '{}', 0, now(), now()) returning goods_id`,
    [`bench ${Date.now()}`, pieces],
  );
  return { goods: Number(goods.rows[0]?.goods_id), pieces, buyers: members.filter(({ uid }) => uids.has(uid)) };
}

async function openSessions(client: pg.Client, count: number): Promise<Member[]> {
  const { rows } = await client.query<{ uid: string }>('select uid from accounts.members order by uid limit $1', [
    count,
  ]);
  const secret = (): string => randomBytes(32).toString('base64url');
  const members = rows.map((row, i) => ({
    uid: Number(row.uid),
    token: secret(),
    cookie: secret(),
    address: addressOf(i),
  }));
  const until = new Date(Date.now() + 30 * 86_400_000);
  const tokens = members.map((member) => sha256(member.token));
  await client.query(
    `insert into accounts.sessions (token_hash, uid, kind, created_at, expires_at)
     select token, uid, 'site', now(), $3 from unnest($1::bytea[], $2::bigint[]) as s (token, uid)`,
    [tokens, members.map((member) => member.uid), until],
  );
  await client.query(
    `insert into accounts.page_sessions (cookie_hash, token_hash, expires_at)
     select cookie, token, $3 from unnest($1::bytea[], $2::bytea[]) as s (cookie, token)`,
    [members.map((member) => sha256(member.cookie)), tokens, until],
  );
  return members;
}
