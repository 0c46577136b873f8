import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { Ctx } from '../../../platform/context.ts';
import { isImageHash } from '../rules/codes.ts';
import { readsAs } from '../rules/verification-image.ts';
import { putImage, takeImage, takePhoneCode, tryPhoneCode } from '../sql/codes.ts';
import { hashOf, isCode, nobodyYet } from './proof-code.ts';

type Reading = Pick<Ctx, 'db' | 'now'>;

/** Stores the text of a new image for its hash, for five minutes. */
export const createPicture = ({ db, now }: Reading, idhash: string, text: string): Promise<void> =>
  putImage(db, idhash, text, new Date(now.getTime() + proofLimits.imageSeconds * 1000));

/** One try at an image; right or wrong, the image is gone after it. */
export async function spendImage({ db, now }: Reading, idhash: string, typed: string): Promise<boolean> {
  if (!isImageHash(idhash)) return false;
  const text = await takeImage(db, idhash, now);
  return text !== undefined && readsAs(typed, text);
}

/** One try at the code that a phone was sent; a right one serves once, and five wrong ones use it up. */
export async function spendPhoneCode(
  { db, now }: Reading,
  secret: string,
  phone: string,
  typed: string,
): Promise<boolean> {
  const stored = await tryPhoneCode(db, phone, proofLimits.codeTries, now);
  if (!stored || !isCode(stored, hashOf(secret, nobodyYet, phone, typed.trim()))) return false;
  return takePhoneCode(db, phone, stored);
}
