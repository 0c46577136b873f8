import type { FastifyReply, FastifyRequest } from 'fastify';
import { openEnvelope } from '../../../contract/open-envelope.ts';
import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import { countryOfCode, localePath } from '../../../contract/primitives/countries.ts';
import type { Actor } from '../context.ts';
import { answerOf } from '../http/api.ts';
import { type Reply, runCall } from '../http/run.ts';
import { askedBy } from './asked-by.ts';
import type { FormsDeps } from './deps.ts';
import { withoutDialog } from './dialog-flag.ts';
import type { SentForm } from './sent-form.ts';

/** The token of a session that a form began, for the script of the page that comes next. */
export const enteredCookie = 'bb_entered';
const enteredSeconds = 60;

/** What came of a log-in by a form. */
export interface LoggedIn {
  outcome: Reply;
  /** Who logged in; absent where it was refused. */
  actor?: Actor;
  /** Where a log-in leads that nothing asked for (R-SES-006). */
  home: string;
}

/**
 * Logs in by a page's form: the call itself, with its limits and refusals, and then the cookie that pages are drawn with.
 * The page that comes next gives the session's token to its script, where there is one.
 */
export async function logInByForm(
  { platform, calls, actors, languageOf, secureCookies }: FormsDeps,
  { call, fields, back }: SentForm,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<LoggedIn> {
  const asked = askedBy(request, secureCookies);
  let site: string | undefined;
  const answer = answerOf(reply, secureCookies);
  const made = {
    ...{ asked, locale: languageOf(back), requestId: request.id },
    answer: {
      ...answer,
      header: (name: string, value: string) => {
        if (name === 'x-site-id') site = value;
      },
    },
  };
  const empty = { params: {}, query: {}, body: {}, signs: undefined };
  const outcome = await runCall(platform, call, {
    ...made,
    actor: null,
    sent: { ...empty, body: fields, signs: fields },
  });
  // Who came for the tasks stays with them (R-SES-009).
  const home = back.includes('/task')
    ? withoutDialog(back)
    : localePath(countryOfCode(site)?.code ?? 'global', '/foryou');
  const opened = openEnvelope(call.spec.envelope, outcome.http, outcome.body as Record<string, unknown>);
  if (!opened.ok) return { outcome, home };
  const { auth_token: token, groupid } = opened.data as { auth_token: string; groupid: number };
  const actor = await actors.byToken(token);
  if (!actor) throw new Error('a session that was just begun is not found');
  const remember = fields.remember !== undefined && groupid !== operatorGroup;
  const open = calls.find(({ name }) => name === 'sign-in.open-page-session')!;
  await runCall(platform, open, { ...made, actor, sent: { ...empty, body: { uid: actor.uid, remember } } });
  const value = JSON.stringify({ token, remember });
  answer.cookie(enteredCookie, value, { maxAgeSeconds: enteredSeconds, sameSite: 'Lax' });
  return { outcome, actor, home };
}
