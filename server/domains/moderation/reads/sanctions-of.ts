import type { Db } from '../../../platform/context.ts';
import { findInForce } from '../sql/sanctions.ts';

export interface Sanction {
  /** 4 may not speak, 5 no access. */
  groupid: number;
  reason: string;
  /** Null: for good. */
  expiresAt: Date | null;
}

/** The sanction in force against each of these members, the strictest where there are several. */
export async function sanctionsOf(db: Db, uids: readonly number[], now: Date): Promise<Map<number, Sanction>> {
  if (uids.length === 0) return new Map();
  const rows = await findInForce(db, uids, now);
  return new Map(rows.map(({ uid, groupid, reason, expires_at }) => [uid, { groupid, reason, expiresAt: expires_at }]));
}
