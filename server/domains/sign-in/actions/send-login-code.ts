import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { signInLimits } from '../../../../contract/domains/sign-in/limits.ts';

import { isEmail } from '../../../../contract/primitives/email.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { countOfDay, emailKey } from '../../members/index.ts';
import { askForLoginCode } from '../../proofs/index.ts';

/** The job that looks whether an account has the address, and sends it a code. */
export const sendLoginCodeTask = 'sign-in.email-login-code';

const { codeSeconds, resendSeconds } = proofLimits;
const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/**
 * Asks for a code to log in by. Whether an account has the address is looked up by a job, later: neither the answer, nor
 * the time it takes, nor what is refused reveals it.
 */
export async function sendLoginCode(ctx: Ctx, typed: string): Promise<{ seconds: number; minutes: number }> {
  const { db, now, asked, locale } = ctx;
  const email = emailKey(typed);
  if (!isEmail(email)) refuse('accounts.email_invalid');
  const target = sha256(email);
  const times = { now, expiresAt: secondsAfter(now, codeSeconds), notSince: secondsAfter(now, -resendSeconds) };
  const last = await askForLoginCode(db, target, times);
  if (last) {
    const seconds = Math.ceil((last.getTime() - times.notSince.getTime()) / 1000);
    refuse('wire.too_many', { retryAfterSeconds: seconds });
  }
  const day = dayIn('UTC', now);
  const ofTarget = await countOfDay(db, `entry:${target.toString('base64url')}`, day);
  const ofAddress = await countOfDay(db, `entries:${addressRange(asked.ip)}`, day);
  if (ofTarget > signInLimits.loginCodesPerTargetDay || ofAddress > signInLimits.loginCodesPerAddressDay)
    refuse('accounts.too_many_letters');
  await addJob(db, sendLoginCodeTask, { email, locale });
  return { seconds: resendSeconds, minutes: codeSeconds / 60 };
}
