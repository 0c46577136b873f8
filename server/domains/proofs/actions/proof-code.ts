import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import { keyFor } from '../../../platform/seal.ts';

/** Stands for the member where a code goes to somebody who is none yet. */
export const nobodyYet = 0;

/** Six digits that nobody foresees. */
export const newCode = (): string =>
  String(randomInt(10 ** proofLimits.codeDigits)).padStart(proofLimits.codeDigits, '0');

/**
 * The form in which the code is stored that was sent to a member's address or number: six digits are guessed from a
 * plain hash in no time.
 */
export const hashOf = (secret: string, uid: number, target: string, code: string): Buffer =>
  createHmac('sha256', keyFor(secret, 'proof code')).update(`${uid}:${target}:${code}`).digest();

/** Whether a typed code is the stored one. */
export const isCode = (stored: Buffer, typed: Buffer): boolean => timingSafeEqual(stored, typed);
