import { sql } from 'kysely';
import type { RefusalName } from '../../../../contract/refusals.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import { together } from '../../../platform/db/together.ts';
import type { TimeKey } from '../../../platform/keyset.ts';
import { givenToday, leftToGive, type RewardFigures, whyNotToday } from '../rules/reward.ts';
import { lockSums, writeSums } from './day-sums.ts';

interface NewReward {
  tid: number;
  uid: number;
  pid: number;
  authorid: number;
  xgold: number;
  now: Date;
}

/** What a member wants to give today. */
interface GivenToday {
  uid: number;
  /** The member's own. */
  today: string;
  xgold: number;
  figures: RewardFigures;
}

/** Why it may not be given, and what of the day is left. */
interface NotToday {
  why: RefusalName;
  left: number;
}

/** Counts what members give within a day; nobody else gives in their name until the transaction ends. */
export const giveToday = together<GivenToday, NotToday | undefined>({ place: 30, writes: true }, async (db, asked) => {
  const given = await lockSums(db, 'threads.reward_days', [...new Set(asked.map(({ uid }) => uid))]);
  // A member who gives from two devices in one moment is answered in turn.
  const answers = asked.map(({ uid, today, xgold, figures }) => {
    const day = givenToday(given.get(uid), today);
    const why = whyNotToday(figures, day, xgold);
    if (why) return { why, left: leftToGive(figures, day) };
    given.set(uid, { day: day.day, given: day.given + xgold });
    return undefined;
  });
  await writeSums(db, 'threads.reward_days', given);
  return answers;
});

/** Writes that members reward threads; false where they did before. */
export const insertReward = together<NewReward, boolean>({ place: 20, writes: true }, async (db, rewards) => {
  const column = <K extends keyof NewReward>(name: K) => rewards.map((reward) => reward[name]);
  const { rows } = await sql<Pick<NewReward, 'tid' | 'uid' | 'pid'>>`
    insert into threads.rewards (tid, uid, pid, authorid, xgold, created_at)
    select v.tid, v.uid, v.pid, v.authorid, v.xgold, v.at
      from unnest(${column('tid')}::bigint[], ${column('uid')}::bigint[], ${column('pid')}::bigint[],
                  ${column('authorid')}::bigint[], ${column('xgold')}::int[], ${column('now')}::timestamptz[])
        with ordinality as v (tid, uid, pid, authorid, xgold, at, n)
     order by v.tid, v.uid, v.n
    on conflict (tid, uid) do nothing
    returning tid, uid, pid`.execute(db);
  const written = new Set(rows.map(({ tid, uid }) => `${tid} ${uid}`));
  // Of two taps in one moment the first is written.
  return rewards.map(({ tid, uid }) => written.delete(`${tid} ${uid}`));
});

/** What a post got by rewards. */
export interface Rewarded {
  num: number;
  xgold: number;
}

type Counting = Pick<NewReward, 'tid' | 'pid' | 'xgold'>;

/** Counts rewards with their posts, whose figures are those after all that is counted; undefined for one that was deleted meanwhile. */
export const countReward = together<Counting, Rewarded | undefined>({ place: 40, writes: true }, async (db, asked) => {
  const column = (name: keyof Counting) => asked.map((one) => one[name]);
  const { rows } = await sql<{ pid: number; rewards: number; reward_xgold: number }>`
    with sums as (
      select v.tid, v.pid, count(*)::int as num, sum(v.xgold)::bigint as xgold
        from unnest(${column('tid')}::bigint[], ${column('pid')}::bigint[], ${column('xgold')}::int[]) as v (tid, pid, xgold)
       group by v.tid, v.pid
    ), locked as (
      select tid, pid from threads.posts
       where (tid, pid) in (select tid, pid from sums) order by tid, pid for no key update
    )
    update threads.posts p set rewards = p.rewards + sums.num, reward_xgold = p.reward_xgold + sums.xgold
      from locked join sums on sums.tid = locked.tid and sums.pid = locked.pid
     where p.tid = locked.tid and p.pid = locked.pid and p.status = 1
    returning p.pid, p.rewards, p.reward_xgold`.execute(db);
  const after = new Map(rows.map(({ pid, rewards, reward_xgold }) => [pid, { num: rewards, xgold: reward_xgold }]));
  return asked.map(({ pid }) => after.get(pid));
});

/** A reward that went back to its giver: it is counted no more, and may be given anew. */
export async function dropReward(db: Db, { tid, uid, pid, xgold }: Counting & { uid: number }): Promise<void> {
  await sql`delete from threads.rewards where tid = ${tid} and uid = ${uid}`.execute(db);
  await sql`
    update threads.posts set rewards = rewards - 1, reward_xgold = reward_xgold - ${xgold}
     where tid = ${tid} and pid = ${pid}`.execute(db);
}

/** Whether a member has rewarded one of a thread's posts. */
export const hasRewarded = together<{ tid: number; uid: number }, boolean>(
  { place: 3, writes: false },
  async (db, asked) => {
    const column = (name: 'tid' | 'uid') => asked.map((one) => one[name]);
    const { rows } = await sql<{ tid: number; uid: number }>`
      select r.tid, r.uid from threads.rewards r
       where (r.tid, r.uid) in (select * from unnest(${column('tid')}::bigint[], ${column('uid')}::bigint[]))`.execute(
      db,
    );
    const found = new Set(rows.map(({ tid, uid }) => `${tid} ${uid}`));
    return asked.map(({ tid, uid }) => found.has(`${tid} ${uid}`));
  },
);

export interface Giver {
  uid: number;
  xgold: number;
  created_at: Date;
}

/** The first of those who rewarded each of some posts. */
export const firstGivers = together<{ tid: number; pid: number; most: number }, Giver[]>(
  { place: 75, writes: false },
  async (db, asked) => {
    const column = (name: 'tid' | 'pid' | 'most') => asked.map((one) => one[name]);
    const { rows } = await sql<Giver & { n: number }>`
      select v.n::int as n, g.uid, g.xgold, g.created_at
        from unnest(${column('tid')}::bigint[], ${column('pid')}::bigint[], ${column('most')}::int[])
          with ordinality as v (tid, pid, most, n)
       cross join lateral (
         select uid, xgold, created_at from threads.rewards
          where tid = v.tid and pid = v.pid order by created_at, uid limit v.most) g
       order by v.n, g.created_at, g.uid`.execute(db);
    const givers = Map.groupBy(rows, ({ n }) => n);
    return asked.map((_, at) => givers.get(at + 1)?.map(({ n: _n, ...giver }) => giver) ?? []);
  },
);

export interface OwnReward {
  tid: number;
  pid: number;
  xgold: number;
  created_at: Date;
}

/** What a member gave, newest first. */
export async function ownRewards(
  db: ReadDb,
  { uid, after, most }: { uid: number; after: TimeKey | undefined; most: number },
): Promise<OwnReward[]> {
  const { rows } = await sql<OwnReward>`
    select tid, pid, xgold, created_at from threads.rewards
    where uid = ${uid} ${afterPlace(after, 'created_at', 'tid')}
    order by created_at desc, tid desc limit ${most}`.execute(db);
  return rows;
}
