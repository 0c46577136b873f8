import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../platform/seal.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';

const lifetimeSeconds = 600;

interface UploadToken {
  token: string;
  /** Unix seconds. */
  expires: number;
}

/** Lets its bearer upload pictures as this member, and nothing else, for ten minutes. */
export function issueUploadToken(secret: string, uid: number, now: Date): UploadToken {
  const expires = unixSeconds(now) + lifetimeSeconds;
  const claim = `${uid}.${expires}`;
  return { token: `${claim}.${sign(secret, claim).toString('base64url')}`, expires };
}

/** The member an upload token speaks for; undefined when it is forged or too old. */
export function uploadTokenOwner(secret: string, token: string, now: Date): number | undefined {
  const [, claim = '', uid, expires, signature = ''] = /^((\d{1,16})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  const expected = sign(secret, claim);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(expires) * 1000 > now.getTime() ? Number(uid) : undefined;
}

function sign(secret: string, claim: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'upload-token')).update(claim).digest();
}
