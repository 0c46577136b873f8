import { memberLimits } from '../../../../contract/domains/members/limits.ts';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import {
  countOfDay,
  emailKey,
  findByEmail,
  findProofs,
  type MailDeps,
  type ProofRow,
  requireEmail,
  sendAccountEmail,
} from '../../members/index.ts';
import { secondsToSendAgain } from '../rules/codes.ts';
import { findEmailCode, putEmailCode } from '../sql/email-codes.ts';
import { hashOf, newCode } from './proof-code.ts';

export interface EmailDeps extends MailDeps {
  settings: SettingsReader;
  secret: string;
}

interface CodeSent {
  email: string;
  seconds: number;
}

/** Sends a code to the own address; a member without one may give a first one. */
export async function sendEmailCode(ctx: MemberCtx, deps: EmailDeps, typed: string): Promise<CodeSent> {
  const own = (await findProofs(ctx.db, ctx.actor.uid))!;
  const email = emailKey(typed) || (own.email ?? refuse('accounts.email_not_exist'));
  if (email === own.email) {
    if (own.email_verified_at) refuse('accounts.email_verified_before');
    return sendCode(ctx, deps, own, email);
  }
  // Another e-mail to the address that the password was given for.
  const open = await findEmailCode(ctx.db, own.uid);
  const changing = open?.email === email && open.expires_at > ctx.now;
  if (own.email !== null && !changing) refuse('accounts.email_change_needed');
  await mayBecomeOwn(ctx, deps, email);
  return sendCode(ctx, deps, own, email);
}

/** Sends a code to the address that the own one shall change to; the password was confirmed. */
export async function changeEmail(ctx: MemberCtx, deps: EmailDeps, typed: string): Promise<CodeSent> {
  const email = emailKey(typed);
  if (email === '') refuse('accounts.email_not_exist');
  const own = (await findProofs(ctx.db, ctx.actor.uid))!;
  if (email === own.email && own.email_verified_at) refuse('accounts.email_verified_before');
  if (email !== own.email) await mayBecomeOwn(ctx, deps, email);
  return sendCode(ctx, deps, own, email);
}

/** An address that another member has and never proved is free for a member who proves it. */
async function mayBecomeOwn(ctx: MemberCtx, { settings }: EmailDeps, email: string): Promise<void> {
  await requireEmail(ctx, settings, email);
  const owner = await findByEmail(ctx.db, email);
  if (owner !== undefined && (await findProofs(ctx.db, owner))?.email_verified_at) refuse('accounts.email_taken');
}

async function sendCode(ctx: MemberCtx, deps: EmailDeps, own: ProofRow, email: string): Promise<CodeSent> {
  const { db, now, locale, actor } = ctx;
  const last = await findEmailCode(db, own.uid);
  const wait = secondsToSendAgain(last?.sent_at, now);
  if (wait > 0) refuse('wire.too_many', { retryAfterSeconds: wait });
  const day = dayIn(actor.timeZone, now);
  for (const bucket of [`letters:${own.uid}`, `letters:${sha256(email).toString('base64url')}`]) {
    if ((await countOfDay(db, bucket, day)) > memberLimits.emailsPerDay) refuse('accounts.too_many_letters');
  }
  const code = newCode();
  const minutes = proofLimits.codeSeconds / 60;
  const { username } = own;
  const values = { email, minutes };
  const mailId = await sendAccountEmail(ctx, deps, { kind: 'code', to: email, locale, username, values, code });
  await putEmailCode(db, {
    uid: own.uid,
    email,
    code_hash: hashOf(deps.secret, own.uid, email, code),
    mail_id: mailId,
    sent_at: now,
    expires_at: new Date(now.getTime() + proofLimits.codeSeconds * 1000),
  });
  return { email, seconds: proofLimits.resendSeconds };
}
