import { secondStepLimits } from '../../../../contract/domains/proofs/limits.ts';

/** Without what is mistaken for something else: 0 and o, 1, i and l. */
const characters = '23456789abcdefghjkmnpqrstuvwxyz';
const half = 5;

/** A recovery code as it is shown, from enough random bytes: two halves of five, about 49 bits. */
export function recoveryCode(random: Uint8Array): string {
  const text = [...random].map((byte) => characters[byte % characters.length]).join('');
  return `${text.slice(0, half)}-${text.slice(half, 2 * half)}`;
}

/** Bytes of chance that one code takes. */
export const recoveryCodeBytes = 2 * half;

/** What was typed as a code of the app, or undefined; blanks are no fault. */
export function appCode(typed: string): string | undefined {
  const plain = typed.replaceAll(/\s/g, '');
  return plain.length === secondStepLimits.codeDigits && /^\d+$/.test(plain) ? plain : undefined;
}

/** What was typed as a recovery code, in its one form. */
export const recoveryForm = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
