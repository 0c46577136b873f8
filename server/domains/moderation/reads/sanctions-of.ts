import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { type SaidByLanguage, saidOf } from '../grounds.ts';
import { mayEnter } from '../policy.ts';
import { findByIds, findInForce, findNewestInForce, findOfMember, type SanctionRow } from '../sql/sanctions.ts';

export interface Sanction {
  id: number;
  /** 4 may not speak, 5 no access. */
  groupid: number;
  rule: ModerationRule;
  reason: string;
  /** The reason by language, where it is one of those written for all to choose. */
  said: SaidByLanguage | undefined;
  /** Null: for good. */
  expiresAt: Date | null;
  byUid: number;
}

/** The sanction in force against each of these members, the strictest where there are several. */
export async function sanctionsOf(db: Db, uids: readonly number[], now: Date): Promise<Map<number, Sanction>> {
  if (uids.length === 0) return new Map();
  const rows = await findInForce(db, uids, now);
  return new Map(
    rows.map(({ id, uid, groupid, rule, reason, said, expires_at, by_uid }) => [
      uid,
      {
        ...{ id, groupid, rule: rule as ModerationRule, reason, said: saidOf(said) },
        ...{ expiresAt: expires_at, byUid: by_uid },
      },
    ]),
  );
}

/** Those of some members who have no access now. */
export async function barredAmong(db: Db, uids: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  const inForce = await sanctionsOf(db, uids, now);
  return new Set([...inForce].filter(([, sanction]) => !mayEnter(sanction)).map(([uid]) => uid));
}

/** What stood against a member, in force or not, the newest first. */
export const sanctionHistory = findOfMember;

/** Sanctions by their numbers; unknown ones are left out. */
export async function sanctionsById(db: ReadDb, ids: readonly number[]): Promise<Map<number, SanctionRow>> {
  const rows = ids.length === 0 ? [] : await findByIds(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sanctions in force against anybody, the newest first, from below an id. */
export const sanctionsInForce = findNewestInForce;
