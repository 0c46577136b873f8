import type { IncomingHttpHeaders } from 'node:http';
import type { Actor, Answer } from '../context.ts';
import { pageCookie } from '../http/page-cookie.ts';
import { within } from '../within.ts';
import { beyondAll } from './position.ts';
import type { Replicas } from './replicas.ts';

/** Up to where the primary's log must be read by who has written; browsers send it back, whichever process they come to. */
export const writtenCookie = 'bb_written';
/** The same for callers without cookies: they send the last one that they were answered as `x-read-after`, 0 before the first. */
export const writtenHeader = 'x-written';
export const readAfterHeader = 'x-read-after';

/** Far longer than a replica that reads go to may be behind. */
const rememberedSeconds = 60;

/** What is written is written: its answer doesn't wait long for this. */
const patienceMilliseconds = 1000;

const form = /^\d{1,16}$/;

/** Says in the answer of a write how far its caller has written. What can't be asked is beyond all replicas. */
export async function sayWritten({ position }: Pick<Replicas, 'position'>, answer: Answer): Promise<void> {
  const asked = position().catch(() => beyondAll);
  const written = String(await within(patienceMilliseconds, asked, beyondAll));
  answer.cookie(writtenCookie, written, { maxAgeSeconds: rememberedSeconds, sameSite: 'Lax' });
  answer.header(writtenHeader, written);
}

/**
 * How far who asks has written, by what they send: 0 for who can't have written lately. Undefined for a member of whom that is not known,
 * since their caller returns neither cookies nor the header.
 */
export function readAfter(
  actor: Actor | null,
  cookies: Readonly<Record<string, string>>,
  headers: IncomingHttpHeaders,
): number | undefined {
  const sent = cookies[writtenCookie] ?? headers[readAfterHeader];
  if (sent !== undefined) return typeof sent === 'string' && form.test(sent) ? Number(sent) : undefined;
  return actor === null || cookies[pageCookie] !== undefined ? 0 : undefined;
}
