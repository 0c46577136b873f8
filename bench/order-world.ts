import type pg from 'pg';

/** What the lines about feeds, long threads and the queue need of a world. */
export interface OrderSetting<M> {
  /** Members who follow 5,000 others. */
  followers: M[];
  /** A thread of at least 10,000 replies, and some of them from its middle. */
  longThread: { tid: number; floors: number; pids: number[] };
  moderators: Moderators<M>;
  /** Cases and held posts of the busiest country that wait. */
  cases: number[];
  held: number[];
}

/** Who serves all countries, the one with most cases, and the one with fewest. */
interface Moderators<M> {
  everywhere: M;
  busiest: M;
  quietest: M;
}

const followed = 5000;
const followers = 20;
const longest = 10_000;
/** A case and a held post wait for so many posts of the world each; as many cases are decided. */
const postsACase = 20;
const globalFid = 293;
/** Moderators, whom no sanction or level changes. */
const office = 3;
/** A uid that no member of the world has. */
const beyond = 2e12;

/** Gives a world what these lines ask for, once a world. */
export async function prepareOrder<M extends { uid: number }>(
  client: pg.Client,
  members: readonly M[],
): Promise<OrderSetting<M>> {
  const follow = members.slice(100, 100 + followers);
  await followMany(
    client,
    follow.map(({ uid }) => uid),
  );
  const longThread = await makeLong(client);
  const moderators = await appoint(client, members.slice(0, 100));
  await fillCases(client);
  await fillHeld(client);
  const { cases, held } = await waitingFor(client, moderators.busiest.uid);
  return { followers: follow, longThread, moderators, cases, held };
}

/** Lets each follow 5,000 members, and nobodies where the world has fewer. */
async function followMany(client: pg.Client, uids: readonly number[]): Promise<void> {
  const { rowCount } = await client.query(
    `insert into follows.follows (uid, follow_uid, created_at)
     select u.uid, f.uid, '2026-01-02'::timestamptz + f.n * interval '1 second'
       from unnest($1::bigint[]) as u (uid)
      cross join (
        select coalesce(m.uid, $3::bigint + n) as uid, n
          from generate_series(1, $2::int) as n
          left join (select uid, row_number() over (order by uid % 4, uid) as n from accounts.members) m using (n)) f
      where f.uid <> u.uid
        and not exists (select from follows.counters c where c.uid = u.uid and c.follows >= $2::int - 1)
     on conflict do nothing`,
    [uids, followed, beyond],
  );
  if (!rowCount) return;
  await client.query(
    `insert into follows.counters (uid, follows)
     select uid, count(*) from follows.follows where uid = any($1) group by uid
     on conflict (uid) do update set follows = excluded.follows`,
    [uids],
  );
  await client.query('vacuum analyze follows.follows, follows.counters');
}

/** The longest thread that everybody reads, with the replies that it lacks, which say what other posts say. */
async function makeLong(client: pg.Client): Promise<OrderSetting<unknown>['longThread']> {
  const { rows } = await client.query<{ tid: string; max_floor: number; max_position: number }>(
    `select tid, max_floor, max_position from threads.threads
      where status = 1 and deleted_at is null and readperm = 0 and not closed order by max_floor desc, tid limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('no thread in this world');
  const lacking = Math.max(0, longest - found.max_floor);
  if (lacking > 0) await addReplies(client, found, lacking);
  const middle = await client.query<{ pid: string }>(
    'select pid from threads.posts where tid = $1 and floor > $2 order by floor limit 20',
    [found.tid, longest / 2],
  );
  return { tid: Number(found.tid), floors: found.max_floor + lacking, pids: middle.rows.map(({ pid }) => Number(pid)) };
}

async function addReplies(
  client: pg.Client,
  { tid, max_floor, max_position }: { tid: string; max_floor: number; max_position: number },
  count: number,
): Promise<void> {
  const { rows } = await client.query<{ first: string }>(
    `with said as (
       select row_number() over (order by pid) - 1 as n, authorid, message
         from (select pid, authorid, message from threads.posts where tid <> $1 and status = 1 order by pid limit 2000) p
     ), added as (
       insert into threads.posts (tid, pid, position, floor, authorid, message, created_at, cleaned_at, likes)
       select $1, nextval('threads.posts_pid_seq'), $2::int + g.n, $3::int + g.n, s.authorid, s.message,
              now() - ($4::int - g.n) * interval '1 second', now(), case when g.n % 7 = 0 then g.n % 50 else 0 end
         from generate_series(1, $4::int) as g (n)
         join said s on s.n = g.n % (select count(*) from said)
       returning pid)
     select min(pid) as first from added`,
    [tid, max_position, max_floor, count],
  );
  await client.query(
    `update threads.threads
        set max_position = max_position + $2, max_floor = max_floor + $2, replies = replies + $2 where tid = $1`,
    [tid, count],
  );
  // Search is to find them, too.
  await client.query(`update search.filling set next_id = $1 where kind = 'posts' and next_id is null`, [
    rows[0]?.first,
  ]);
  await client.query('vacuum analyze threads.posts');
}

/** Makes three members moderators; which they are stays with the world. */
async function appoint<M extends { uid: number }>(client: pg.Client, members: readonly M[]): Promise<Moderators<M>> {
  const { rows } = await client.query<{ uid: string; country_fid: number }>(
    `select m.uid, m.country_fid
       from accounts.members m
       left join (select country_fid, count(*) as n from threads.threads group by country_fid) t using (country_fid)
      where m.uid = any($1) and m.country_fid <> $2 order by coalesce(t.n, 0) desc, m.uid`,
    [members.map(({ uid }) => uid), globalFid],
  );
  const memberOf = (uid: string | undefined): M => {
    const member = members.find((each) => each.uid === Number(uid));
    if (!member) throw new Error('too few members for three moderators');
    return member;
  };
  const busiest = rows[0];
  const quietest = rows.at(-1);
  const everywhere = members.find(({ uid }) => ![busiest?.uid, quietest?.uid].includes(String(uid)));
  const found = {
    everywhere: memberOf(String(everywhere?.uid)),
    busiest: memberOf(busiest?.uid),
    quietest: memberOf(quietest?.uid),
  };
  await client.query('update accounts.members set groupid = $2 where uid = any($1)', [
    Object.values(found).map(({ uid }) => uid),
    office,
  ]);
  await client.query('update accounts.members set country_fid = $2 where uid = $1', [found.everywhere.uid, globalFid]);
  return found;
}

/** Opens a case about every twentieth post, with one complaint each, and as many that are decided. */
async function fillCases(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `with posts as (
       select p.tid, p.pid, p.authorid, t.country_fid, row_number() over (order by p.pid) as n
         from threads.posts p join threads.threads t on t.tid = p.tid
        where p.pid % $1 in (1, 2) and p.status = 1 and t.deleted_at is null
          and not exists (select from reports.cases)
     )
     insert into reports.cases (about, tid, pid, uid, country_fid, reports, created_at, decision, decided_at, concluded_at)
     select 'p:' || pid, tid, pid, authorid, country_fid, 1, now() - interval '1 day',
            case when pid % $1 = 2 then 'dismissed' end, case when pid % $1 = 2 then now() - n * interval '1 second' end,
            case when pid % $1 = 2 then now() - n * interval '1 second' end
       from posts order by n`,
    [postsACase],
  );
  if (!rowCount) return;
  await client.query(
    `insert into reports.reports (case_id, about, uid, reason, note, created_at)
     select id, about, uid % 100 + 1, 'spam', '', created_at from reports.cases`,
  );
  await client.query('vacuum analyze reports.cases, reports.reports');
}

/** Lets replies wait for a moderator, one for every twenty posts. */
async function fillHeld(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `insert into threads.held (tid, pid, country_fid, authorid, reply, reasons, at)
     select p.tid, nextval('threads.posts_pid_seq'), t.country_fid, p.authorid,
            jsonb_build_object('parentPid', null, 'quotePid', null, 'message', p.message, 'attachments', '[]'::jsonb,
                               'mentioned', '[]'::jsonb, 'phonetype', ''),
            '{links}', now() - interval '1 day'
       from threads.posts p join threads.threads t on t.tid = p.tid
      where p.pid % $1 = 3 and p.status = 1 and t.deleted_at is null and not exists (select from threads.held)`,
    [postsACase],
  );
  if (rowCount) await client.query('vacuum analyze threads.held');
}

/** Some of a moderator's country that wait, by no one in office, from the middle of the queue. */
async function waitingFor(client: pg.Client, moderator: number): Promise<{ cases: number[]; held: number[] }> {
  const ids = async (text: string) =>
    (await client.query<{ id: string }>(text, [moderator, office])).rows.map(({ id }) => Number(id));
  const of = (table: string, author: string, id: string) =>
    `with waiting as (
       select w.${id} as id from ${table} w join accounts.members m on m.uid = w.${author}
        where w.decision is null and m.groupid > $2
          and w.country_fid = (select country_fid from accounts.members where uid = $1))
     select id from waiting order by id offset (select count(*) / 2 from waiting) limit 20`;
  return {
    cases: await ids(of('reports.cases', 'uid', 'id')),
    held: await ids(of('threads.held', 'authorid', 'pid')),
  };
}
