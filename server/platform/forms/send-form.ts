import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openEnvelope } from '../../../contract/open-envelope.ts';
import { globalCountry, localePath } from '../../../contract/primitives/countries.ts';
import { withDialog, withoutDialog } from '../../../contract/primitives/dialog-back.ts';
import type { Said } from '../../../contract/primitives/said.ts';
import { type SitePath, sitePath } from '../../../contract/primitives/site-path.ts';
import type { Actor } from '../context.ts';
import { isUnavailable } from '../db/errors.ts';
import { answerOf, isFile, sendFile } from '../http/api.ts';
import { type BodyRooms, bodyLimits } from '../http/body-room.ts';
import { parseCookies } from '../http/cookies.ts';
import type { BoundCall } from '../http/handlers.ts';
import type { IncomingFiles } from '../http/incoming-files.ts';
import { pageCookie } from '../http/page-cookie.ts';
import { readBody } from '../http/read-body.ts';
import { plainBodyOf, type Reply, refusalReply, runCall } from '../http/run.ts';
import { sendOn } from '../http/send-on.ts';
import { wrapped } from '../http/wrap.ts';
import { Refusal, refuse } from '../refusal.ts';
import { askedBy } from './asked-by.ts';
import type { FormsDeps } from './deps.ts';
import { askScriptToForget, forgetSession } from './forget-session.ts';
import { rememberIntent, takeIntent } from './intent.ts';
import { logInByForm } from './log-in-form.ts';
import { isOwnPost, saysItsSite } from './own-post.ts';
import { servePicture } from './picture.ts';
import { cookieOf, type DoneByForm, doneBy, saidCookie, saidOf, saidSeconds, showsOwnRefusal } from './said.ts';
import { filled, keyOf, pathOf, type SentForm, sentBy } from './sent-form.ts';

/**
 * `POST /do/{call}`: a page's own form, sent by the browser itself. The call is made as by the API, with the same
 * policy, limits and refusals; the answer is a redirect back to the page, a file to be saved, or the page with the refusal in its place.
 * Only calls that declare `form` are made so, and only from a page of this site that was drawn for this session.
 */
export function registerForms(app: FastifyInstance, deps: FormsDeps): void {
  // A page that was drawn before a call got another name sends its form to the one it had.
  const byName = new Map<string, BoundCall>(
    deps.calls
      .filter(({ spec }) => spec.form !== undefined)
      .flatMap((call) => [call.name, call.spec.keyedAs ?? call.name].map((name) => [name, call] as const)),
  );
  servePicture(app, deps);
  app.post<{ Params: { call: string } }>('/do/:call', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const call = byName.get(request.params.call);
    if (!call) return sendOn(reply, '/404', 303);
    const place = deps.rooms.enter(request.ip);
    const incoming = await incomingOf(deps, call, request);
    try {
      return await answerForm(deps, call, { request, reply, place, incoming });
    } finally {
      place.release();
      await incoming?.release();
    }
  });
}

type Place = ReturnType<BodyRooms['enter']>;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  place: Place;
  /** Where a file of the form goes; absent where it may have none. */
  incoming: IncomingFiles | undefined;
}

/** A file that is too large for memory is taken of a member's own page alone, known before it is read. */
async function incomingOf(deps: FormsDeps, { spec }: BoundCall, { headers }: FastifyRequest) {
  const cookie = parseCookies(headers.cookie, deps.secureCookies)[pageCookie];
  if (!spec.streams || cookie === undefined || !isOwnPost(headers, deps.publicUrl)) return undefined;
  return (await deps.actors.byPageCookie(cookie)) ? deps.incoming(spec.streams) : undefined;
}

async function answerForm(deps: FormsDeps, call: BoundCall, exchange: Exchange): Promise<unknown> {
  const { request, place, incoming } = exchange;
  let sent = sentBy(call, {}, deps.publicUrl);
  let done: Done;
  try {
    deps.countRead(request.ip);
    const cookie = parseCookies(request.headers.cookie, deps.secureCookies)[pageCookie];
    const most = cookie === undefined ? bodyLimits.guest : bodyLimits.member;
    const { fields, files } = await readBody(request.raw, { files: incoming !== undefined, most, place, incoming });
    const own = sentBy(call, { ...(request.query as object), ...fields }, deps.publicUrl);
    sent = { ...own, files: incoming ? files : {} };
    if (!isOwnPost(request.headers, deps.publicUrl)) refuse('wire.cross_site');
    const ways = { true: act, logout: leave, login: enter, register: enter, guest: ask };
    done = await ways[`${call.spec.form ?? true}`](deps, sent, { ...exchange, cookie });
  } catch (error) {
    const refusal = isUnavailable(error) ? new Refusal('wire.unavailable') : error;
    if (!(refusal instanceof Refusal)) throw error;
    done = { outcome: refusalReply(call, refusal, deps.countryOf(sent.back).language) };
  }
  return answered(deps, sent, done, exchange);
}

/** What came of a form. */
interface Done {
  outcome: Reply;
  /** Where it leads, where the form doesn't say so. */
  to?: string;
  /** What the next page speaks of; the form's own call where this is absent. */
  done?: DoneByForm;
}

/** Makes the form's call for the member whose page it stands on. */
async function act(
  deps: FormsDeps,
  sent: SentForm,
  { cookie, ...exchange }: Exchange & { cookie: string | undefined },
): Promise<Done> {
  if (cookie === undefined) return refuse('wire.unauthorized');
  const actor = (await deps.actors.byPageCookie(cookie)) ?? refuse('wire.unauthorized');
  if (!deps.tokens.isOf(actor, sent.token)) refuse('wire.stale_form');
  return {
    outcome: await run(deps, sent, actor, { ...exchange, afresh: () => deps.actors.byPageCookie(cookie, 'afresh') }),
  };
}

/** Ends the session of the member whose page it stands on; where it has ended already, this browser forgets it all the same. */
async function leave(
  deps: FormsDeps,
  sent: SentForm,
  exchange: Exchange & { cookie: string | undefined },
): Promise<Done> {
  const answer = answerOf(exchange.reply, deps.secureCookies);
  const { outcome } = await act(deps, sent, exchange).catch((error: unknown) => {
    // Nothing but the browser itself says then where the form comes from.
    if (!isOver(error) || !saysItsSite(exchange.request.headers)) throw error;
    forgetSession(answer);
    return { outcome: { http: 200, body: wrapped(sent.call.spec, {}, deps.countryOf(sent.back).language) } };
  });
  if (outcome.http === 200) askScriptToForget(answer);
  return { outcome, to: '/' };
}

const isOver = (error: unknown): boolean => error instanceof Refusal && error.refusal === 'wire.unauthorized';

/** Makes the form's call for somebody who has no session yet. */
async function ask(deps: FormsDeps, sent: SentForm, exchange: Exchange): Promise<Done> {
  if (!saysItsSite(exchange.request.headers)) refuse('wire.cross_site');
  return { outcome: await run(deps, sent, null, exchange) };
}

/** Logs in, and then does what somebody was about to do when they were asked to. */
async function enter(deps: FormsDeps, sent: SentForm, exchange: Exchange): Promise<Done> {
  // A guest's page has no session that a token could be of, so the browser itself must say where it comes from.
  if (!saysItsSite(exchange.request.headers)) refuse('wire.cross_site');
  const entered = await logInByForm(deps, sent, exchange);
  const { outcome, actor, home } = entered;
  const back = withoutDialog(sent.back);
  if (!actor) return { outcome };
  const begun = takeIntent(exchange, back, deps.secureCookies);
  const wanted = sent.intent ?? begun;
  const intended = deps.calls.find(({ name, spec }) => name === wanted?.call && spec.form === true);
  if (!intended) return { outcome, to: home };
  const intent = sentBy(intended, { _back: back, _to: back, ...wanted!.values }, deps.publicUrl);
  const { http, body } = await run(deps, intent, actor, exchange);
  const opened = openEnvelope(intended.spec.envelope, http, body as Record<string, unknown>);
  // What is refused now is refused on the page, where its button says why.
  if (!opened.ok) return { outcome, to: back };
  return { outcome, to: nextOf(deps, intent, opened.data), done: doneBy(intended, intent.fields, opened.data) };
}

function run(
  { platform, countryOf, secureCookies }: FormsDeps,
  { call, fields, files, back, key }: SentForm,
  actor: Actor | null,
  { request, reply, afresh }: Exchange & { afresh?: () => Promise<Actor | null> },
): Promise<Reply> {
  return runCall(platform, call, {
    actor,
    ...(afresh && { actorAfresh: afresh }),
    locale: countryOf(back).language,
    requestId: request.id,
    asked: { ...askedBy(request, secureCookies), files },
    answer: answerOf(reply, secureCookies),
    sent: { params: fields, query: fields, body: fields, signs: undefined },
    ...(key === '' ? {} : { idempotencyKey: keyOf(key, call.name, fields) }),
  });
}

function answered(deps: FormsDeps, sent: SentForm, { outcome, to, done }: Done, { request, reply }: Exchange): unknown {
  const { publicUrl, secureCookies, drawAgain, countryOf } = deps;
  const { call, back, typed, isMore } = sent;
  const body = plainBodyOf(outcome) as Record<string, unknown>;
  if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', String(outcome.retryAfterSeconds));
  if (outcome.http === 408) reply.header('connection', 'close');
  // The browser saves it, and stays on its page.
  if (isFile(outcome.body)) return sendFile(reply, outcome.body);
  // The page's early script asks for the call's own answer.
  if (request.headers.accept?.includes('application/json')) return reply.code(outcome.http).send(body);
  const opened = openEnvelope(call.spec.envelope, outcome.http, body);
  const again = (
    path: string,
    status: number,
    came: Pick<Said, 'done' | 'refused' | 'showsRefusal'>,
  ): Promise<unknown> => drawAgain({ request, reply, path, status, said: { call: call.name, fields: typed, ...came } });
  if (!opened.ok) {
    const { http, name, msg, issues, extra } = opened;
    // Whoever must log in first does it over the page, and what they were about to do waits.
    const asksIn = name === 'wire.unauthorized';
    if (asksIn) rememberIntent(reply, sent, secureCookies);
    const flag = call.spec.form === 'register' ? 'showregister' : 'showlogin';
    const isEntrance = call.spec.form === 'login' || call.spec.form === 'register';
    const path = asksIn || isEntrance ? withDialog(back, flag) : back;
    const showsRefusal = showsOwnRefusal(call.spec, typed, issues);
    return again(path, http >= 400 ? http : 422, { refused: { name, msg, issues, extra }, showsRefusal });
  }
  // What comes next stands in the same place, and needs what was typed.
  if (call.spec.form === 'guest') return again(back, 200, {});
  const about = done ?? doneBy(call, sent.fields, opened.data);
  // What was typed elsewhere on the page is not lost by the act, unless its reader goes.
  if (isMore && call.spec.form === true)
    return again(back, 200, { done: saidOf(call.spec, about, countryOf(back).language).done });
  answerOf(reply, secureCookies).cookie(saidCookie, cookieOf(about), { maxAgeSeconds: saidSeconds, sameSite: 'Lax' });
  return sendOn(reply, to === undefined ? nextOf(deps, sent, opened.data) : pathOf(to, publicUrl, back), 303);
}

/** Where a form leads, in the country of its page where the path names none. */
function nextOf({ publicUrl, countryOf }: FormsDeps, { to, back }: SentForm, data: unknown): SitePath {
  const next = pathOf(filled(to, data), publicUrl, back);
  return countryOf(next) === globalCountry ? sitePath(localePath(countryOf(back).code, next)) : next;
}
