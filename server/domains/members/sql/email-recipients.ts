import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface EmailRecipient {
  uid: number;
  username: string;
  email: string;
  country_fid: number;
  /** The address was proven to be theirs. */
  verified: boolean;
}

/** Members who can be written to, by uid, without those who have no e-mail address. */
export async function emailRecipients(db: Db, uids: readonly number[]): Promise<Map<number, EmailRecipient>> {
  const rows = await db
    .selectFrom('accounts.members')
    .select(['uid', 'username', 'email', 'country_fid', 'email_verified_at'])
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .where('email', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ email, email_verified_at, ...row }) => [
      row.uid,
      { ...row, email: email!, verified: email_verified_at !== null },
    ]),
  );
}
