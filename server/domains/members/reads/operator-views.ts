import type { Db } from '../../../platform/context.ts';
import { emailKey } from '../rules/email.ts';
import { nameKey } from '../rules/username.ts';
import {
  type Found,
  findEmailsFrom,
  findNamesFrom,
  findPhonesFrom,
  findRecord,
  type MemberRecordRow,
} from '../sql/search.ts';

export type SearchField = 'name' | 'uid' | 'email' | 'phone';

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

/** Everything that operators see of a member's account but the log-ins; undefined for an unknown one. */
export const memberRecord = (db: Db, uid: number): Promise<MemberRecordRow | undefined> => findRecord(db, uid);
