import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

/** What somebody is in a group: their role, or that they wait to be taken in. */
export interface Standing {
  groupid: number;
  role: number | null;
  asked: boolean;
}

/** What a member is in some groups. */
export async function standingsIn(db: Db, uid: number, groupids: readonly number[]): Promise<Standing[]> {
  if (groupids.length === 0) return [];
  const { rows } = await sql<Standing>`
    select g.groupid, m.role, r.uid is not null as asked
      from unnest(${groupids}::bigint[]) as g (groupid)
      left join groups.members m on m.groupid = g.groupid and m.uid = ${uid}
      left join groups.requests r on r.groupid = g.groupid and r.uid = ${uid}`.execute(db);
  return rows;
}

/** A member's role; undefined for who is none. */
export async function roleIn(db: Db, groupid: number, uid: number): Promise<number | undefined> {
  const { rows } = await sql<{ role: number }>`
    select role from groups.members where groupid = ${groupid} and uid = ${uid}`.execute(db);
  return rows[0]?.role;
}

/** What a member joins or creates is begun one after the other until the transaction ends, so that the limits hold. */
export async function lockJoining(db: Db, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`groups of ${uid}`}, 0))`.execute(db);
}

/** How many groups a member owns, is in and waits for; each counted to a thousand. */
export async function countGroups(db: Db, uid: number): Promise<{ owned: number; joined: number; asked: number }> {
  const { rows } = await sql<{ owned: number; joined: number; asked: number }>`
    select (select count(*)::int from groups.groups where owner_uid = ${uid} and deleted_at is null) as owned,
           (select count(*)::int from (select 1 from groups.members where uid = ${uid} limit 1000) m) as joined,
           (select count(*)::int from (select 1 from groups.requests where uid = ${uid} limit 1000) r) as asked`.execute(
    db,
  );
  return rows[0]!;
}

/** True when the pair is new. */
export async function insertMember(db: Db, groupid: number, uid: number, role: number, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('groups.members')
    .values({ groupid, uid, role, joined_at: now, active_at: now })
    .onConflict((conflict) => conflict.columns(['groupid', 'uid']).doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the pair was there. */
export async function deleteMember(db: Db, groupid: number, uid: number): Promise<boolean> {
  const row = await db
    .deleteFrom('groups.members')
    .where('groupid', '=', groupid)
    .where('uid', '=', uid)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts members of a group that is locked; 0 for one that isn't there. */
export async function addMembers(db: Db, groupid: number, by: 1 | -1): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    update groups.groups set members = members + ${by}::int where groupid = ${groupid} returning members`.execute(db);
  return rows[0]?.members ?? 0;
}

export async function setRole(db: Db, groupid: number, uid: number, role: number): Promise<void> {
  await db.updateTable('groups.members').set({ role }).where('groupid', '=', groupid).where('uid', '=', uid).execute();
}

/** The owner and the admins of a group. */
export async function headsOf(db: Db, groupid: number): Promise<{ uid: number; role: number }[]> {
  const { rows } = await sql<{ uid: number; role: number }>`
    select uid, role from groups.members where groupid = ${groupid} and role > 0
     order by role desc, joined_at desc, uid limit 100`.execute(db);
  return rows;
}

export interface MemberRow {
  uid: number;
  role: number;
  joined_at: Date;
}

/** Members of a group, the owner first, then admins, then those who joined last; some are left out. */
export async function membersOf(
  db: Db,
  groupid: number,
  { limit, hidden }: { limit: number; hidden: readonly number[] },
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select uid, role, joined_at from groups.members
     where groupid = ${groupid} and uid <> all(${hidden}::bigint[])
     order by role desc, joined_at desc, uid limit ${limit}`.execute(db);
  return rows;
}

interface ListAsked {
  limit: number;
  after: TimeKey | undefined;
}

/** Groups that a member is in, joined last first; without `closed` those that everybody reads alone. */
export async function groupsOf(
  db: Db,
  { uid, countryFid, closed }: { uid: number; countryFid: number | undefined; closed: boolean },
  { limit, after }: ListAsked,
): Promise<TimeKey[]> {
  const there = countryFid === undefined ? sql`` : sql`and g.country_fid = ${countryFid}`;
  const open = closed ? sql`` : sql`and g.reading = 0`;
  const { rows } = await sql<TimeKey>`
    select m.groupid as id, m.joined_at as at
      from groups.members m join groups.groups g on g.groupid = m.groupid
     where m.uid = ${uid} and g.deleted_at is null ${there} ${open} ${afterPlace(after, 'm.joined_at', 'm.groupid')}
     order by m.joined_at desc, m.groupid desc limit ${limit}`.execute(db);
  return rows;
}

/** Groups of a member, those first in which they posted last. */
export async function activeGroupsOf(db: Db, uid: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ groupid: number }>`
    select m.groupid
      from groups.members m join groups.groups g on g.groupid = m.groupid
     where m.uid = ${uid} and g.deleted_at is null
     order by m.active_at desc, m.groupid desc limit ${limit}`.execute(db);
  return rows.map(({ groupid }) => groupid);
}

/** Notes that members posted in groups. */
export async function noteActive(db: Db, posts: readonly { groupid: number; uid: number; at: Date }[]): Promise<void> {
  await sql`
    update groups.members m set active_at = greatest(m.active_at, p.at)
      from unnest(${posts.map(({ groupid }) => groupid)}::bigint[], ${posts.map(({ uid }) => uid)}::bigint[],
                  ${posts.map(({ at }) => at)}::timestamptz[]) as p (groupid, uid, at)
     where m.groupid = p.groupid and m.uid = p.uid`.execute(db);
}

/** Those of some groups that a member is in. */
export async function joinedAmong(
  db: Db,
  uid: number,
  groupids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (groupids.length === 0) return new Map();
  const { rows } = await sql<{ groupid: number; role: number }>`
    select m.groupid, m.role from groups.members m join groups.groups g on g.groupid = m.groupid
     where m.uid = ${uid} and m.groupid = any(${groupids}::bigint[]) and g.deleted_at is null`.execute(db);
  return new Map(rows.map(({ groupid, role }) => [groupid, role]));
}

/** Of some members and groups which are members of which: asked once for all of them. */
export async function membershipsAmong(
  db: Db,
  uids: readonly number[],
  groupids: readonly number[],
): Promise<(uid: number, groupid: number | null) => boolean> {
  if (uids.length === 0 || groupids.length === 0) return () => false;
  const { rows } = await sql<{ uid: number; groupid: number }>`
    select m.uid, m.groupid from groups.members m join groups.groups g on g.groupid = m.groupid
     where m.uid = any(${uids}::bigint[]) and m.groupid = any(${groupids}::bigint[]) and g.deleted_at is null`.execute(
    db,
  );
  const pairs = new Set(rows.map(({ uid, groupid }) => `${uid} ${groupid}`));
  return (uid, groupid) => pairs.has(`${uid} ${groupid}`);
}

/** Who takes a group over when its owner is gone: the first of the admins, else of the members. */
export async function heirOf(db: Db, groupid: number): Promise<number | undefined> {
  const { rows } = await sql<{ uid: number }>`
    select uid from groups.members where groupid = ${groupid} order by role desc, joined_at desc, uid limit 1`.execute(
    db,
  );
  return rows[0]?.uid;
}

/** The roles of some members of a group. */
export async function rolesOf(db: Db, groupid: number, uids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (uids.length === 0) return new Map();
  const { rows } = await sql<{ uid: number; role: number }>`
    select uid, role from groups.members where groupid = ${groupid} and uid = any(${uids}::bigint[])`.execute(db);
  return new Map(rows.map(({ uid, role }) => [uid, role]));
}
