import { createHmac, timingSafeEqual } from 'node:crypto';

interface Exchanging {
  uid: number;
  cid: number;
  xcoin?: number;
}

/** The authorisation value of an exchange's call (DECISIONS "uid_auth"). */
export const uidAuth = (token: string, { cid, uid, xcoin }: Exchanging): string =>
  createHmac('sha256', token)
    .update(`${cid}.${uid}.${xcoin ?? ''}`)
    .digest('hex');

/** Whether a value that was sent is that of the token and of what was sent beside it. */
export function isUidAuth(sent: string, token: string, exchanging: Exchanging): boolean {
  const [one, other] = [Buffer.from(uidAuth(token, exchanging)), Buffer.from(sent.toLowerCase())];
  return one.length === other.length && timingSafeEqual(one, other);
}
