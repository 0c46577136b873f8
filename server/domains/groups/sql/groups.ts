import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface Group {
  groupid: number;
  name: string;
  name_key: string;
  description: string;
  country_fid: number;
  typeid: number;
  owner_uid: number;
  logo_aid: number | null;
  /** 0 everybody reads what is posted in it, 1 its members alone. */
  reading: number;
  /** 0 one joins at once, 1 the owner and the admins decide. */
  joining: number;
  created_at: Date;
  members: number;
  threads: number;
}

const columns = sql.raw(
  'groupid, name, name_key, description, country_fid, typeid, owner_uid, logo_aid, reading, joining, created_at, members, threads'.replaceAll(
    /(\w+)/g,
    'g.$1',
  ),
);

export async function findGroup(db: Db, groupid: number): Promise<Group | undefined> {
  const { rows } = await sql<Group>`
    select ${columns} from groups.groups g where g.groupid = ${groupid} and g.deleted_at is null`.execute(db);
  return rows[0];
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockGroup(db: Db, groupid: number): Promise<Group | undefined> {
  const { rows } = await sql<Group>`
    select ${columns} from groups.groups g
     where g.groupid = ${groupid} and g.deleted_at is null for no key update`.execute(db);
  return rows[0];
}

/** The same, for a write that rests on its rules; others may rest on them, too. */
export async function holdGroup(db: Db, groupid: number): Promise<Group | undefined> {
  const { rows } = await sql<Group>`
    select ${columns} from groups.groups g
     where g.groupid = ${groupid} and g.deleted_at is null for share`.execute(db);
  return rows[0];
}

/** Whether members alone read a group, also one that was deleted; undefined for one that never was. */
export async function readsAlone(db: Db, groupid: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ alone: boolean }>`
    select reading = 1 as alone from groups.groups where groupid = ${groupid}`.execute(db);
  return rows[0]?.alone;
}

/** Groups by a set of ids, in no order. */
export async function groupsByIds(db: Db, groupids: readonly number[]): Promise<Group[]> {
  if (groupids.length === 0) return [];
  const { rows } = await sql<Group>`
    select ${columns} from groups.groups g
     where g.groupid = any(${groupids}::bigint[]) and g.deleted_at is null`.execute(db);
  return rows;
}

/** The groups of some countries with most members: one bounded scan of the index for each. */
export async function largestGroups(db: Db, fids: readonly number[], limit: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select ${columns}
      from unnest(${fids}::int[]) as c (fid)
     cross join lateral (
       select * from groups.groups
        where country_fid = c.fid and deleted_at is null order by members desc, groupid limit ${limit}) g
     order by g.members desc, g.groupid limit ${limit}`.execute(db);
  return rows;
}

/** Names looked at for one search. */
const looked = 500;
const literal = (words: string): string => words.replaceAll(/[\\%_]/g, '\\$&');

/** Groups of some countries whose name begins so, those with most members first. */
export async function groupsNamed(db: Db, begin: string, fids: readonly number[], limit: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select ${columns}
      from (select groupid from groups.names where name_key like ${`${literal(begin)}%`} order by name_key limit ${looked}) n
      join groups.groups g on g.groupid = n.groupid
     where g.country_fid = any(${fids}::int[]) and g.deleted_at is null
     order by g.members desc, g.groupid limit ${limit}`.execute(db);
  return rows;
}

/** Groups whose name holds these words anywhere, those of some countries first. */
export async function groupsHolding(db: Db, words: string, fids: readonly number[], limit: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select ${columns}
      from (select * from groups.groups
             where name_key like ${`%${literal(words)}%`} and deleted_at is null limit ${looked}) g
     order by (g.country_fid = any(${fids}::int[])) desc, g.members desc, g.groupid limit ${limit}`.execute(db);
  return rows;
}

/** What a group says of itself. */
export interface GroupFields {
  name: string;
  nameKey: string;
  description: string;
  typeid: number;
  logoAid: number | null;
  reading: number;
  joining: number;
}

/** A group and its name; undefined when the name is taken. */
export async function insertGroup(
  db: Db,
  group: GroupFields & { countryFid: number; ownerUid: number; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ groupid: number }>`
    with name as (
      insert into groups.names (name_key, groupid)
      values (${group.nameKey}, nextval('groups.groups_groupid_seq'))
      on conflict (name_key) do nothing
      returning groupid
    )
    insert into groups.groups
      (groupid, name, name_key, description, country_fid, typeid, owner_uid, logo_aid, reading, joining, created_at, members)
    select name.groupid, ${group.name}, ${group.nameKey}, ${group.description}, ${group.countryFid}::int,
           ${group.typeid}::int, ${group.ownerUid}::bigint, ${group.logoAid}::bigint, ${group.reading}::smallint,
           ${group.joining}::smallint, ${group.now}::timestamptz, 1
      from name
    returning groupid`.execute(db);
  return rows[0]?.groupid;
}

/** Gives a group another name; false when that is taken. */
export async function renameGroup(db: Db, groupid: number, before: string, nameKey: string): Promise<boolean> {
  const row = await db
    .insertInto('groups.names')
    .values({ name_key: nameKey, groupid })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('groupid')
    .executeTakeFirst();
  if (row) await releaseName(db, before);
  return row !== undefined;
}

export async function releaseName(db: Db, nameKey: string): Promise<void> {
  await db.deleteFrom('groups.names').where('name_key', '=', nameKey).execute();
}

export async function updateGroup(db: Db, groupid: number, fields: GroupFields): Promise<void> {
  const { nameKey: name_key, logoAid: logo_aid, ...rest } = fields;
  await db
    .updateTable('groups.groups')
    .set({ name_key, logo_aid, ...rest })
    .where('groupid', '=', groupid)
    .execute();
}

export async function markGroupDeleted(db: Db, groupid: number, now: Date): Promise<void> {
  await db.updateTable('groups.groups').set({ deleted_at: now }).where('groupid', '=', groupid).execute();
}

/** Whether an owner's group is deleted. */
export async function wasDeleted(db: Db, groupid: number, ownerUid: number): Promise<boolean> {
  const { rows } = await sql`
    select groupid from groups.groups
     where groupid = ${groupid} and owner_uid = ${ownerUid} and deleted_at is not null`.execute(db);
  return rows.length > 0;
}

export async function setOwner(db: Db, groupid: number, owner_uid: number): Promise<void> {
  await db.updateTable('groups.groups').set({ owner_uid }).where('groupid', '=', groupid).execute();
}

/** Replaces the interests that a group stands for. */
export async function replaceGroupTags(db: Db, groupid: number, tagids: readonly number[]): Promise<void> {
  await sql`
    delete from groups.group_tags where groupid = ${groupid} and tagid <> all(${tagids}::bigint[])`.execute(db);
  await sql`
    insert into groups.group_tags (groupid, tagid)
    select ${groupid}::bigint, c.tagid from unnest(${tagids}::bigint[]) as c (tagid)
    on conflict (groupid, tagid) do nothing`.execute(db);
}

export async function tagsOfGroups(db: Db, groupids: readonly number[]): Promise<{ groupid: number; tagid: number }[]> {
  if (groupids.length === 0) return [];
  const { rows } = await sql<{ groupid: number; tagid: number }>`
    select groupid, tagid from groups.group_tags where groupid = any(${groupids}::bigint[])`.execute(db);
  return rows;
}

/** Counts what was posted in groups; rows are taken in the order of their ids. */
export async function addThreads(db: Db, groupids: readonly number[], by: readonly number[]): Promise<void> {
  await sql`
    with mine as (
      select groupid from groups.groups where groupid = any(${groupids}::bigint[]) order by groupid for no key update)
    update groups.groups g set threads = g.threads + c.by
      from mine join unnest(${groupids}::bigint[], ${by}::int[]) as c (groupid, by) on c.groupid = mine.groupid
     where g.groupid = mine.groupid`.execute(db);
}
