import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { signInLimits } from '../../../../contract/domains/sign-in/limits.ts';

import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { isEmail } from '../../../../contract/primitives/email.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import type { Sms } from '../../../platform/sms/port.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { countOfDay, emailKey, phoneNumber } from '../../members/index.ts';
import type { ResetWay } from '../../proofs/index.ts';
import { spendImage } from '../../proofs/index.ts';

/** The job that looks whether an account has the address or number, and sends it a way back in. */
export const sendResetTask = 'accounts.send-reset';

interface Form {
  way: ResetWay;
  email: string;
  mobile: string;
  cid?: number | undefined;
  idhash: string;
  imageCode: string;
}

/** The address or number that the secret would go to, in its unique form. Spends the image, so before the transaction. */
export async function checkForgotten(ctx: Ctx, { sms }: { sms: Sms }, form: Form): Promise<string> {
  const target = form.way === 'email' ? emailOf(form) : phoneOf(form, sms);
  if (form.imageCode.trim().length !== proofLimits.imageCode) refuse('accounts.wrong_image_code');
  if (!(await spendImage(ctx, form.idhash, form.imageCode))) refuse('accounts.wrong_image_code');
  return target;
}

function emailOf({ email }: Form): string {
  const key = emailKey(email);
  return isEmail(key) ? key : refuse('accounts.email_invalid');
}

function phoneOf({ mobile, cid }: Form, sms: Sms): string {
  if (!sms.offered) refuse('accounts.code_not_offered');
  return phoneTyped(mobile, cid);
}

/** A typed number in its unique form. */
export function phoneTyped(mobile: string, cid: number | undefined): string {
  const phone = phoneNumber(mobile, countryOfFid(cid ?? 0) ?? refuse('accounts.unknown_country'));
  return 'fault' in phone ? refuse(phone.fault) : phone.number;
}

/**
 * Asks for a way back in. Whether an account has the address is looked up by a job, later: neither the answer nor the
 * time it takes reveals it.
 */
export async function forgotPassword(ctx: Ctx, way: ResetWay, target: string): Promise<{ minutes: number }> {
  const { db, now, asked, locale } = ctx;
  const day = dayIn('UTC', now);
  const ofTarget = await countOfDay(db, `reset:${sha256(target).toString('base64url')}`, day);
  const ofAddress = await countOfDay(db, `resets:${addressRange(asked.ip)}`, day);
  if (ofTarget > signInLimits.resetsPerTargetDay || ofAddress > signInLimits.resetsPerAddressDay)
    refuse('accounts.too_many_letters');
  await addJob(db, sendResetTask, { way, target, locale });
  return { minutes: signInLimits.resetSeconds / 60 };
}
