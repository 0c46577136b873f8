import { sql } from 'kysely';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface Tag {
  tagid: number;
  name: string;
}

const nameIn = (language: Language) => sql.ref(`name_${language}`);
/** Operators edit the list; no chooser shows more. */
const most = 200;

/** Interests to choose from, in their order. */
export async function tagsToChoose(db: Db, language: Language): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select tagid, ${nameIn(language)} as name from topics.tags
     where retired_at is null order by place, tagid limit ${most}`.execute(db);
  return rows;
}

/** A member's own interests that still stand, in the order of the list. */
export async function tagsOf(db: Db, uid: number, language: Language): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select t.tagid, t.${nameIn(language)} as name
      from topics.member_tags m join topics.tags t on t.tagid = m.tagid
     where m.uid = ${uid} and t.retired_at is null order by t.place, t.tagid`.execute(db);
  return rows;
}

/** The interests that topics stand for, those of a topic in the order of the list. */
export async function tagsOfTopics(
  db: ReadDb,
  topids: readonly number[],
  language: Language,
): Promise<(Tag & { topid: number })[]> {
  if (topids.length === 0) return [];
  const { rows } = await sql<Tag & { topid: number }>`
    select o.topid, t.tagid, t.${nameIn(language)} as name
      from topics.topic_tags o join topics.tags t on t.tagid = o.tagid
     where o.topid = any(${topids}::bigint[]) and t.retired_at is null order by t.place, t.tagid`.execute(db);
  return rows;
}

/** Says what a new topic stands for; tags that are unknown or retired are left out. */
export async function insertTopicTags(db: Db, topid: number, tagids: readonly number[]): Promise<void> {
  await sql`
    insert into topics.topic_tags (topid, tagid)
    select ${topid}::bigint, tagid from topics.tags
     where tagid = any(${tagids}::bigint[]) and retired_at is null`.execute(db);
}

/** How many of some tags can be chosen. */
export async function countTags(db: Db, tagids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from topics.tags
     where tagid = any(${tagids}::bigint[]) and retired_at is null`.execute(db);
  return rows[0]!.known;
}

/** Says anew what a topic stands for. */
export async function replaceTopicTags(db: Db, topid: number, tagids: readonly number[]): Promise<void> {
  await sql`delete from topics.topic_tags where topid = ${topid} and tagid <> all(${tagids}::bigint[])`.execute(db);
  await sql`
    insert into topics.topic_tags (topid, tagid)
    select ${topid}::bigint, c.tagid from unnest(${tagids}::bigint[]) as c (tagid)
    on conflict (topid, tagid) do nothing`.execute(db);
}

/** Whether a member has ever chosen; nobody else changes the choice until the transaction ends. */
export async function lockChoice(db: Db, uid: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`topics tags ${uid}`}, 0))`.execute(db);
  const { rows } = await sql`select tagid from topics.member_tags where uid = ${uid} limit 1`.execute(db);
  return rows.length > 0;
}

/** Replaces a member's interests. */
export async function replaceTags(db: Db, uid: number, tagids: readonly number[], now: Date): Promise<void> {
  await sql`
    delete from topics.member_tags where uid = ${uid} and tagid <> all(${tagids}::bigint[])`.execute(db);
  await sql`
    insert into topics.member_tags (uid, tagid, created_at)
    select ${uid}::bigint, c.tagid, ${now}::timestamptz from unnest(${tagids}::bigint[]) as c (tagid)
    on conflict (uid, tagid) do nothing`.execute(db);
}
