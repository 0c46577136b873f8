import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openEnvelope } from '../../../contract/open-envelope.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Said } from '../../../contract/primitives/said.ts';
import type { Actor, ActorPort } from '../context.ts';
import { isUnavailable } from '../db/errors.ts';
import { answerOf } from '../http/api.ts';
import { type BodyRooms, bodyLimits } from '../http/body-room.ts';
import { parseCookies } from '../http/cookies.ts';
import type { BoundCall } from '../http/handlers.ts';
import { pageCookie } from '../http/page-cookie.ts';
import { readBody } from '../http/read-body.ts';
import { plainBodyOf, type Reply, refusalReply, runCall } from '../http/run.ts';
import type { Platform } from '../platform.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { FormTokens } from './form-token.ts';
import { isOwnPost } from './own-post.ts';

/** A form that was refused, and the path of the page that it was sent from. */
export interface RefusedForm {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  status: number;
  said: Said;
}

export type DrawAgain = (refused: RefusedForm) => Promise<unknown>;

export interface FormsDeps {
  platform: Platform;
  calls: readonly BoundCall[];
  actors: ActorPort;
  tokens: FormTokens;
  rooms: BodyRooms;
  countRead: (ip: string) => void;
  publicUrl: string;
  secureCookies: boolean;
  /** The language of a page's path. */
  languageOf(path: string): Language;
  /** Answers by the page at `path`, with what was refused on it. */
  drawAgain: DrawAgain;
}

/** One form on its way. */
interface Sent {
  call: BoundCall;
  /** Where the page stands that it was sent from: a path of this site. */
  back: string;
  fields: Record<string, string>;
  token: string;
  key: string;
}

/** How long the page that comes next may take to show what was done. */
export const saidSeconds = 60;
export const saidCookie = 'bb_said';

/**
 * `POST /do/{call}`: a page's own form, sent by the browser itself. The call is made as by the API, with the same
 * policy, limits and refusals; the answer is a redirect back to the page, or the page with the refusal in its place.
 * Only calls that declare `form` are made so, and only from a page of this site that was drawn for this session.
 */
export function registerForms(app: FastifyInstance, deps: FormsDeps): void {
  const byName = new Map(deps.calls.filter(({ spec }) => spec.form !== undefined).map((call) => [call.name, call]));
  app.post<{ Params: { call: string } }>('/do/:call', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const call = byName.get(request.params.call as BoundCall['name']);
    if (!call) return reply.redirect('/404', 303);
    const place = deps.rooms.enter(request.ip);
    try {
      return await answerForm(deps, call, { request, reply, place });
    } finally {
      place.release();
    }
  });
}

type Place = ReturnType<BodyRooms['enter']>;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  place: Place;
}

async function answerForm(deps: FormsDeps, call: BoundCall, { request, reply, place }: Exchange): Promise<unknown> {
  let sent: Sent = { call, back: '/', fields: {}, token: '', key: '' };
  let outcome: Reply;
  try {
    deps.countRead(request.ip);
    const cookie = parseCookies(request.headers.cookie, deps.secureCookies)[pageCookie];
    const most = cookie === undefined ? bodyLimits.guest : bodyLimits.member;
    const { fields } = await readBody(request.raw, { files: false, most, place });
    sent = sentBy(call, { ...(request.query as object), ...fields }, deps.publicUrl);
    if (!isOwnPost(request.headers, deps.publicUrl)) refuse('wire.cross_site');
    const actor = await actorBy(deps.actors, cookie);
    if (actor === null) refuse('wire.unauthorized');
    if (!deps.tokens.isOf(actor, sent.token)) refuse('wire.stale_form');
    outcome = await run(deps, sent, actor, { request, reply, cookie: cookie! });
  } catch (error) {
    const refusal = isUnavailable(error) ? new Refusal('wire.unavailable') : error;
    if (!(refusal instanceof Refusal)) throw error;
    outcome = refusalReply(call, refusal, deps.languageOf(sent.back));
  }
  return answered(deps, sent, outcome, { request, reply });
}

function run(
  { platform, actors, languageOf, secureCookies }: FormsDeps,
  { call, fields, back, key }: Sent,
  actor: Actor,
  { request, reply, cookie }: { request: FastifyRequest; reply: FastifyReply; cookie: string },
): Promise<Reply> {
  return runCall(platform, call, {
    actor,
    actorAfresh: () => actors.byPageCookie(cookie, 'afresh'),
    locale: languageOf(back),
    requestId: request.id,
    asked: {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      token: undefined,
      cookies: parseCookies(request.headers.cookie, secureCookies),
      files: {},
    },
    answer: answerOf(reply, secureCookies),
    sent: { params: fields, query: fields, body: fields, signs: undefined },
    ...(key === '' ? {} : { idempotencyKey: keyOf(key, call.name, fields) }),
  });
}

/** A page sends the same words once, however often its button is pressed; other words are another act. */
const keyOf = (page: string, call: string, fields: Record<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([page, call, fields]))
    .digest('base64url');

function answered(
  { publicUrl, secureCookies, drawAgain }: FormsDeps,
  { call, back, fields }: Sent,
  outcome: Reply,
  { request, reply }: Pick<Exchange, 'request' | 'reply'>,
): unknown {
  const body = plainBodyOf(outcome) as Record<string, unknown>;
  if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', String(outcome.retryAfterSeconds));
  if (outcome.http === 408) reply.header('connection', 'close');
  // The page's early script asks for the call's own answer.
  if (request.headers.accept?.includes('application/json')) return reply.code(outcome.http).send(body);
  const opened = openEnvelope(call.spec.envelope, outcome.http, body);
  if (opened.ok) {
    answerOf(reply, secureCookies).cookie(saidCookie, call.name, { maxAgeSeconds: saidSeconds, sameSite: 'Lax' });
    return reply.redirect(new URL(back, publicUrl).href.slice(new URL(publicUrl).origin.length), 303);
  }
  const status = opened.http >= 400 ? opened.http : 422;
  const { name, msg, issues } = opened;
  const said = { call: call.name, fields, refused: { name, msg, issues } };
  return drawAgain({ request, reply, path: back, status, said });
}

/** Who reads the page that the form stands on; null for nobody, and for a session that has ended. */
const actorBy = async (actors: ActorPort, cookie: string | undefined): Promise<Actor | null> =>
  cookie === undefined ? null : actors.byPageCookie(cookie);

/** The form's own fields begin with an underscore; everything else is the call's. */
function sentBy(call: BoundCall, values: Record<string, unknown>, publicUrl: string): Sent {
  const texts = Object.entries(values).filter((each): each is [string, string] => typeof each[1] === 'string');
  const own = Object.fromEntries(texts.filter(([name]) => name.startsWith('_')));
  const fields = Object.fromEntries(texts.filter(([name]) => !name.startsWith('_')));
  return { call, fields, back: pathOf(own._back, publicUrl), token: own._token ?? '', key: own._key ?? '' };
}

const longestPath = 2000;

/** A path of this site with its query and place, `/` for anything else. */
export function pathOf(sent: string | undefined, publicUrl: string): string {
  if (sent === undefined || sent.length > longestPath || !sent.startsWith('/')) return '/';
  const { origin } = new URL(publicUrl);
  const url = URL.canParse(sent, origin) ? new URL(sent, origin) : undefined;
  return url?.origin === origin ? url.href.slice(origin.length) : '/';
}
