import type { Envelope } from '../../../contract/envelope.ts';
import { openEnvelope } from '../../../contract/open-envelope.ts';
import { isMark, type Waiting } from './waiting.ts';

/** Those that a new one stands in for; what is on its way is not called back. */
export const replacedBy = (next: Waiting, all: readonly Waiting[]): Waiting[] =>
  isMark(next.call) ? all.filter(({ lane, state }) => lane === next.lane && state !== 'sending') : [];

/** The next to be sent of those that wait, none of a lane that is held up. */
export const nextOf = (all: readonly Waiting[], heldUp: ReadonlySet<string>): Waiting | undefined =>
  all.find(({ state, lane }) => state === 'waiting' && !heldUp.has(lane));

/** What became of one that was sent. */
export type Outcome = { kind: 'sent'; data: unknown } | { kind: 'refused'; reason: string } | { kind: 'later' };

/** By an answer: a log-in that has ended, too many at once and a fault of the server are no refusals. */
export function outcomeOf(envelope: Envelope, http: number, body: unknown): Outcome {
  if (http === 401 || http === 429 || http >= 500 || typeof body !== 'object' || body === null)
    return { kind: 'later' };
  const opened = openEnvelope(envelope, http, body as Record<string, unknown>);
  return opened.ok ? { kind: 'sent', data: opened.data } : { kind: 'refused', reason: opened.msg };
}
