import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/context.ts';
import { lastingKey, type Secrets } from '../../platform/sealed-at-rest.ts';

/** E-mails lie in mailboxes for years, and their links must work. */
export const digestOffKey = lastingKey('digest-off');

const signature = (mark: Buffer): string => mark.toString('base64url').slice(0, 32);

/** What a weekly e-mail carries so that its reader can end such e-mails without logging in; it does nothing else. */
export const digestToken = (secret: string, uid: number): string =>
  `${uid}.${signature(digestOffKey.mark(secret, String(uid)))}`;

/** The member whose e-mails a token ends; undefined when it is none of ours. */
export async function digestReader(db: Db, secrets: Secrets, token: string): Promise<number | undefined> {
  const [, uid, given] = /^([1-9]\d{0,15})\.([\w-]{32})$/.exec(token) ?? [];
  if (uid === undefined || given === undefined) return undefined;
  const marks = await digestOffKey.marks(db, secrets, uid);
  const isOurs = marks.some((mark) => timingSafeEqual(Buffer.from(signature(mark)), Buffer.from(given)));
  return isOurs ? Number(uid) : undefined;
}
