import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import { findByPhones, findProofs, lockProofs, setProofs } from '../../members/index.ts';
import type { EmailDeps } from '../../proofs/index.ts';
import {
  chosenPassword,
  findResetByLink,
  forgetFailures,
  hashOf,
  hashPassword,
  isCode,
  proveEmail,
  takeReset,
  tryResetCode,
} from '../../proofs/index.ts';
import { rememberAddress } from '../sql/known-addresses.ts';
import { storePassword } from './change-password.ts';
import { phoneTyped } from './forgot-password.ts';

interface Form {
  token?: string | undefined;
  mobile: string;
  cid?: number | undefined;
  code: string;
  newpassword: string;
  newpassword2: string;
}

export interface Reset {
  uid: number;
  secretHash: Buffer;
  passwordHash: string;
  /** The address that the link went to; none where a phone's code was typed. */
  email: string | null;
}

/** Whose password a link changes. */
export async function resetLink({ db, now }: Ctx, token: string): Promise<{ username: string }> {
  const reset = (await findResetByLink(db, sha256(token), now)) ?? refuse('accounts.link_spent');
  const owner = (await findProofs(db, reset.uid)) ?? refuse('accounts.link_spent');
  return { username: owner.username };
}

/** The form first, then one try at the link or code. Runs before the transaction: a wrong code counts. */
export async function checkReset(ctx: Ctx, { secret }: EmailDeps, form: Form): Promise<Reset> {
  const chosen = await chosenPassword(form.newpassword, form.newpassword2);
  const proven = form.token === undefined ? await byCode(ctx, secret, form) : await byLink(ctx, form.token);
  return { ...proven, passwordHash: await hashPassword(chosen) };
}

type Proven = Omit<Reset, 'passwordHash'>;

async function byLink({ db, now }: Ctx, token: string): Promise<Proven> {
  const secretHash = sha256(token);
  const reset = (await findResetByLink(db, secretHash, now)) ?? refuse('accounts.link_spent');
  return { uid: reset.uid, secretHash, email: reset.target };
}

async function byCode({ db, now }: Ctx, secret: string, { mobile, cid, code }: Form): Promise<Proven> {
  const phone = phoneTyped(mobile, cid);
  const uid = (await findByPhones(db, [phone]))[0];
  const stored =
    uid === undefined ? undefined : await tryResetCode(db, { uid, phone, mostTries: proofLimits.codeTries, now });
  if (uid === undefined || !stored || !isCode(stored, hashOf(secret, uid, phone, code.trim())))
    return refuse('accounts.wrong_mobile_code');
  return { uid, secretHash: stored, email: null };
}

/**
 * Sets the new password: every session ends, the failures that others made are forgotten, and the address or number
 * counts as proven, since its owner read the e-mail or the message.
 */
export async function resetPassword(ctx: Ctx, deps: EmailDeps, reset: Reset): Promise<void> {
  const { db, now, asked } = ctx;
  const spent = reset.email === null ? 'accounts.wrong_mobile_code' : 'accounts.link_spent';
  if (!(await takeReset(db, reset.uid, reset.secretHash))) refuse(spent);
  const owner = (await lockProofs(db, reset.uid)) ?? refuse(spent);
  if (reset.email === null) await setProofs(ctx, owner.uid, { phone_verified_at: owner.phone_verified_at ?? now });
  else if (reset.email === owner.email && !owner.email_verified_at) await proveEmail(ctx, deps, owner, reset.email);
  await storePassword(ctx, deps, owner, reset.passwordHash, null);
  await forgetFailures(db, `u:${owner.uid}`);
  await rememberAddress(db, owner.uid, addressRange(asked.ip), now);
}
