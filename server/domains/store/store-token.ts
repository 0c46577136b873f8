import { createHmac, timingSafeEqual } from 'node:crypto';
import { storeLimits } from '../../../contract/domains/store/limits.ts';
import { keyFor } from '../../platform/seal.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';

interface StoreToken {
  token: string;
  /** Unix seconds. */
  expires: number;
}

/** Names a member to the store, and nothing else, for a quarter of an hour. */
export function issueStoreToken(secret: string, uid: number, now: Date): StoreToken {
  const expires = unixSeconds(now) + storeLimits.tokenSeconds;
  const claim = `${uid}.${expires}`;
  return { token: `${claim}.${sign(secret, claim).toString('base64url')}`, expires };
}

/** Whom a store token names, and until when; undefined when it is forged or over. */
export function readStoreToken(secret: string, token: string, now: Date): { uid: number; expires: number } | undefined {
  const [, claim = '', uid, expires, signature = ''] = /^((\d{1,16})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  const expected = sign(secret, claim);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(expires) * 1000 > now.getTime() ? { uid: Number(uid), expires: Number(expires) } : undefined;
}

const sign = (secret: string, claim: string): Buffer =>
  createHmac('sha256', keyFor(secret, 'store-token')).update(claim).digest();
