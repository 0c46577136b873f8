import { sql } from 'kysely';
import type { HiddenWay } from '../../../../../../contract/domains/threads/traits/hidden/limits.ts';
import type { Db } from '../../../../../platform/context.ts';

/** What opens a hidden part. */
export interface HiddenRule {
  opens: HiddenWay;
  /** XGold that it costs, and the level that opens it; 0 where it opens in another way. */
  xgold: number;
  level: number;
}

/** What is stored of it. */
export interface StoredHidden extends HiddenRule {
  words: string;
}

/** What opens the hidden part of a thread, without its words: that is all that the shared part of a read may know. */
export async function hiddenRuleOf(db: Db, tid: number): Promise<HiddenRule | undefined> {
  return db
    .selectFrom('threads.hidden_parts')
    .select(['opens', 'xgold', 'level'])
    .where('tid', '=', tid)
    .$castTo<HiddenRule>()
    .executeTakeFirst();
}

/** A thread's hidden part as it is stored, for its author. */
export async function storedHidden(db: Db, tid: number): Promise<(StoredHidden & { sold: boolean }) | undefined> {
  const { rows } = await sql<StoredHidden & { sold: boolean }>`
    select h.opens, h.xgold, h.level, h.words,
           exists (select from threads.hidden_sales s where s.tid = h.tid and s.refunded_at is null) as sold
      from threads.hidden_parts h where h.tid = ${tid}`.execute(db);
  return rows[0];
}

/** A hidden part with what one member has done to read it. */
export interface HiddenForReader extends StoredHidden {
  replied: boolean;
  paid: boolean;
  /** The words that they paid for; null where they didn't. */
  sold: string | null;
}

/** A thread's hidden part, and whether a member (0 for a guest) has replied or paid. */
export async function hiddenForReader(db: Db, tid: number, uid: number): Promise<HiddenForReader | undefined> {
  // Fenced: a member's few posts of one thread are found among all of theirs.
  const { rows } = await sql<HiddenForReader>`
    select h.opens, h.xgold, h.level, h.words,
           exists (select from (select position, status from threads.posts
                                 where tid = ${tid} and authorid = ${uid} offset 0) p
                    where p.position > 1 and p.status = 1) as replied,
           s.tid is not null as paid, v.words as sold
      from threads.hidden_parts h
      left join threads.hidden_sales s on s.tid = h.tid and s.uid = ${uid} and s.refunded_at is null
      left join threads.hidden_sold v on v.tid = s.tid and v.digest = s.digest
     where h.tid = ${tid}`.execute(db);
  return rows[0];
}

export async function writeHidden(db: Db, tid: number, part: StoredHidden, now: Date): Promise<void> {
  const { opens, xgold, level, words } = part;
  await sql`
    insert into threads.hidden_parts (tid, opens, xgold, level, words, changed_at)
    values (${tid}, ${opens}, ${xgold}, ${level}, ${words}, ${now})
    on conflict (tid) do update
       set opens = excluded.opens, xgold = excluded.xgold, level = excluded.level, words = excluded.words,
           changed_at = excluded.changed_at`.execute(db);
}

export async function deleteHidden(db: Db, tid: number): Promise<void> {
  await db.deleteFrom('threads.hidden_parts').where('tid', '=', tid).execute();
}
