import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../platform/seal.ts';

const sign = (secret: string, uid: number): string =>
  createHmac('sha256', keyFor(secret, 'digest-off')).update(String(uid)).digest('base64url').slice(0, 32);

/** What a weekly letter carries so that its reader can end such letters without logging in; it does nothing else. */
export const digestToken = (secret: string, uid: number): string => `${uid}.${sign(secret, uid)}`;

/** The member whose letters a token ends; undefined when it is none of ours. */
export function digestReader(secret: string, token: string): number | undefined {
  const [, uid, signature] = /^([1-9]\d{0,15})\.([\w-]{32})$/.exec(token) ?? [];
  if (uid === undefined || signature === undefined) return undefined;
  const expected = Buffer.from(sign(secret, Number(uid)));
  return timingSafeEqual(expected, Buffer.from(signature)) ? Number(uid) : undefined;
}
