import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { MemberRow } from './members.ts';

export interface Found {
  uid: number;
  /** The value that begins so. */
  value: string;
}

/** Greater than whatever begins with the same letters, by bytes. */
const last = '\u{10ffff}';

interface Beginning {
  /** What the value begins with. */
  q: string;
  /** Only values behind this one. */
  after: string;
  limit: number;
}

export const findNamesFrom = (db: Db, { q, after, limit }: Beginning): Promise<Found[]> =>
  db
    .selectFrom('accounts.names')
    .select(['uid', 'name as value'])
    .where(sql<boolean>`name collate "C" >= ${q}`)
    .where(sql<boolean>`name collate "C" < ${q + last}`)
    .where(sql<boolean>`name collate "C" > ${after}`)
    .orderBy(sql`name collate "C"`)
    .limit(limit)
    .execute();

export const findEmailsFrom = (db: Db, { q, after, limit }: Beginning): Promise<Found[]> =>
  db
    .selectFrom('accounts.emails')
    .select(['uid', 'email as value'])
    .where(sql<boolean>`email collate "C" >= ${q}`)
    .where(sql<boolean>`email collate "C" < ${q + last}`)
    .where(sql<boolean>`email collate "C" > ${after}`)
    .orderBy(sql`email collate "C"`)
    .limit(limit)
    .execute();

export const findPhonesFrom = (db: Db, { q, after, limit }: Beginning): Promise<Found[]> =>
  db
    .selectFrom('accounts.phones')
    .select(['uid', 'phone as value'])
    .where(sql<boolean>`phone collate "C" >= ${q}`)
    .where(sql<boolean>`phone collate "C" < ${q + last}`)
    .where(sql<boolean>`phone collate "C" > ${after}`)
    .orderBy(sql`phone collate "C"`)
    .limit(limit)
    .execute();

const record = [
  'uid',
  'username',
  'email',
  'phone',
  'email_verified_at',
  'phone_verified_at',
  'country_fid',
  'nationality',
  'cityname',
  'groupid',
  'is_creator',
  'certified',
  'registered_from',
  'created_at',
] as const;
export type MemberRecordRow = Pick<MemberRow, (typeof record)[number]>;

export const findRecord = (db: Db, uid: number): Promise<MemberRecordRow | undefined> =>
  db.selectFrom('accounts.members').select(record).where('uid', '=', uid).executeTakeFirst();

export async function countSessions(db: Db, uid: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('accounts.sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
