import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { accountLimits } from '../../../../contract/domains/accounts/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { keyFor } from '../../../platform/seal.ts';
import { isImageHash } from '../rules/codes.ts';
import { readsAs } from '../rules/verification-image.ts';
import { deletePhoneCode, putImage, takeImage, tryPhoneCode } from '../sql/codes.ts';

const codeDigits = 6;
const mostTries = 5;

type Reading = Pick<Ctx, 'db' | 'now'>;

/** Keeps the text of a new image for its hash, for five minutes. */
export const keepImage = ({ db, now }: Reading, idhash: string, text: string): Promise<void> =>
  putImage(db, idhash, text, new Date(now.getTime() + accountLimits.imageSeconds * 1000));

/** One try at an image; right or wrong, the image is gone after it. */
export async function spendImage({ db, now }: Reading, idhash: string, typed: string): Promise<boolean> {
  if (!isImageHash(idhash)) return false;
  const text = await takeImage(db, idhash, now);
  return text !== undefined && readsAs(typed, text);
}

/** A new code for a phone, and the form in which it is kept. */
export function newPhoneCode(secret: string, phone: string): { code: string; hash: Buffer } {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  return { code, hash: codeHash(secret, phone, code) };
}

/** One try at the code that a phone was sent; a right one is gone after it, a wrong one after five. */
export async function spendPhoneCode(
  { db, now }: Reading,
  secret: string,
  phone: string,
  typed: string,
): Promise<boolean> {
  const kept = await tryPhoneCode(db, phone, mostTries, now);
  if (!kept || !timingSafeEqual(kept, codeHash(secret, phone, typed.trim()))) return false;
  await deletePhoneCode(db, phone);
  return true;
}

// Six digits are guessed from a plain hash in no time.
const codeHash = (secret: string, phone: string, code: string): Buffer =>
  createHmac('sha256', keyFor(secret, 'phone code')).update(`${phone}:${code}`).digest();
