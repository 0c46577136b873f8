import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import { earn } from '../../economy/index.ts';
import {
  claimEmail,
  emailKey,
  findByEmail,
  findProofs,
  lockProofs,
  type ProofRow,
  releaseEmail,
  sendAccountEmail,
  setProofs,
} from '../../members/index.ts';
import { emailVerified } from '../events.ts';
import { verifying } from '../money.ts';
import { takeEmailCode, tryEmailCode } from '../sql/email-codes.ts';
import { dropWaysBackIn } from '../sql/password-resets.ts';
import type { EmailDeps } from './email-codes.ts';
import { hashOf, isCode } from './proof-code.ts';

interface Typed {
  email: string;
  code: string;
  uid?: number | undefined;
}

export interface Proven {
  email: string;
  hash: Buffer;
}

/** One try at the code of an address. Runs before the call's transaction: a wrong try counts, too. */
export async function validateEmailCode(ctx: MemberCtx, { secret }: EmailDeps, typed: Typed): Promise<Proven> {
  const { db, now, actor } = ctx;
  if (typed.uid !== undefined && typed.uid !== actor.uid) refuse('accounts.foreign_uid');
  const email = emailKey(typed.email);
  if (email === '') refuse('accounts.email_not_exist');
  const stored = await tryEmailCode(db, { uid: actor.uid, email, mostTries: proofLimits.codeTries, now });
  if (!stored) {
    const own = await findProofs(db, actor.uid);
    refuse(
      own?.email === email && own.email_verified_at ? 'accounts.email_verified_before' : 'accounts.email_code_spent',
    );
  }
  if (!isCode(stored, hashOf(secret, actor.uid, email, typed.code.trim()))) refuse('accounts.wrong_email_code');
  return { email, hash: stored };
}

/** Spends the right code: the own address is verified, or a new one takes its place and the old one is notified. */
export async function verifyEmail(
  ctx: MemberCtx,
  deps: EmailDeps,
  { email, hash }: Proven,
): Promise<{ email: string; verified: 1; xgold: number }> {
  const { uid } = ctx.actor;
  if (!(await takeEmailCode(ctx.db, uid, hash))) refuse('accounts.email_code_spent');
  const xgold = await proveEmail(ctx, deps, (await lockProofs(ctx.db, uid))!, email);
  return { email, verified: 1, xgold };
}

/**
 * The member holds this address: another member who had it without ever proving it loses it. Gives the XGold that the
 * first proof earns.
 */
export async function proveEmail(ctx: Ctx, deps: EmailDeps, own: ProofRow, email: string): Promise<number> {
  const { db, now, locale } = ctx;
  if (email !== own.email) {
    await takeAddress(ctx, own.uid, email);
    if (own.email !== null) {
      await releaseEmail(db, own.email, own.uid);
      await dropWaysBackIn(db, own.uid);
      const { username } = own;
      await sendAccountEmail(ctx, deps, {
        kind: 'emailChanged',
        to: own.email,
        locale,
        username,
        values: { username, email },
      });
    }
  }
  await setProofs(ctx, own.uid, { email, email_verified_at: now, ...resetsBy(own, email, now) });
  return announceProof(ctx, deps, own.uid);
}

/** The member holds the address that the account has. */
export async function proveOwnEmail(ctx: Ctx, deps: Pick<EmailDeps, 'settings'>, own: ProofRow): Promise<void> {
  if (own.email_verified_at) return;
  await setProofs(ctx, own.uid, { email_verified_at: ctx.now });
  await announceProof(ctx, deps, own.uid);
}

function announceProof(ctx: Ctx, { settings }: Pick<EmailDeps, 'settings'>, uid: number): Promise<number> {
  ctx.emit(emailVerified({ uid }));
  return earn(ctx, settings, { uid, reason: verifying });
}

/**
 * From when another address may reset the password. Only the first is added without one, by anybody who holds the
 * token: it waits, so that the owner reads the notice of it first.
 */
function resetsBy(own: ProofRow, email: string, now: Date): { email_resets_at?: Date | null } {
  if (email === own.email) return {};
  return { email_resets_at: own.email === null ? daysAfter(now, proofLimits.firstEmailDays) : null };
}

async function takeAddress(ctx: Ctx, uid: number, email: string): Promise<void> {
  const { db } = ctx;
  if (await claimEmail(db, email, uid)) return;
  const holder = (await findByEmail(db, email)) ?? refuse('accounts.email_taken');
  if ((await lockProofs(db, holder))?.email_verified_at) refuse('accounts.email_taken');
  await releaseEmail(db, email, holder);
  await setProofs(ctx, holder, { email: null });
  if (!(await claimEmail(db, email, uid))) refuse('accounts.email_taken');
}
