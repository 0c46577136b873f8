import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, ReadDb } from '../../../../platform/context.ts';
import type { DB } from '../../../../platform/db/types.ts';

export type DraftData = Selectable<DB['threads.drafts']>;

/** What is saved of a draft. */
export type DraftContent = Pick<
  DraftData,
  | 'kind'
  | 'subject'
  | 'message'
  | 'summary'
  | 'typeid'
  | 'placed'
  | 'original'
  | 'story'
  | 'groupid'
  | 'mentions'
  | 'push_at'
  | 'aids'
  | 'parts'
  | 'pictures'
> & { captions: string[] };

type Row = Insertable<DB['threads.drafts']>;

const asRow = ({ captions, ...content }: DraftContent) => ({ ...content, captions: JSON.stringify(captions) });

/** From here on a member's drafts are counted, found by their keys and saved one after the other. */
export async function lockDraftsOf(db: Db, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`threads drafts ${uid}`}, 0))`.execute(db);
}

/** One of a member's drafts, deleted and sent ones too. */
export const findDraft = (db: Db, uid: number, tid: number): Promise<DraftData | undefined> =>
  db.selectFrom('threads.drafts').selectAll().where('uid', '=', uid).where('tid', '=', tid).executeTakeFirst();

/** The same, and nobody else changes it until the transaction ends. */
export const lockDraft = (db: Db, uid: number, tid: number): Promise<DraftData | undefined> =>
  db
    .selectFrom('threads.drafts')
    .selectAll()
    .where('uid', '=', uid)
    .where('tid', '=', tid)
    .forUpdate()
    .executeTakeFirst();

/** The draft that was last saved under a key. */
export const lockDraftByKey = (db: Db, uid: number, key: string): Promise<DraftData | undefined> =>
  db
    .selectFrom('threads.drafts')
    .selectAll()
    .where('uid', '=', uid)
    .where('key', '=', key)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** A member's drafts of the same words. */
export const draftsOfWords = (
  db: Db,
  uid: number,
  { subject, message }: Pick<DraftContent, 'subject' | 'message'>,
): Promise<DraftData[]> =>
  db
    .selectFrom('threads.drafts')
    .selectAll()
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .where('sent_tid', 'is', null)
    .where('subject', '=', subject)
    .where('message', '=', message)
    .execute();

/** How many drafts a member has. */
export async function countDrafts(db: Db, uid: number): Promise<number> {
  const { drafts } = await db
    .selectFrom('threads.drafts')
    .select((all) => all.fn.countAll<number>().as('drafts'))
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .where('sent_tid', 'is', null)
    .executeTakeFirstOrThrow();
  return drafts;
}

/** Stores a new draft and returns its number. */
export async function insertDraft(
  db: Db,
  { content, ...draft }: Pick<Row, 'uid' | 'saved_at'> & { key: string | null; content: DraftContent },
): Promise<number> {
  const { tid } = await db
    .insertInto('threads.drafts')
    .values({ ...draft, ...asRow(content) })
    .returning('tid')
    .executeTakeFirstOrThrow();
  return tid;
}

/** Stores a draft anew. */
export async function updateDraft(
  db: Db,
  {
    uid,
    tid,
    content,
    ...fields
  }: Pick<DraftData, 'uid' | 'tid' | 'version' | 'key' | 'saved_at'> & {
    content: DraftContent;
  },
): Promise<void> {
  await db
    .updateTable('threads.drafts')
    .set({ ...fields, ...asRow(content) })
    .where('uid', '=', uid)
    .where('tid', '=', tid)
    .execute();
}

/** Drafts of a member by when they were saved, the last first: those that stand, or those deleted since a moment. */
export function draftsOf(db: Db, uid: number, { deletedSince, most }: { deletedSince?: Date; most: number }) {
  const all = db
    .selectFrom('threads.drafts')
    .select(['tid', 'kind', 'subject', 'summary', 'aids', 'pictures', 'saved_at'])
    .where('uid', '=', uid)
    .where('sent_tid', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('tid', 'desc')
    .limit(most);
  return (deletedSince ? all.where('deleted_at', '>', deletedSince) : all.where('deleted_at', 'is', null)).execute();
}

/** Notes that a draft is deleted, or with null that it isn't. */
export async function markDraftDeleted(db: Db, uid: number, tid: number, at: Date | null): Promise<void> {
  await db
    .updateTable('threads.drafts')
    .set({ deleted_at: at })
    .where('uid', '=', uid)
    .where('tid', '=', tid)
    .execute();
}

/** Of a draft that was sent nothing is left but the thread that it became. */
export async function markDraftSent(db: Db, uid: number, tid: number, sent_tid: number, now: Date): Promise<void> {
  await db
    .updateTable('threads.drafts')
    .set({
      ...{ sent_tid, saved_at: now, deleted_at: null },
      ...{ subject: '', message: '', summary: '', parts: '', captions: '[]' },
      ...{ mentions: [], aids: [], pictures: [], story: null, groupid: null },
    })
    .where('uid', '=', uid)
    .where('tid', '=', tid)
    .execute();
}

interface Sweep {
  /** Saved before this. */
  unsaved: Date;
  /** Deleted before this. */
  deleted: Date;
  /** Sent before this. */
  sent: Date;
  most: number;
}

/** Deletes some drafts that are too old; the pictures that each of them held. */
export async function sweepSomeDrafts(db: Db, { unsaved, deleted, sent, most }: Sweep): Promise<number[][]> {
  const { rows } = await sql<{ pictures: number[] }>`
    delete from threads.drafts where (uid, tid) in (
      select uid, tid from (
        (select uid, tid from threads.drafts where saved_at < ${unsaved} order by saved_at limit ${most})
        union
        (select uid, tid from threads.drafts where deleted_at < ${deleted} order by deleted_at limit ${most})
        union
        (select uid, tid from threads.drafts
          where sent_tid is not null and saved_at < ${sent} order by saved_at limit ${most})
      ) old order by uid, tid limit ${most})
    returning pictures`.execute(db);
  return rows.map(({ pictures }) => pictures);
}

/** What a member takes along of their drafts. */
export interface OwnDraft {
  tid: number;
  kind: string;
  subject: string;
  message: string;
  captions: unknown;
  parts: string;
  pictures: number[];
  saved_at: Date;
  deleted_at: Date | null;
}

/** A member's own drafts, after the number of the one before. */
export async function ownDrafts(
  db: ReadDb,
  { uid, after, most }: { uid: number; after: number; most: number },
): Promise<OwnDraft[]> {
  return db
    .selectFrom('threads.drafts')
    .select(['tid', 'kind', 'subject', 'message', 'captions', 'parts', 'pictures', 'saved_at', 'deleted_at'])
    .where('uid', '=', uid)
    .where('tid', '>', after)
    .orderBy('tid')
    .limit(most)
    .execute();
}

/** Deletes some of a member's drafts; the pictures that each of them held. */
export async function dropDrafts(db: Db, uid: number, most: number): Promise<number[][]> {
  const { rows } = await sql<{ pictures: number[] }>`
    delete from threads.drafts where uid = ${uid} and tid in (
      select tid from threads.drafts where uid = ${uid} order by tid limit ${most})
    returning pictures`.execute(db);
  return rows.map(({ pictures }) => pictures);
}
