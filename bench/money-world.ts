import type pg from 'pg';
import { accountOf } from '../server/domains/economy/index.ts';

/** What the lines about money need of a world. */
export interface MoneySetting<M> {
  /** Members, most of them of the ledger alone, who have enough for every payment of a run. */
  payers: number[];
  /** Whose statement has a million entries. */
  busy: M;
  /** First posts of many authors, and of the one with the most threads. */
  posts: number[];
  popular: number[];
  /** Who may reward them: none of their authors, and nobody apart from one. */
  givers: M[];
  /** One of them whom no line lets give anything. */
  spare: M;
}

const accounts = 100_000;
const entries = 1_000_000;
/** A uid that no member of the world has. */
const beyond = 1e12;
const funds = 1_000_000_000;
/** First posts that are rewarded, of many authors and of one. */
const rewarded = 40;

/** Gives the world's ledger what the lines ask for, once a world; what an earlier run rewarded may be rewarded again. */
export async function prepareMoney<M extends { uid: number }>(
  client: pg.Client,
  members: readonly M[],
): Promise<MoneySetting<M>> {
  const busy = members.at(-1)!;
  const payers = [
    ...members.slice(0, -1).map(({ uid }) => uid),
    ...Array.from({ length: accounts - members.length }, (_, i) => beyond + i),
  ];
  await fund(client, payers);
  await fillStatement(client, busy.uid);
  await forgetRewards(client);
  const popular = await postsOf(client, await mostBusyAuthor(client));
  const posts = await postsOf(client);
  const authors = new Set([...posts, ...popular].map(({ authorid }) => authorid));
  const apart = await apartFrom(client, [...authors]);
  const [spare, ...givers] = members.slice(0, -1).filter(({ uid }) => !authors.has(uid) && !apart.has(uid));
  if (!spare) throw new Error('nobody may reward the authors of this world');
  const pids = (of: typeof posts) => of.map(({ pid }) => pid);
  return { payers, busy, posts: pids(posts), popular: pids(popular), givers, spare };
}

/** One transfer from the mint to each, as the ledger itself would write it. */
async function fund(client: pg.Client, uids: readonly number[]): Promise<void> {
  await client.query('create temp table funded (account bigint primary key, transfer bigint not null)');
  const { rowCount } = await client.query(
    `insert into funded
     select u.uid * 2, nextval('economy.transfers_id_seq') from unnest($1::bigint[]) as u (uid)
      where not exists (select from economy.keys k where k.key = 'bench:funds:' || u.uid)`,
    [uids],
  );
  if (rowCount === 0) return void (await client.query('drop table funded'));
  await client.query('analyze funded');
  await client.query(
    `with had as (
       insert into economy.accounts (account, uid, currency, balance, places)
       select account, account / 2, 'xgold', $1, 1 from funded
       on conflict (account) do update
          set balance = accounts.balance + excluded.balance, places = accounts.places + excluded.places
       returning account, balance, places
     )
     insert into economy.entries (account, transfer, currency, amount, at, place, held, kind)
     select account, transfer, 'xgold', $1, now(), places, balance, 'given' from had join funded using (account)`,
    [funds],
  );
  await client.query(
    `insert into economy.entries (account, transfer, currency, amount, at)
     select $2, transfer, 'xgold', -$1::bigint, now() from funded`,
    [funds, accountOf('mint', 'xgold')],
  );
  await client.query(
    `insert into economy.transfers (id, kind, reason, at) select transfer, 'given', 'register', now() from funded`,
  );
  await client.query(
    `insert into economy.keys (key, transfer, content) select 'bench:funds:' || account / 2, transfer, '' from funded`,
  );
  await client.query('drop table funded');
  await vacuum(client);
}

/** A member who earned by a million replies in some years, up to this moment. */
async function fillStatement(client: pg.Client, uid: number): Promise<void> {
  const account = accountOf(uid, 'xgold');
  const { rows } = await client.query<{ places: string; balance: string }>(
    'select places, balance from economy.accounts where account = $1',
    [account],
  );
  const { places = '0', balance = '0' } = rows[0] ?? {};
  const missing = entries - Number(places);
  if (missing <= 0) return;
  await client.query('create temp table made (n int, transfer bigint, at timestamptz)');
  await client.query(
    `insert into made
     select n, nextval('economy.transfers_id_seq'), now() - ($1 - n) * interval '80 seconds'
       from generate_series(1, $1::int) as n`,
    [missing],
  );
  await client.query(
    `insert into economy.transfers (id, kind, reason, reference, at)
     select transfer, 'earned', 'reply', 'pid:' || transfer, at from made`,
  );
  await client.query(
    `insert into economy.keys (key, transfer, content) select 'bench:reply:' || transfer, transfer, '' from made`,
  );
  await client.query(
    `insert into economy.entries (account, transfer, currency, amount, at, place, held, kind)
     select $1, transfer, 'xgold', 1, at, $2 + n, $3 + n, 'earned' from made`,
    [account, places, balance],
  );
  await client.query(
    `insert into economy.entries (account, transfer, currency, amount, at)
     select $1, transfer, 'xgold', -1, at from made`,
    [accountOf('mint', 'xgold')],
  );
  await client.query(
    `insert into economy.accounts (account, uid, currency, balance, places) values ($1, $2, 'xgold', $3, $3)
     on conflict (account) do update
        set balance = accounts.balance + excluded.balance, places = accounts.places + excluded.places`,
    [account, uid, missing],
  );
  await client.query('drop table made');
  await vacuum(client);
}

async function vacuum(client: pg.Client): Promise<void> {
  for (const table of ['accounts', 'entries', 'transfers', 'keys'])
    await client.query(`vacuum analyze economy.${table}`);
}

/** The transfers stay, under other keys: a member rewards a thread once, and each run asks for that once. */
async function forgetRewards(client: pg.Client): Promise<void> {
  await client.query(`update economy.keys set key = 'bench:reward:' || transfer where key like 'reward:%'`);
  await client.query('truncate threads.rewards, threads.reward_days');
  await client.query('update threads.posts set rewards = 0, reward_xgold = 0 where rewards > 0');
}

const open = `status = 1 and deleted_at is null and not closed and readperm = 0`;

async function mostBusyAuthor(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ authorid: string }>(
    `select authorid from threads.threads where ${open} group by authorid order by count(*) desc, authorid limit 1`,
  );
  return Number(rows[0]?.authorid);
}

/** First posts of the newest threads: of one author, or of as many as there are. */
async function postsOf(client: pg.Client, author?: number): Promise<{ pid: number; authorid: number }[]> {
  const { rows } = await client.query<{ pid: string; authorid: string }>(
    `select pid, authorid from (
       select distinct on (case when $1::bigint is null then authorid else tid end) first_pid as pid, authorid, tid
         from threads.threads where ${open} and ($1::bigint is null or authorid = $1)
        order by case when $1::bigint is null then authorid else tid end, tid desc) t
      order by tid desc limit $2`,
    [author ?? null, rewarded],
  );
  return rows.map(({ pid, authorid }) => ({ pid: Number(pid), authorid: Number(authorid) }));
}

/** Members whom one of these hides, or who hides one of them. */
async function apartFrom(client: pg.Client, uids: readonly number[]): Promise<Set<number>> {
  const { rows } = await client.query<{ uid: string }>(
    `select uid from follows.hides where hidden_uid = any($1)
     union select hidden_uid from follows.hides where uid = any($1)`,
    [uids],
  );
  return new Set(rows.map(({ uid }) => Number(uid)));
}
