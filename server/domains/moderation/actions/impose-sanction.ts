import type { Ctx } from '../../../platform/context.ts';
import { insertSanction, liftAll } from '../sql/sanctions.ts';

interface Imposed {
  uid: number;
  /** 4 may not speak, 5 no access. */
  groupid: 4 | 5;
  reason: string;
  /** Null: for good. */
  expiresAt: Date | null;
  byUid: number;
}

type Writing = Pick<Ctx, 'db' | 'now' | 'touch'>;

/** Puts a member under a sanction in place of any that stands. */
export async function imposeSanction({ db, now, touch }: Writing, imposed: Imposed): Promise<void> {
  const { uid, groupid, reason, expiresAt, byUid } = imposed;
  await liftAll(db, uid, now);
  await insertSanction(db, { uid, groupid, reason, created_at: now, expires_at: expiresAt, by_uid: byUid });
  touch(`u:${uid}`);
}

/** Frees a member of every sanction. */
export async function liftSanctions({ db, now, touch }: Writing, uid: number): Promise<void> {
  await liftAll(db, uid, now);
  touch(`u:${uid}`);
}
