import { sql } from 'kysely';
import type { Attachment } from '../../../../../contract/domains/media/shapes.ts';
import type { Language } from '../../../../../contract/primitives/countries.ts';
import type { Db } from '../../../../platform/context.ts';
import { together } from '../../../../platform/db/together.ts';
import { closed } from '../level.ts';

/** What every list and page needs of a thread. */
export interface ThreadData {
  tid: number;
  fid: number;
  country_fid: number;
  authorid: number;
  first_pid: number;
  subject: string;
  summary: string;
  language: Language;
  special: number;
  type: string;
  typeid: number;
  reproduce: string;
  /** The author's own work. */
  original: boolean;
  /** An activity of its board. */
  activity: boolean;
  /** It says who won what. */
  prized: boolean;
  /** How many products it shows. */
  goods: number;
  /** The topic that it stands in. */
  topid: number | null;
  /** First part of the story that it belongs to: its own tid where that is itself, null outside of stories. */
  story: number | null;
  phonetype: string;
  attachments: Attachment[];
  at_list: number[];
  status: number;
  publish_at: Date | null;
  created_at: Date;
  last_post_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  replies: number;
  max_position: number;
  max_floor: number;
  likes: number;
  favorites: number;
  shares: number;
  views: number;
  digest: number;
  highlight: number;
  displayorder: number;
  closed: boolean;
  readperm: number;
  /** The group that it was posted in; where members alone read it, `readperm` is above every level (core/level.ts). */
  groupid: number | null;
  /** Its replies are there for their writers, its author and moderators. */
  replies_to_author: boolean;
  /** Floors that win: every so many, 0 for none, and these. */
  rush_every: number;
  rush_floors: number[];
  /** The reply that is marked as its answer. */
  answer_pid: number | null;
}

/** A thread with its first post and its author's figures. */
export interface WholeThread extends ThreadData {
  message: string;
  /** When its first post was written or edited last, which may be long before it was published, and cleaned. */
  edited_at: Date;
  cleaned_at: Date | null;
  versions: number;
  author_threads: number | null;
  author_posts: number | null;
  /** Rewards of its first post. */
  rewards: number;
  reward_xgold: number;
}

const columns = sql.raw(
  [
    'tid, fid, country_fid, authorid, first_pid, subject, summary, language, special, type, typeid, reproduce',
    'original, activity, prized, goods, story, topid',
    'phonetype, attachments, at_list, status, publish_at, created_at, last_post_at, edited_at',
    'deleted_at, replies',
    'max_position, max_floor, likes, favorites, shares, views, digest, highlight, displayorder, closed, readperm',
    'replies_to_author, rush_every, rush_floors, answer_pid, groupid',
  ]
    .join(', ')
    .replaceAll(/(\w+)/g, 't.$1'),
);

/** A thread as far as an action needs it to decide. */
export const findThread = together<number, ThreadData | undefined>({ place: 0, writes: false }, async (db, tids) => {
  const { rows } = await sql<ThreadData>`
    select ${columns} from threads.threads t where t.tid = any(${tids}::bigint[])`.execute(db);
  const byTid = new Map(rows.map((row) => [row.tid, row]));
  return tids.map((tid) => byTid.get(tid));
});

/** The same, and nobody else changes it until the transaction ends. */
export async function lockThread(db: Db, tid: number): Promise<ThreadData | undefined> {
  const { rows } = await sql<ThreadData>`
    select ${columns} from threads.threads t where t.tid = ${tid} for no key update`.execute(db);
  return rows[0];
}

/** Locks some threads so, in the order of their ids. */
export async function lockThreads(db: Db, tids: readonly number[]): Promise<void> {
  await sql`
    select tid from threads.threads where tid = any(${tids}::bigint[]) order by tid for no key update`.execute(db);
}

/** A thread, and nobody changes it until the transaction ends; others may hold it so as well. */
export async function shareThread(db: Db, tid: number): Promise<ThreadData | undefined> {
  const { rows } = await sql<ThreadData>`
    select ${columns} from threads.threads t where t.tid = ${tid} for share`.execute(db);
  return rows[0];
}

export async function findWholeThread(db: Db, tid: number): Promise<WholeThread | undefined> {
  const { rows } = await sql<WholeThread>`
    select ${columns}, p.message, coalesce(p.edited_at, p.created_at) as edited_at, p.cleaned_at, p.versions, p.rewards, p.reward_xgold, a.threads as author_threads, a.posts as author_posts
      from threads.threads t
      join threads.posts p on p.tid = t.tid and p.pid = t.first_pid
      left join threads.author_counters a on a.uid = t.authorid
     where t.tid = ${tid}`.execute(db);
  return rows[0];
}

/** Threads by a set of ids, in no order. */
export async function threadsByIds(db: Db, tids: readonly number[]): Promise<ThreadData[]> {
  if (tids.length === 0) return [];
  const { rows } = await sql<ThreadData>`
    select ${columns} from threads.threads t where t.tid = any(${tids}::bigint[])`.execute(db);
  return rows;
}

/** Columns of a thread's row that its traits set. */
export type ThreadColumns = Partial<
  Pick<
    ThreadData,
    | ('readperm' | 'groupid' | 'topid' | 'story' | 'original' | 'activity' | 'prized')
    | ('replies_to_author' | 'rush_every' | 'rush_floors')
  >
>;

/** What its author sets of a thread. */
interface ThreadFields
  extends Pick<ThreadData, 'subject' | 'summary' | 'language' | 'type' | 'typeid' | 'reproduce' | 'attachments'> {
  columns: ThreadColumns;
}

export interface NewThread extends ThreadFields {
  fid: number;
  countryFid: number;
  authorid: number;
  special: number;
  phonetype: string;
  mentioned: number[];
  message: string;
  publishAt: Date | null;
  /** It waits for a moderator, until when it is nobody else's to read. */
  held: boolean;
  /** It is not whole yet: its kind publishes it. */
  unfinished: boolean;
  now: Date;
}

/** A thread and its first post, in one statement. */
export async function insertThread(db: Db, t: NewThread): Promise<{ tid: number; pid: number }> {
  const attachments = JSON.stringify(t.attachments);
  const thread = db
    .insertInto('threads.threads')
    .values({
      ...{ fid: t.fid, country_fid: t.countryFid, authorid: t.authorid, special: t.special, phonetype: t.phonetype },
      ...{ subject: t.subject, summary: t.summary, language: t.language, type: t.type, typeid: t.typeid },
      ...{ reproduce: t.reproduce, attachments, at_list: t.mentioned, ...t.columns },
      first_pid: sql<number>`nextval('threads.posts_pid_seq')`,
      ...{
        status: t.publishAt || t.held || t.unfinished ? 0 : 1,
        publish_at: t.held || t.unfinished ? null : t.publishAt,
      },
      ...{ created_at: t.now, last_post_at: t.now },
    })
    .returning(['tid', 'first_pid']);
  return db
    .with('thread', () => thread)
    .insertInto('threads.posts')
    .columns([
      'tid',
      'pid',
      'position',
      'floor',
      'authorid',
      'message',
      'attachments',
      'at_list',
      'phonetype',
      'created_at',
      'cleaned_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('thread')
        .select([
          'thread.tid',
          'thread.first_pid',
          sql<number>`1`.as('position'),
          sql<number>`0`.as('floor'),
          sql<number>`${t.authorid}::bigint`.as('authorid'),
          sql<string>`${t.message}`.as('message'),
          sql<string>`${attachments}::jsonb`.as('attachments'),
          sql<number[]>`${t.mentioned}::bigint[]`.as('at_list'),
          sql<string>`${t.phonetype}`.as('phonetype'),
          sql<Date>`${t.now}::timestamptz`.as('created_at'),
          sql<Date>`${t.now}::timestamptz`.as('cleaned_at'),
        ]),
    )
    .returning(['tid', 'pid'])
    .executeTakeFirstOrThrow();
}

export async function updateThread(db: Db, tid: number, edit: ThreadFields, now: Date): Promise<void> {
  const { subject, summary, language, type, typeid, reproduce } = edit;
  const { readperm, ...columns } = edit.columns;
  // What shuts it stays.
  const level = readperm === undefined ? {} : { readperm: sql<number>`readperm / ${closed} * ${closed} + ${readperm}` };
  await db
    .updateTable('threads.threads')
    .set({
      ...{ subject, summary, language, type, typeid, reproduce, ...columns, ...level },
      attachments: JSON.stringify(edit.attachments),
      edited_at: now,
    })
    .where('tid', '=', tid)
    .execute();
}

/** Who is named in the first post, for those who read the thread alone. */
export async function setThreadMentioned(db: Db, tid: number, uids: number[]): Promise<void> {
  await db.updateTable('threads.threads').set({ at_list: uids }).where('tid', '=', tid).execute();
}

export async function updateThreadPictures(db: Db, tid: number, attachments: Attachment[], now: Date): Promise<void> {
  await db
    .updateTable('threads.threads')
    .set({ attachments: JSON.stringify(attachments), edited_at: now })
    .where('tid', '=', tid)
    .execute();
}

/** Marks a reply as the answer; null for none. */
export async function setAnswer(db: Db, tid: number, answer_pid: number | null): Promise<void> {
  await db.updateTable('threads.threads').set({ answer_pid }).where('tid', '=', tid).execute();
}

export async function markThreadDeleted(db: Db, tid: number, now: Date): Promise<void> {
  await db.updateTable('threads.threads').set({ deleted_at: now }).where('tid', '=', tid).execute();
}

/** Shows a thread that was not whole until now, dated now. */
export async function publishFinished(db: Db, tid: number, now: Date): Promise<void> {
  await db
    .updateTable('threads.threads')
    .set({ status: 1, created_at: now, last_post_at: now })
    .where('tid', '=', tid)
    .execute();
}

/** Shows the threads whose time has come; each is dated at the time it was meant for. */
export async function publishDue(db: Db, now: Date, limit: number): Promise<ThreadData[]> {
  const { rows } = await sql<ThreadData>`
    update threads.threads t
       set status = 1, created_at = t.publish_at, last_post_at = t.publish_at
     where t.tid in (
       select d.tid from threads.threads d
        where d.status = 0 and d.publish_at <= ${now} and d.deleted_at is null
        order by d.publish_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(db);
  return rows;
}

/** Adds views seen since the last time, and says whose they are; rows are taken in the order of their ids. */
export async function addViews(
  db: Db,
  views: ReadonlyMap<number, number>,
): Promise<{ tid: number; authorid: number; seen: number }[]> {
  const tids = [...views.keys()].sort((a, b) => a - b);
  const counts = tids.map((tid) => views.get(tid)!);
  const { rows } = await sql<{ tid: number; authorid: number; seen: number }>`
    with mine as (
      select tid from threads.threads where tid = any(${tids}::bigint[]) and deleted_at is null
       order by tid for no key update)
    update threads.threads t set views = t.views + v.seen
      from mine join unnest(${tids}::bigint[], ${counts}::int[]) as v (tid, seen) on v.tid = mine.tid
     where t.tid = mine.tid
    returning t.tid, t.authorid, v.seen`.execute(db);
  return rows;
}
