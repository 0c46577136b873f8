import { accountLimits } from '../../../../contract/domains/accounts/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Sms } from '../../../platform/sms/port.ts';
import { translate } from '../../../platform/texts.ts';
import { phoneCodeSeconds, resendSeconds, secondsToResend } from '../rules/codes.ts';
import { phoneNumber } from '../rules/phone.ts';
import { findPhoneCodeExpiry, putPhoneCode } from '../sql/codes.ts';
import { newPhoneCode, spendImage } from './codes.ts';

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
  const wait = secondsToResend(await findPhoneCodeExpiry(ctx.db, phone.number), ctx.now);
  if (wait > 0) refuse('wire.too_many', { retryAfterSeconds: wait });
  if (asked.imageCode.trim().length !== accountLimits.imageCode) refuse('accounts.wrong_image_code');
  if (!(await spendImage(ctx, asked.idhash, asked.imageCode))) refuse('accounts.wrong_image_code');
  return phone.number;
}

/** Sends a code to a phone; the seconds until another can be asked for. */
export async function sendPhoneCode(ctx: Ctx, { sms, siteName, secret }: Deps, phone: string): Promise<number> {
  const { code, hash } = newPhoneCode(secret, phone);
  await putPhoneCode(ctx.db, phone, hash, new Date(ctx.now.getTime() + phoneCodeSeconds * 1000));
  const body = translate(ctx.locale, 'accounts.sms.code', { siteName, code, minutes: phoneCodeSeconds / 60 });
  await sms.send(ctx.db, { recipient: phone, body }, ctx.now);
  return resendSeconds;
}
