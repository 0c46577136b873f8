import type pg from 'pg';

/** What the lines about topics, groups and the ranking need of a world. */
export interface GatheredSetting {
  /** Those with most threads. */
  topid: number;
  groupid: number;
}

/** So many posts of a world for each of its topics, and of its groups. */
const postsATopic = 10_000;
const postsAGroup = 2000;
/** The world's writers know a thousand words; so many posts have one more word that three of them hold. */
const postsAWord = 20;
/** Every twentieth thread stands in the largest topic, and another in the largest group; half stand in some topic. */
const inLargest = 20;

/** Gives a world's threads to topics and groups, and its members points and places of this month, once a world. */
export async function prepareGathered(
  client: pg.Client,
  posts: number,
  uids: readonly number[],
): Promise<GatheredSetting> {
  await makeTopics(client, Math.max(2, Math.round(posts / postsATopic)));
  await makeGroups(client, Math.max(2, Math.round(posts / postsAGroup)), uids);
  await givePlaces(client);
  await addWords(client, Math.round(posts / postsAWord));
  const most = async (text: string) => Number((await client.query<{ id: string }>(text)).rows[0]?.id);
  return {
    topid: await most('select topid as id from topics.topics order by threads desc, topid limit 1'),
    groupid: await most('select groupid as id from groups.groups order by threads desc, groupid limit 1'),
  };
}

async function makeTopics(client: pg.Client, count: number): Promise<void> {
  const { rowCount } = await client.query(
    `insert into topics.topics (topid, name, description, country_fid, host_uid, created_at)
     select nextval('topics.topics_topid_seq'), 'Topic ' || n, 'What is said about ' || n, c.country_fid, c.uid, now()
       from generate_series(1, $1::int) as n
       join (select uid, country_fid, row_number() over (order by uid) as at from accounts.members) c on c.at = 1 + n % 100
      where not exists (select from topics.topics)`,
    [count],
  );
  if (!rowCount) return;
  await client.query('insert into topics.names (name_key, topid) select lower(name), topid from topics.topics');
  await client.query(
    `update threads.threads t set topid = f.first + case when t.tid % $1 = 0 then 0 else t.tid % $2 end
       from (select min(topid) as first from topics.topics) f
      where t.status = 1 and t.tid % $1 < $1 / 2`,
    [inLargest, count],
  );
  await client.query(
    `insert into threads.topic_threads (tid, topid, likes, active_at)
     select tid, topid, likes, last_post_at from threads.threads where topid is not null and deleted_at is null`,
  );
  await client.query(
    `update topics.topics p set threads = c.n
       from (select topid, count(*) as n from threads.threads where topid is not null group by topid) c
      where c.topid = p.topid`,
  );
  await client.query(`update search.filling set next_id = 0 where kind = 'topics'`);
  await client.query('vacuum analyze topics.topics, threads.topic_threads, threads.threads');
}

async function makeGroups(client: pg.Client, count: number, uids: readonly number[]): Promise<void> {
  const { rowCount } = await client.query(
    `insert into groups.groups (groupid, name, name_key, description, country_fid, typeid, owner_uid, created_at)
     select nextval('groups.groups_groupid_seq'), 'Friends of ' || n, 'friends of ' || n, '', c.country_fid, 1, c.uid, now()
       from generate_series(1, $1::int) as n
       join (select uid, country_fid, row_number() over (order by uid) as at from accounts.members) c on c.at = 1 + n % 100
      where not exists (select from groups.groups)`,
    [count],
  );
  if (!rowCount) return;
  await client.query('insert into groups.names (name_key, groupid) select name_key, groupid from groups.groups');
  await client.query(
    `insert into groups.members (groupid, uid, joined_at, active_at)
     select groupid, uid, now(), now() - groupid * interval '1 minute' from groups.groups cross join unnest($1::bigint[]) as u (uid)`,
    [uids],
  );
  await client.query(
    `update threads.threads t set groupid = f.first
       from (select min(groupid) as first from groups.groups) f where t.status = 1 and t.tid % $1 = 11`,
    [inLargest],
  );
  await client.query(
    `update groups.groups g
        set members = (select count(*) from groups.members m where m.groupid = g.groupid),
            threads = (select count(*) from threads.threads t where t.groupid = g.groupid)`,
  );
  await client.query('vacuum analyze groups.groups, groups.members, threads.threads');
}

/** Points of this month by when one joined, and the counting of this hour. */
async function givePlaces(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `insert into ranking.points (uid, month, country_fid, score, likes, comments, followers, views)
     select uid, date_trunc('month', now())::date, country_fid, 100 * (1 + uid % 5000), uid % 500, uid % 100, uid % 50, uid
       from accounts.members
      where not exists (select from ranking.points where month = date_trunc('month', now())::date)`,
  );
  if (!rowCount) return;
  await client.query('delete from ranking.places');
  await client.query(
    `insert into ranking.places (uid, hour, country_fid, points, likes, global_place, country_place)
     select uid, date_trunc('hour', now()), country_fid, score / 100, likes, row_number() over (order by score desc, uid),
            row_number() over (partition by country_fid order by score desc, uid)
       from ranking.points where month = date_trunc('month', now())::date`,
  );
  await client.query(
    `insert into ranking.totals (hour, scope_fid, members)
     select hour, country_fid, count(*) from ranking.places group by hour, country_fid
     union all select hour, 0, count(*) from ranking.places group by hour`,
  );
  await client.query(
    `insert into ranking.runs (hour, month, after_score, after_uid, done_at)
     select date_trunc('hour', now()), date_trunc('month', now())::date, 0, 0, now()
     on conflict (hour) do update set done_at = excluded.done_at`,
  );
  await client.query('vacuum analyze ranking.points, ranking.places');
}

/** Words that nobody wrote, so that one typed wrong is looked for among as many as a site of this size has. */
async function addWords(client: pg.Client, count: number): Promise<void> {
  const { rowCount } = await client.query(
    `insert into search.words (word, shown, seen)
     select distinct on (w.word) w.word, w.word, 3
       from generate_series(1, $1::int) as n
      cross join lateral (
        select string_agg(substr('bacedifogulamenipurosatevi', 1 + 2 * get_byte(decode(md5(n::text), 'hex'), i) % 26, 2), '') as word
          from generate_series(0, 2 + n % 3) as i) w
      where not exists (select from search.words o where o.word = 'bench')
     union all select 'bench', 'bench', 3
     on conflict (word) do nothing`,
    [count],
  );
  if (rowCount) await client.query('vacuum analyze search.words');
}
