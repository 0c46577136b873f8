import type { FastifyReply, FastifyRequest } from 'fastify';
import { openEnvelope } from '../../../contract/open-envelope.ts';
import { bannedGroup, operatorGroup } from '../../../contract/primitives/access-limits.ts';
import { type CountryCode, countryOfCode, localePath } from '../../../contract/primitives/countries.ts';
import { pageAfterEntry } from '../../../contract/primitives/dialog-back.ts';
import { enteredCookie } from '../../../contract/primitives/entered.ts';
import type { Actor } from '../context.ts';
import { answerOf } from '../http/api.ts';
import { type Reply, runCall } from '../http/run.ts';
import { askedBy } from './asked-by.ts';
import type { FormsDeps } from './deps.ts';
import { enteredOptions, sealEntered } from './entered-ticket.ts';
import { pictureCookie } from './picture.ts';
import { keyOf, type SentForm } from './sent-form.ts';

/** What came of a log-in by a form. */
export interface LoggedIn {
  outcome: Reply;
  /** Who logged in; absent where it was refused. */
  actor?: Actor;
  /** Where a log-in leads that nothing asked for (R-SES-006). */
  home: string;
}

/**
 * Logs in, or registers, by a page's form: the call itself, with its limits and refusals, and then the cookie that pages are drawn with.
 * A ticket for the session's token waits in a cookie for the script of a page, where there is one.
 */
export async function logInByForm(
  { platform, calls, actors, secret, countryOf, secureCookies }: FormsDeps,
  { call, fields, back }: SentForm,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<LoggedIn> {
  const asked = askedBy(request, secureCookies);
  let site: string | undefined;
  const answer = answerOf(reply, secureCookies);
  const made = {
    ...{ asked, locale: countryOf(back).language, requestId: request.id },
    answer: {
      ...answer,
      header: (name: string, value: string) => {
        if (name === 'x-site-id') site = value;
      },
    },
  };
  const empty = { params: {}, query: {}, body: {}, signs: undefined };
  const idhash = asked.cookies[pictureCookie];
  const sent = call.spec.form === 'register' && idhash !== undefined ? { idhash, ...fields } : fields;
  const outcome = await runCall(platform, call, {
    ...made,
    actor: null,
    sent: { ...empty, body: sent, signs: sent },
    // A picture is answered once: the same answer sent again is the same registration.
    ...(idhash !== undefined && { idempotencyKey: keyOf(idhash, call.name, sent) }),
  });
  const opened = openEnvelope(call.spec.envelope, outcome.http, outcome.body as Record<string, unknown>);
  if (!opened.ok) return { outcome, home: '/' };
  const { auth_token: token, groupid } = opened.data as { auth_token: string; groupid: number };
  const home = homeOf(site, { back, groupid, here: countryOf(back).code });
  const actor = await actors.byToken(token);
  if (!actor) throw new Error('a session that was just begun is not found');
  // Who registers stays, as by script.
  const stays = call.spec.form === 'register' || fields.remember !== undefined;
  const remember = stays && groupid !== operatorGroup;
  const open = calls.find(({ name }) => name === 'sign-in.open-page-session')!;
  await runCall(platform, open, { ...made, actor, sent: { ...empty, body: { uid: actor.uid, remember } } });
  const isNew = call.spec.form === 'register';
  const ticket = sealEntered(secret, platform.clock(), { token, remember, isNew });
  answer.cookie(enteredCookie, ticket, enteredOptions);
  return { outcome, actor, home };
}

/** As by script: who is banned reads why where they are, who came for a page stays with it (R-SES-009). */
function homeOf(
  site: string | undefined,
  { back, groupid, here }: { back: string; groupid: number; here: CountryCode },
): string {
  if (groupid === bannedGroup) return localePath(here, '/banned');
  const within = here === 'global' ? back : back.slice(localePath(here, '/').length);
  const wanted = pageAfterEntry(within);
  if (wanted !== undefined) return localePath(here, wanted);
  return localePath(countryOfCode(site)?.code ?? 'global', '/foryou');
}
