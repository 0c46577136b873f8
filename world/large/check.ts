import type pg from 'pg';

/**
 * Statements that count what must not be: rows that the real actions could never have left behind. They look at the
 * whole database, so they hold for any world, the large one and the demonstration.
 */
export const contradictions: Readonly<Record<string, string>> = {
  'threads whose first post is not theirs': `
    select count(*) from threads.threads t left join threads.posts p on p.tid = t.tid and p.pid = t.first_pid
     where p.pid is null or p.position <> 1 or p.floor <> 0 or p.authorid <> t.authorid or p.created_at <> t.created_at`,
  'threads whose reply counter, positions or floors are off': `
    select count(*) from threads.threads t join (
      select tid, count(*) filter (where position > 1 and status = 1) as replies, max(position) as position,
             max(coalesce(floor, 0)) as floor, max(created_at) as at
        from threads.posts group by tid) p using (tid)
     where t.replies <> p.replies or t.max_position < p.position or t.max_floor < p.floor or t.last_post_at < p.at`,
  'threads without posts': `
    select count(*) from threads.threads t where not exists (select from threads.posts p where p.tid = t.tid)`,
  'posts without a thread': `
    select count(*) from threads.posts p where not exists (select from threads.threads t where t.tid = p.tid)`,
  'replies that are neither on a floor nor a child': `
    select count(*) from threads.posts where (floor is null) <> (parent_pid is not null)`,
  'children whose parent is missing, a child itself, or later': `
    select count(*) from threads.posts c left join threads.posts p on p.tid = c.tid and p.pid = c.parent_pid
     where c.parent_pid is not null and (p.pid is null or p.parent_pid is not null or p.position >= c.position)`,
  'replies whose counter of children is off': `
    select count(*) from threads.posts p left join (
      select tid, parent_pid, count(*) filter (where status = 1) as n from threads.posts
       where parent_pid is not null group by 1, 2) c on c.tid = p.tid and c.parent_pid = p.pid
     where p.children <> coalesce(c.n, 0)`,
  'posts whose likes are not those given': `
    select count(*) from threads.posts p join threads.threads t using (tid) left join (
      select tid, pid, count(*) as n from threads.likes group by 1, 2) l using (tid, pid)
     where (case when p.position = 1 then t.likes + p.likes else p.likes end) <> coalesce(l.n, 0)`,
  'threads whose favourites are off': `
    select count(*) from threads.threads t left join (
      select tid, count(*) as n from threads.favorites group by 1) f using (tid)
     where t.favorites <> coalesce(f.n, 0)`,
  'posts written before their author joined': `
    select count(*) from threads.posts p left join accounts.members m on m.uid = p.authorid
     where m.uid is null or m.created_at > p.created_at`,
  'likes and favourites of nobody': `
    select count(*) from (select uid from threads.likes union all select uid from threads.favorites) a
     where not exists (select from accounts.members m where m.uid = a.uid)`,
  'counters of authors that are off': `
    select count(*) from (
      select p.authorid as uid, count(*) filter (where p.position = 1) as threads,
             count(*) filter (where p.position > 1) as posts,
             sum(case when p.position = 1 then t.likes else p.likes end) as likes
        from threads.posts p join threads.threads t using (tid) where p.status = 1 group by 1) p
      full join threads.author_counters c using (uid)
     where coalesce(p.threads, 0) <> coalesce(c.threads, 0) or coalesce(p.posts, 0) <> coalesce(c.posts, 0)
        or coalesce(p.likes, 0) <> coalesce(c.likes, 0)`,
  'counters of what members gave that are off': `
    select count(*) from (
      select uid, sum(favorites) as favorites, sum(liked) as liked from (
        select uid, count(*) as favorites, 0 as liked from threads.favorites group by 1
        union all select uid, 0, count(*) from threads.likes group by 1) sides group by 1) g
      full join threads.author_counters c using (uid)
     where coalesce(g.favorites, 0) <> coalesce(c.favorites, 0) or coalesce(g.liked, 0) <> coalesce(c.liked, 0)`,
  'polls whose figures are not their votes': `
    select count(*) from threads.poll_options o join threads.polls p using (tid) left join (
      select tid, unnest(choices) as a_id, count(*) as n from threads.poll_votes group by 1, 2) c using (tid, a_id)
     where o.votes <> coalesce(c.n, 0)
        or p.voters <> (select count(*) from threads.poll_votes v where v.tid = p.tid)`,
  'boards whose days are off': `
    select count(*) from (
      select distinct_fid as fid, (p.created_at at time zone 'utc')::date as day, count(*) as posts,
             count(*) filter (where p.position = 1) as threads
        from threads.posts p join threads.threads t using (tid)
        cross join lateral (select distinct unnest(array[t.fid, t.country_fid, 0])) boards (distinct_fid)
       group by 1, 2) p
      full join threads.board_days d using (fid, day)
     where p.posts is distinct from d.posts::bigint or p.threads is distinct from d.threads::bigint`,
  'categories whose days are off': `
    select count(*) from (
      select t.country_fid, t.typeid, (p.created_at at time zone 'utc')::date as day, count(*) as posts,
             count(*) filter (where p.position = 1) as threads
        from threads.posts p join threads.threads t using (tid) group by 1, 2, 3) p
      full join threads.category_days d using (country_fid, typeid, day)
     where p.posts is distinct from d.posts::bigint or p.threads is distinct from d.threads::bigint`,
  'threads out of the order of their category': `
    select count(*) from threads.threads t full join threads.category_threads c using (tid)
     where (t.country_fid, t.typeid, t.last_post_at, t.likes)
           is distinct from (c.country_fid, c.typeid, c.active_at, c.likes)`,
  'threads of no category, or another country’s': `
    select count(*) from threads.threads t left join countries.categories c using (typeid)
     where c.typeid is null or c.country_fid not in (0, t.country_fid)`,
  'counters of fans that are off': `
    select count(*) from (
      select follow_uid as uid, count(*) as fans from follows.follows group by 1) f full join follows.counters c using (uid)
     where coalesce(f.fans, 0) <> coalesce(c.fans, 0)`,
  'counters of those followed that are off': `
    select count(*) from (
      select uid, count(*) as follows from follows.follows group by 1) f full join follows.counters c using (uid)
     where coalesce(f.follows, 0) <> coalesce(c.follows, 0)`,
  'topics whose followers are off': `
    select count(*) from topics.topics t left join (
      select topid, count(*) as n from topics.follows group by 1) f using (topid)
     where t.followers <> coalesce(f.n, 0)`,
  'topics without their name': `
    select count(*) from topics.topics t
     where not exists (select from topics.names n where n.topid = t.topid)`,
  'follows between two of whom one has blocked the other': `
    select count(*) from follows.hides h join follows.follows f
        on (f.uid, f.follow_uid) in ((h.uid, h.hidden_uid), (h.hidden_uid, h.uid))
     where h.kind = 2`,
  'members whose name, e-mail or phone is not reserved': `
    select count(*) from accounts.members m
      left join accounts.names n on n.name = lower(m.username)
      left join accounts.emails e on e.email = lower(m.email)
      left join accounts.phones p on p.uid = m.uid
     where n.uid is distinct from m.uid or (m.email is not null and e.uid is distinct from m.uid)
        or (m.phone is not null and p.uid is null)`,
  'shown threads without their two places in the hot lists': `
    select count(*) from threads.threads t left join (
      select tid, array_agg(scope_fid order by scope_fid) as scopes from feeds.hot group by 1) h using (tid)
     where (t.status = 1 and t.deleted_at is null and h.scopes is distinct from array[0, t.country_fid])
        or ((t.status <> 1 or t.deleted_at is not null) and h.scopes is not null)`,
  'vouchers with another stock than free codes': `
    select count(*) from store.goods g left join (
      select goods_id, count(*) as n from store.codes where status = 'free' group by 1) c using (goods_id)
     where g.type = 2 and g.stock <> coalesce(c.n, 0)`,
  'goods that were sold another number of times than ordered': `
    select count(*) from store.goods g left join (
      select goods_id, count(*) as n from store.orders where status <> 'refunded' group by 1) o using (goods_id)
     where g.sold <> coalesce(o.n, 0)`,
  'conversations whose newest number is not that of a message': `
    select count(*) from messages.rooms r left join (
      select room, max(id) as id, count(*) as n from messages.messages group by 1) m using (room)
     where r.deleted_at is null and (r.last_id <> coalesce(m.id, 0) or r.last_id <> coalesce(m.n, 0))`,
  'conversations of two whose places don’t have their number': `
    select count(*) from messages.room_members m join messages.rooms r using (room)
     where m.peer_uid <> 0 and (m.last_id <> r.last_id or m.read_id > r.last_id)`,
  'groups whose members, owner or name are off': `
    select count(*) from messages.rooms r
      left join (select room, count(*) as n, max(uid) filter (where role = 2) as owner
                   from messages.room_members where peer_uid = 0 group by 1) m using (room)
      left join messages.room_names n using (room)
     where r.kind = 1 and r.deleted_at is null
       and (r.member_count <> coalesce(m.n, 0) or r.owner_uid is distinct from m.owner or n.room is null)`,
  'messages whose reactions are not those given': `
    select count(*) from messages.messages m
     where coalesce((select sum(x) from unnest(m.reacted) x), 0)
        <> (select count(*) from messages.reactions r where r.room = m.room and r.id = m.id)`,
  'members without the welcome gift': `
    select count(*) from accounts.members m where not exists (
      select from economy.transfers t join economy.entries e on e.transfer = t.id
       where e.account = m.uid * 2 and t.reason = 'register')`,
};

/** Names of the contradictions found, each with how many rows are wrong; empty when the world is sound. */
export async function findContradictions(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(contradictions)) {
    const { rows } = await client.query<{ count: string | number }>(statement);
    const wrong = Number(rows[0]?.count);
    if (wrong > 0) found.push(`${name}: ${wrong}`);
  }
  return found;
}
