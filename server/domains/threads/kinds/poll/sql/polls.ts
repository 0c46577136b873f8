import { sql } from 'kysely';
import type { Picture } from '../../../../../../contract/domains/media/shapes.ts';
import type { Db, ReadDb } from '../../../../../platform/context.ts';
import { afterPlace } from '../../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../../platform/keyset.ts';

export interface PollOption {
  a_id: number;
  message: string;
  picture: Picture | null;
  votes: number;
}

export interface PollRow {
  tid: number;
  max_choices: number;
  days: number;
  ends_at: Date;
  closed_at: Date | null;
  voters: number;
  /** In their order. */
  options: PollOption[];
}

/** Polls by their threads with all options; `lock` locks them against votes and edits until the transaction ends. */
export async function pollsByIds(db: Db, tids: readonly number[], lock?: 'lock'): Promise<PollRow[]> {
  if (tids.length === 0) return [];
  // By a statement of its own: what waited for a lock reads all other rows as they were before it waited.
  if (lock) await lockPolls(db, tids);
  const { rows } = await sql<PollRow>`
    select p.tid, p.max_choices, p.days, p.ends_at, p.closed_at, p.voters,
           (select jsonb_agg(jsonb_build_object('a_id', o.a_id, 'message', o.message, 'picture', o.picture,
                                                'votes', o.votes) order by o.a_id)
              from threads.poll_options o where o.tid = p.tid) as options
      from threads.polls p where p.tid = any(${tids}::bigint[])`.execute(db);
  return rows;
}

async function lockPolls(db: Db, tids: readonly number[]): Promise<void> {
  await sql`
    select tid from threads.polls where tid = any(${tids}::bigint[]) order by tid for no key update`.execute(db);
}

export interface NewPoll {
  maxChoices: number;
  days: number;
  endsAt: Date;
  options: readonly { message: string; picture: Picture | null }[];
}

/** Writes a thread's poll, or writes it anew without votes. */
export async function writePoll(db: Db, tid: number, { maxChoices, days, endsAt, options }: NewPoll): Promise<void> {
  await sql`
    insert into threads.polls (tid, max_choices, days, ends_at) values (${tid}, ${maxChoices}, ${days}, ${endsAt})
    on conflict (tid) do update set max_choices = excluded.max_choices, days = excluded.days,
      ends_at = excluded.ends_at, closed_at = null, voters = 0`.execute(db);
  await sql`delete from threads.poll_options where tid = ${tid}`.execute(db);
  const pictures = options.map(({ picture }) => picture && JSON.stringify(picture));
  await sql`
    insert into threads.poll_options (tid, a_id, message, picture)
    select ${tid}, o.place, o.message, o.picture::jsonb
      from unnest(${options.map(({ message }) => message)}::text[], ${pictures}::text[])
           with ordinality as o (message, picture, place)`.execute(db);
}

/** What a member chose in some polls, by thread. */
export async function choicesOf(db: Db, uid: number, tids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await sql<{ tid: number; choices: number[] }>`
    select tid, choices from threads.poll_votes where tid = any(${tids}::bigint[]) and uid = ${uid}`.execute(db);
  return new Map(rows.map(({ tid, choices }) => [tid, choices]));
}

interface Vote {
  tid: number;
  uid: number;
  choices: readonly number[];
  now: Date;
}

/** True when the vote is the member's first in this poll. */
export async function insertVote(db: Db, { tid, uid, choices, now }: Vote): Promise<boolean> {
  const { rows } = await sql<{ tid: number }>`
    insert into threads.poll_votes (tid, uid, choices, created_at)
    values (${tid}, ${uid}, ${choices}::smallint[], ${now})
    on conflict (tid, uid) do nothing returning tid`.execute(db);
  return rows.length > 0;
}

/** Counts a vote: the poll's row first, so that all votes in it wait in one queue. */
export async function countVote(db: Db, tid: number, choices: readonly number[]): Promise<void> {
  await sql`update threads.polls set voters = voters + 1 where tid = ${tid}`.execute(db);
  await sql`
    update threads.poll_options set votes = votes + 1
     where tid = ${tid} and a_id = any(${choices}::smallint[])`.execute(db);
}

/** Whether polls are closed. */
export async function pollStatesOf(db: Db, tids: readonly number[]): Promise<ReadonlyMap<number, 'open' | 'closed'>> {
  const { rows } = await sql<{ tid: number; state: 'open' | 'closed' }>`
    select tid, case when closed_at is null then 'open' else 'closed' end as state
      from threads.polls where tid = any(${tids}::bigint[])`.execute(db);
  return new Map(rows.map(({ tid, state }) => [tid, state]));
}

/** Closes some polls, or opens them again. */
export async function setClosed(db: Db, tids: readonly number[], at: Date | null): Promise<void> {
  await sql`update threads.polls set closed_at = ${at} where tid = any(${tids}::bigint[])`.execute(db);
}

/** Open polls whose end has come, the oldest first. */
export async function duePolls(db: Db, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    select tid from threads.polls where closed_at is null and ends_at <= ${now}
     order by ends_at, tid limit ${most}`.execute(db);
  return rows.map(({ tid }) => tid);
}

export interface OwnVote {
  tid: number;
  /** The options' words. */
  choices: string[];
  created_at: Date;
}

/** A member's votes, newest first. */
export async function votesOf(
  db: ReadDb,
  { uid, after, most }: { uid: number; after: TimeKey | undefined; most: number },
): Promise<OwnVote[]> {
  const { rows } = await sql<OwnVote>`
    select v.tid, v.created_at,
           (select jsonb_agg(o.message order by o.a_id) from threads.poll_options o
             where o.tid = v.tid and o.a_id = any(v.choices)) as choices
      from threads.poll_votes v
     where v.uid = ${uid} ${afterPlace(after, 'v.created_at', 'v.tid')}
     order by v.created_at desc, v.tid desc limit ${most}`.execute(db);
  return rows;
}

/** Removes some of a member's votes; what they counted for stays. How many there were. */
export async function dropVotes(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql<{ tid: number }>`
    delete from threads.poll_votes where uid = ${uid} and tid in (
      select tid from threads.poll_votes where uid = ${uid} order by tid limit ${most})
    returning tid`.execute(db);
  return rows.length;
}
