import type { Db, ReadDb } from '../../../platform/context.ts';
import { findIdentity } from '../sql/members.ts';
import { findOwnAccount, lockAccountRow, type OwnAccountRow } from '../sql/own-account.ts';

/** What a member alone is shown of the account. */
export interface OwnAccount {
  uid: number;
  username: string;
  email: string;
  emailVerified: boolean;
  credits: number;
  cityname: string;
  /** Country that the address was last seen in, ISO 3166 alpha-2, or empty. */
  gpsNationality: string;
  /** When the username was changed, null for never. */
  renamedAt: Date | null;
  createdAt: Date;
}

const asOwn = (row: OwnAccountRow): OwnAccount => ({
  uid: row.uid,
  username: row.username,
  email: row.email ?? '',
  emailVerified: row.email_verified_at !== null,
  credits: row.credits,
  cityname: row.cityname,
  gpsNationality: row.gps_nationality,
  renamedAt: row.renamed_at,
  createdAt: row.created_at,
});

/** A member's account as far as the owner is shown it; undefined for an unknown member. */
export async function ownAccount(db: ReadDb, uid: number): Promise<OwnAccount | undefined> {
  const row = await findOwnAccount(db, uid);
  return row && asOwn(row);
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOwnAccount(db: Db, uid: number): Promise<OwnAccount | undefined> {
  const row = await lockAccountRow(db, uid);
  return row && asOwn(row);
}

/** The picture a member wears, null for none. */
export const avatarAidOf = async (db: Db, uid: number): Promise<number | null> =>
  (await findIdentity(db, uid))?.avatar_aid ?? null;
