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
  /** The page that it was sent from: a path of this site. */
  back: string;
  /** Where it leads once it is done, from that page on: `{field}` stands for a number of the answer. */
  to: string;
  /** What the call gets. */
  fields: Record<string, string>;
  /** All that was typed and chosen on the page, by the names of its fields. */
  typed: Record<string, string>;
  /** Something was typed that isn't this call's. */
  isMore: boolean;
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
  let sent = sentBy(call, {}, deps.publicUrl);
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
  { call, back, to, typed, isMore }: Sent,
  outcome: Reply,
  { request, reply }: Pick<Exchange, 'request' | 'reply'>,
): unknown {
  const body = plainBodyOf(outcome) as Record<string, unknown>;
  if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', String(outcome.retryAfterSeconds));
  if (outcome.http === 408) reply.header('connection', 'close');
  // The page's early script asks for the call's own answer.
  if (request.headers.accept?.includes('application/json')) return reply.code(outcome.http).send(body);
  const opened = openEnvelope(call.spec.envelope, outcome.http, body);
  const again = (status: number, refused?: Said['refused']): Promise<unknown> =>
    drawAgain({
      request,
      reply,
      path: back,
      status,
      said: { call: call.name, fields: typed, ...(refused && { refused }) },
    });
  if (!opened.ok) {
    const { http, name, msg, issues } = opened;
    return again(http >= 400 ? http : 422, { name, msg, issues });
  }
  // What was typed elsewhere on the page is not lost by the act.
  if (isMore) return again(200);
  answerOf(reply, secureCookies).cookie(saidCookie, call.name, { maxAgeSeconds: saidSeconds, sameSite: 'Lax' });
  return reply.redirect(pathOf(filled(to, opened.data), publicUrl, back), 303);
}

/** Who reads the page that the form stands on; null for nobody, and for a session that has ended. */
const actorBy = async (actors: ActorPort, cookie: string | undefined): Promise<Actor | null> =>
  cookie === undefined ? null : actors.byPageCookie(cookie);

/**
 * The form's own fields begin with an underscore. A field that ends in `@part` belongs to a part of the page: the call
 * gets it, without that ending, where its button names the part (`_of`).
 */
function sentBy(call: BoundCall, values: Record<string, unknown>, publicUrl: string): Sent {
  // Boxes that are ticked come one by one, and are a list of the call's.
  const texts = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : Array.isArray(value) ? [[name, value.join(',')]] : [],
  );
  const own = Object.fromEntries(texts.filter(([name]) => name.startsWith('_')));
  const sent = texts.filter(([name]) => !name.startsWith('_'));
  const isOf = (name: string): boolean => !name.includes('@') || name.endsWith(`@${own._of}`);
  const back = pathOf(own._back, publicUrl);
  return {
    ...{ call, back, to: own._to ?? back, token: own._token ?? '', key: own._key ?? '' },
    fields: Object.fromEntries(sent.flatMap(([name, value]) => (isOf(name) ? [[name.split('@')[0]!, value]] : []))),
    typed: Object.fromEntries(sent),
    isMore: sent.some(([name, value]) => !isOf(name) && value !== ''),
  };
}

/** An address with numbers of an answer in it: of what was created. */
const filled = (path: string, data: unknown): string =>
  path.slice(0, longestPath).replace(/\{(\w{1,20})\}/g, (_place, name: string) => {
    const value = (data as Record<string, unknown> | null)?.[name];
    return typeof value === 'number' ? String(value) : '';
  });

const longestPath = 2000;

/** A path of this site with its query and place, seen from another; `/` for anything else. */
export function pathOf(sent: string | undefined, publicUrl: string, from = '/'): string {
  const { origin } = new URL(publicUrl);
  const base = origin + from;
  const url = sent !== undefined && sent.length <= longestPath && URL.canParse(sent, base) ? new URL(sent, base) : null;
  return url?.origin === origin ? url.href.slice(origin.length) : '/';
}
