import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import type { Ctx } from '../../../platform/context.ts';
import { memberSanctioned, sanctionLifted } from '../events.ts';
import { type SaidByLanguage, saidColumn } from '../grounds.ts';
import { closeWaiting } from '../sql/appeals.ts';
import { insertSanction, liftAll, lockMember, type SanctionInForce } from '../sql/sanctions.ts';

interface Imposed {
  uid: number;
  /** 4 may not speak, 5 no access. */
  groupid: 4 | 5;
  /** The rule that was broken, `other` where none says it. */
  rule?: ModerationRule;
  reason: string;
  said?: SaidByLanguage | undefined;
  /** Null: for good. */
  expiresAt: Date | null;
  byUid: number;
}

interface Lifted {
  uid: number;
  reason: string;
  byUid: number;
}

type Writing = Pick<Ctx, 'db' | 'now' | 'stale' | 'emit'>;

/**
 * Puts a member under a sanction in place of any that stands; returns what stood. An appeal against that is over: the
 * new one may be appealed against. Every session feels it at once.
 */
export async function imposeSanction(ctx: Writing, imposed: Imposed): Promise<SanctionInForce | undefined> {
  const { db, now, emit } = ctx;
  const { uid, groupid, rule = 'other', reason, said, expiresAt, byUid } = imposed;
  await lockMember(db, uid);
  const before = await liftAll(ctx, uid, { at: now, byUid, reason });
  await closeWaiting(db, idsOf(before), { answered_at: now, lifted: false, answer: '', by_uid: null });
  await insertSanction(ctx, {
    ...{ uid, groupid, rule, reason, said: saidColumn(said) },
    ...{ created_at: now, expires_at: expiresAt, by_uid: byUid },
  });
  const until = expiresAt?.toISOString() ?? null;
  emit(memberSanctioned({ uid, groupid, rule, reason, ...(said && { said }), expiresAt: until, byUid }));
  return before[0];
}

/**
 * Frees a member of every sanction; returns what stood, and announces nothing where nothing did. An appeal that waits
 * is granted by it.
 */
export async function liftSanctions(
  ctx: Writing,
  { uid, reason, byUid }: Lifted,
): Promise<SanctionInForce | undefined> {
  const { db, now, emit } = ctx;
  await lockMember(db, uid);
  const before = await liftAll(ctx, uid, { at: now, byUid, reason });
  if (before.length === 0) return undefined;
  await closeWaiting(db, idsOf(before), { answered_at: now, lifted: true, answer: reason, by_uid: byUid });
  emit(sanctionLifted({ uid, reason, byUid }));
  return before[0];
}

const idsOf = (sanctions: readonly SanctionInForce[]): number[] => sanctions.map(({ id }) => id);
