import { type CodeState, storeLimits } from '../../../../contract/domains/store/limits.ts';

/** Signs that nobody confuses: without 0 and O, 1, I and L, and U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code that is made here. */
export const codeLength = 12;

/** A code of random bytes, one a character: 58 bits. Bytes beyond the last whole round count too, by their rest. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join('');

/** A code as it is stored and looked for: without spaces and hyphens, in capitals. */
export const codeKey = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase();

/** As it is read: four characters at a time. */
export const shownCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

const isCode = (text: string): boolean =>
  text.length >= storeLimits.codeLeast && text.length <= storeLimits.code && /^[A-Z0-9]+$/.test(text);

/** The codes in a text, one a line, each once; undefined where a line is none. */
export function codesIn(text: string): string[] | undefined {
  const codes = text
    .split(/[\r\n,;]+/)
    .map(codeKey)
    .filter((code) => code !== '');
  return codes.every(isCode) ? [...new Set(codes)] : undefined;
}

/** What a code is worth at a moment (R-SHP-006). One of an order that was refunded is over. */
export function codeState({ status, expires_at }: { status: string; expires_at: Date | null }, now: Date): CodeState {
  if (status === 'used') return 'used';
  return status === 'void' || (expires_at !== null && expires_at <= now) ? 'expired' : 'available';
}

const dayMilliseconds = 86_400_000;

/** Until when a code serves that is issued now: its own end, or the goods' days, whichever is first; null for ever. */
export function codeExpiry(own: Date | null, validDays: number, now: Date): Date | null {
  const byDays = validDays === 0 ? null : new Date(now.getTime() + validDays * dayMilliseconds);
  if (own === null || byDays === null) return own ?? byDays;
  return own < byDays ? own : byDays;
}
