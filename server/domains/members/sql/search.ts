import { sql } from 'kysely';
import type { ReadDb } from '../../../platform/context.ts';
import type { MemberRow } from './members.ts';

export interface Found {
  uid: number;
  /** The value that begins so. */
  value: string;
}

/** Greater, by bytes, than every text that begins with the same characters. */
const last = '\u{10ffff}';

interface Beginning {
  /** What the value begins with. */
  q: string;
  /** Only values after this one. */
  after: string;
  limit: number;
}

/** Values of a table that begin so, in the order of their bytes, which an index of it has. */
const findFrom =
  (table: 'names' | 'emails' | 'phones', column: 'name' | 'email' | 'phone') =>
  async (db: ReadDb, { q, after, limit }: Beginning): Promise<Found[]> => {
    const value = sql`${sql.ref(column)} collate "C"`;
    const { rows } = await sql<Found>`
      select uid, ${sql.ref(column)} as value from ${sql.table(`accounts.${table}`)}
      where ${value} >= ${q} and ${value} < ${q + last} and ${value} > ${after}
      order by ${value} limit ${limit}`.execute(db);
    return rows;
  };

const clashing = sql`(
      select uid, phone, clashes_with as number from accounts.phones where clashes_with is not null
      union
      select held.uid, held.phone, held.phone from accounts.phones held
      where held.phone in (select clashes_with from accounts.phones where clashes_with is not null)
    ) clashing`;

/** Where a member stands among those who have one number with another. */
export async function findClashOf(db: ReadDb, uid: number): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select max(number || ' ' || phone) as value from ${clashing} where uid = ${uid}`.execute(db);
  return rows[0]?.value ?? undefined;
}

/** Members who have one number, each with it and with what is stored, as `value`; both begin with their dialling prefix. */
export async function findPhoneClashes(db: ReadDb, { q, after, limit }: Beginning): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select uid, number || ' ' || phone as value from ${clashing}
    where starts_with(number, ${q}) and (number || ' ' || phone) collate "C" > ${after}
    order by (number || ' ' || phone) collate "C" limit ${limit}`.execute(db);
  return rows;
}

export const findNamesFrom = findFrom('names', 'name');
export const findEmailsFrom = findFrom('emails', 'email');
export const findPhonesFrom = findFrom('phones', 'phone');

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

export const findRecord = (db: ReadDb, uid: number): Promise<MemberRecordRow | undefined> =>
  db.selectFrom('accounts.members').select(record).where('uid', '=', uid).executeTakeFirst();
