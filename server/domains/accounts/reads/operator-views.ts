import type { Db } from '../../../platform/context.ts';
import { emailKey } from '../rules/email.ts';
import { nameKey } from '../rules/username.ts';
import {
  countSessions,
  type Found,
  findEmailsFrom,
  findNamesFrom,
  findPhonesFrom,
  findRecord,
  type MemberRecordRow,
} from '../sql/search.ts';

export type SearchField = 'name' | 'uid' | 'email' | 'phone';

export interface MemberRecord extends MemberRecordRow {
  /** Sessions that have not run out. */
  sessions: number;
}

/** Members whose value begins so, in its order, from behind `after`; by `uid` the one with that number. */
export async function searchMembers(
  db: Db,
  { by, q, after, limit }: { by: SearchField; q: string; after: string; limit: number },
): Promise<Found[]> {
  const asked = q.trim();
  if (by === 'uid') return findByUid(db, asked);
  if (by === 'name') return findNamesFrom(db, { q: nameKey(asked), after, limit });
  if (by === 'email') return findEmailsFrom(db, { q: emailKey(asked), after, limit });
  return findPhonesFrom(db, { q: asked.replaceAll(/\D/g, ''), after, limit });
}

async function findByUid(db: Db, q: string): Promise<Found[]> {
  const uid = /^\d{1,15}$/.test(q) ? Number(q) : 0;
  const row = uid > 0 ? await findRecord(db, uid) : undefined;
  return row ? [{ uid, value: String(uid) }] : [];
}

/** Everything that operators see of a member's account; undefined for an unknown one. */
export async function memberRecord(db: Db, uid: number, now: Date): Promise<MemberRecord | undefined> {
  const row = await findRecord(db, uid);
  return row && { ...row, sessions: await countSessions(db, uid, now) };
}
