import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import type { Sms } from '../../../platform/sms/port.ts';
import { translate } from '../../../platform/texts.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { countOfDay, phoneNumber } from '../../members/index.ts';
import { phoneCodeSeconds, secondsToResend } from '../rules/codes.ts';
import { findPhoneCodeExpiry, putPhoneCode } from '../sql/codes.ts';
import { spendImage } from './codes.ts';
import { hashOf, newCode, nobodyYet } from './proof-code.ts';

interface Asked {
  mobile: string;
  cid?: number | undefined;
  idhash: string;
  imageCode: string;
}

interface Deps {
  sms: Sms;
  siteName: string;
  secret: string;
}

/** The number that a code may go to. Spends the image, so it runs before the call's transaction. */
export async function mayBeSentACode(ctx: Ctx, { sms }: Deps, asked: Asked): Promise<string> {
  if (!sms.offered) refuse('accounts.code_not_offered');
  const phone = phoneNumber(asked.mobile, countryOfFid(asked.cid ?? 0) ?? refuse('accounts.unknown_country'));
  if ('fault' in phone) refuse(phone.fault);
  await refuseTooSoon(ctx, phone.number);
  if (asked.imageCode.trim().length !== proofLimits.imageCode) refuse('accounts.wrong_image_code');
  if (!(await spendImage(ctx, asked.idhash, asked.imageCode))) refuse('accounts.wrong_image_code');
  return phone.number;
}

async function refuseTooSoon({ db, now }: Ctx, phone: string): Promise<void> {
  const wait = secondsToResend(await findPhoneCodeExpiry(db, phone), now);
  if (wait > 0) refuse('wire.too_many', { retryAfterSeconds: wait });
}

/** Each message costs money: a number, and an address, have so many a day. Of two at once for one number the second waits. */
async function countMessage(ctx: Ctx, phone: string): Promise<void> {
  const day = dayIn('UTC', ctx.now);
  const ofNumber = await countOfDay(ctx.db, `sms:${sha256(phone).toString('base64url')}`, day);
  await refuseTooSoon(ctx, phone);
  const ofAddress = await countOfDay(ctx.db, `smss:${addressRange(ctx.asked.ip)}`, day);
  if (ofNumber > proofLimits.messagesPerNumberDay || ofAddress > proofLimits.messagesPerAddressDay)
    refuse('accounts.too_many_letters');
}

/** Sends a code to a phone; the seconds until another can be asked for. */
export async function sendPhoneCode(ctx: Ctx, { sms, siteName, secret }: Deps, phone: string): Promise<number> {
  await countMessage(ctx, phone);
  const code = newCode();
  const hash = hashOf(secret, nobodyYet, phone, code);
  await putPhoneCode(ctx.db, phone, hash, new Date(ctx.now.getTime() + phoneCodeSeconds * 1000));
  const body = translate(ctx.locale, 'proofs.sms.code', { siteName, code, minutes: phoneCodeSeconds / 60 });
  await sms.send(ctx.db, { recipient: phone, body }, ctx.now);
  return proofLimits.resendSeconds;
}
