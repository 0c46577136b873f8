import { digitsIn, wholeTyped } from '../../../../contract/primitives/figures.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { emailKey } from '../email-key.ts';
import { nameKey } from '../rules/username.ts';
import {
  type Found,
  findClashOf,
  findEmailsFrom,
  findNamesFrom,
  findPhoneClashes,
  findPhonesFrom,
  findRecord,
  type MemberRecordRow,
} from '../sql/search.ts';
import { memberByUsername } from './members.ts';

export type SearchField = 'name' | 'uid' | 'email' | 'phone' | 'phone_clash';

/** Members whose value begins so, in its order, after `after`; by `uid` the one with that number. */
export async function searchMembers(
  db: ReadDb,
  { by, q, after, limit }: { by: SearchField; q: string; after: string; limit: number },
): Promise<Found[]> {
  const asked = q.trim();
  if (by === 'uid') return findByUid(db, asked);
  if (by === 'name') return findNamesFrom(db, { q: nameKey(asked), after, limit });
  if (by === 'email') return findEmailsFrom(db, { q: emailKey(asked), after, limit });
  if (by === 'phone_clash') return findPhoneClashes(db, { q: digitsIn(asked), after, limit });
  return findPhonesFrom(db, { q: digitsIn(asked), after, limit });
}

/** What a member stands by in a list of contacts; empty where they have none, or are unknown. */
export async function contactOf(db: ReadDb, by: 'email' | 'phone' | 'phone_clash', uid: number): Promise<string> {
  if (!Number.isSafeInteger(uid) || uid < 1) return '';
  if (by === 'phone_clash') return (await findClashOf(db, uid)) ?? '';
  const record = await findRecord(db, uid);
  return by === 'email' ? emailKey(record?.email ?? '') : (record?.phone ?? '');
}

async function findByUid(db: ReadDb, q: string): Promise<Found[]> {
  const uid = wholeTyped(q) ?? 0;
  const row = uid > 0 ? await findRecord(db, uid) : undefined;
  return row ? [{ uid, value: String(uid) }] : [];
}

/**
 * Who is meant by a number or a whole name: digits are a number where a member has it, so that nobody is taken for another by
 * what they are called.
 */
export async function memberMeant(db: ReadDb, who: string): Promise<number | undefined> {
  const [byNumber] = await findByUid(db, who.replace(/^#/, ''));
  return byNumber?.uid ?? (await memberByUsername(db, who));
}

/** Everything that operators see of a member's account but the log-ins; undefined for an unknown one. */
export const memberRecord = (db: Db, uid: number): Promise<MemberRecordRow | undefined> => findRecord(db, uid);
