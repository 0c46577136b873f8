import { sql } from 'kysely';
import { bannedGroup } from '../../../../contract/primitives/access-limits.ts';
import type { Db } from '../../../platform/context.ts';

/** By what members are chosen; null and false don't narrow. */
export interface Audience {
  countries: readonly number[] | null;
  /** Here on this day or later. */
  hereSince: Date | null;
  joinedSince: Date | null;
  creators: boolean;
  /** With an e-mail address that was proven to be theirs. */
  byEmail: boolean;
}

const isMeant = ({ countries, hereSince, joinedSince, creators, byEmail }: Audience) => sql`
  m.username <> '' and m.groupid <> ${bannedGroup}
  and (${countries}::int[] is null or m.country_fid = any(${countries}::int[]))
  and (${joinedSince}::timestamptz is null or m.created_at >= ${joinedSince}::timestamptz)
  and (not ${creators}::boolean or m.is_creator)
  and (not ${byEmail}::boolean or m.email_verified_at is not null)
  and (${hereSince}::timestamptz is null
       or exists (select from accounts.activity a where a.uid = m.uid and a.last_day >= (${hereSince}::timestamptz)::date))`;

/** Members who are meant, read on from one; of these alone, where some are named. */
export async function membersMeant(
  db: Db,
  audience: Audience,
  { after = 0, most, among = null }: { after?: number; most: number; among?: readonly number[] | null },
): Promise<{ uid: number; country_fid: number }[]> {
  const { rows } = await sql<{ uid: number; country_fid: number }>`
    select m.uid, m.country_fid from accounts.members m
     where m.uid > ${after}::bigint and (${among}::bigint[] is null or m.uid = any(${among}::bigint[])) and ${isMeant(audience)} order by m.uid limit ${most}`.execute(
    db,
  );
  return rows;
}

/** How many are meant; of these alone, where some are named. */
export async function countMeant(db: Db, audience: Audience, among: readonly number[] | null = null): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::int as members from accounts.members m
     where (${among}::bigint[] is null or m.uid = any(${among}::bigint[])) and ${isMeant(audience)}`.execute(db);
  return rows[0]?.members ?? 0;
}
