import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutDialog } from '../../../contract/primitives/dialog-back.ts';
import { answerOf } from '../http/api.ts';
import { parseCookies } from '../http/cookies.ts';
import type { SentForm } from './sent-form.ts';

/** What a guest was about to do when they were asked to log in, and on which page. */
export const intentCookie = 'bb_intent';
/** Long enough to read a code in an e-mail, too short to surprise somebody on the next day. */
export const intentSeconds = 1800;
/** Of a cookie, as it travels: browsers drop those above 4 kB. Words that long wait in the form alone. */
const mostCharacters = 3000;

interface Remembered {
  call: string;
  values: Record<string, unknown>;
  back: string;
}

/** Remembers it in this browser, so that it goes on whichever way its reader becomes a member. */
export function rememberIntent(reply: FastifyReply, { call, typed, back }: SentForm, secure: boolean): void {
  const value = JSON.stringify({ call: call.name, values: typed, back: withoutDialog(back) } satisfies Remembered);
  if (encodeURIComponent(value).length > mostCharacters) return;
  answerOf(reply, secure).cookie(intentCookie, value, { maxAgeSeconds: intentSeconds, sameSite: 'Lax' });
}

/** What was to be done on the page `back`; undefined for nothing, or on another page. Given once. */
export function takeIntent(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  back: string,
  secure: boolean,
): SentForm['intent'] {
  const sent = parseCookies(request.headers.cookie, secure)[intentCookie];
  if (sent === undefined) return undefined;
  answerOf(reply, secure).cookie(intentCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax' });
  try {
    const begun = JSON.parse(sent) as Partial<Remembered>;
    return begun.back === back && typeof begun.call === 'string' && typeof begun.values === 'object' && begun.values
      ? { call: begun.call, values: begun.values }
      : undefined;
  } catch {
    return undefined;
  }
}
