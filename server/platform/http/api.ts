import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../../contract/call.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Actor, ActorPort, Answer, Look } from '../context.ts';
import { isUnavailable } from '../db/errors.ts';
import type { Platform } from '../platform.ts';
import { ReadAnswer } from '../reading/read-answer.ts';
import { Refusal } from '../refusal.ts';
import { readAfter } from '../replicas/written.ts';
import { type BodyRooms, bodyLimits, type Place } from './body-room.ts';
import { chooseCall } from './choose.ts';
import { compressed } from './compress.ts';
import { parseCookies, setCookies } from './cookies.ts';
import { isDirect } from './direct.ts';
import { isHeld } from './etag.ts';
import type { BoundCall } from './handlers.ts';
import { idempotencyHeader, isIdempotencyKey } from './idempotency.ts';
import type { IncomingFiles, TakeIncoming } from './incoming-files.ts';
import { messageLanguage } from './locale.ts';
import type { Sent } from './parse.ts';
import { type Body, readBody } from './read-body.ts';
import { isUnread } from './readings.ts';
import { admitted, type Reply, refusalReply, runCall } from './run.ts';

type Values = Record<string, unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null for a guest. */
    caller: Actor | null;
  }
}

interface Deps {
  platform: Platform;
  calls: readonly BoundCall[];
  actors: Pick<ActorPort, 'byToken' | 'bySign'>;
  /** Counts a read, and refuses past an address's share. */
  countRead: (ip: string) => void;
  secureCookies: boolean;
  /** Where bodies find room. */
  rooms: BodyRooms;
  /** Where files go that are too large for memory; without it none is taken. */
  incoming?: TakeIncoming;
  onCall?: (call: BoundCall, reply: Reply, seconds: number) => void;
}

/** Mounts every call of the contract: one route a method and path, the call chosen among those that share it. */
export function registerApi(app: FastifyInstance, deps: Deps): void {
  app.removeAllContentTypeParsers();
  // A body is read once it is known who sends it, and whether there is room.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.decorateRequest('caller', null);
  for (const candidates of groupByRoute(deps.calls)) {
    const { method, path } = candidates[0]!.spec;
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: (request, reply) => admit(deps, candidates, request, reply),
      handler: async (request, reply) => {
        const place = deps.rooms.enter(request.ip);
        const incoming = incomingOf(deps, candidates, request);
        const { call, outcome } = await answer(deps, candidates, { request, reply, place, incoming }).finally(() => {
          place.release();
          return incoming?.release();
        });
        return finish(deps, call, { request, reply }, outcome);
      },
    });
  }
}

function groupByRoute(calls: readonly BoundCall[]): BoundCall[][] {
  const groups = new Map<string, BoundCall[]>();
  for (const call of calls) {
    const route = `${call.spec.method} ${call.spec.path}`;
    const group = groups.get(route);
    if (group) group.push(call);
    else groups.set(route, [call]);
  }
  return [...groups.values()];
}

/**
 * Finds the caller, and refuses by the headers alone: a body of twelve megabytes is read only of those who may send it.
 */
async function admit(
  deps: Deps,
  candidates: readonly BoundCall[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  const meant = candidates.length === 1 ? candidates[0] : chooseCall(candidates, request.query as Values, {});
  try {
    // A call whose key was answered already counts nowhere else.
    if (request.method === 'GET' || header(request, idempotencyHeader) !== undefined) deps.countRead(request.ip);
    const look = lookUp(deps, candidates, tokenOf(request));
    const actor = await look();
    const asking = { actor, now: deps.platform.clock(), actorAfresh: () => look('afresh') };
    request.caller = meant ? await admitted(meant, asking) : actor;
    return undefined;
  } catch (error) {
    const call = meant ?? candidates[0]!;
    return finish(deps, call, { request, reply }, refusalOf(error, call, localeOf(request)));
  }
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  place: Place;
  incoming: IncomingFiles | undefined;
}

/** Where a member's file goes that is too large for memory; nobody else may send one. */
function incomingOf(deps: Deps, candidates: readonly BoundCall[], { caller }: FastifyRequest) {
  const streams = candidates.find(({ spec }) => spec.streams)?.spec.streams;
  return streams && caller ? deps.incoming?.(streams) : undefined;
}

async function answer(
  deps: Deps,
  candidates: readonly BoundCall[],
  { request, reply, place, incoming }: Exchange,
): Promise<{ call: BoundCall; outcome: Reply }> {
  const locale = localeOf(request);
  const query = request.query as Values;
  let call = chooseCall(candidates, query, {}) ?? candidates[0]!;
  let outcome: Reply;
  try {
    const { fields: body, files } = await bodyOf(candidates, request, { place, incoming });
    const chosen = chooseCall(candidates, query, body);
    if (!chosen) throw new Refusal('wire.not_found');
    call = chosen;
    refuseCrossSite(call, request);
    refuseBadKey(request);
    const token = tokenOf(request) ?? tokenInBody(call, body);
    const look = lookUp(deps, candidates, token);
    const caller = request.caller ?? (await look());
    const key = header(request, idempotencyHeader);
    const cookies = parseCookies(header(request, 'cookie'), deps.secureCookies);
    outcome = await runCall(deps.platform, call, {
      actor: caller,
      actorAfresh: () => look('afresh'),
      locale,
      requestId: request.id,
      asked: {
        ip: request.ip,
        host: request.hostname,
        userAgent: header(request, 'user-agent') ?? '',
        direct: isDirect(request),
        token,
        cookies,
        files,
        unread: isUnread(request.raw),
      },
      readAfter: readAfter(caller, cookies, request.headers),
      answer: answerOf(reply, deps.secureCookies),
      sent: () => sentOf(deps.platform, call, { params: request.params as Values, query, body, signs: undefined }),
      ...(key === undefined ? {} : { idempotencyKey: key }),
    });
  } catch (error) {
    outcome = refusalOf(error, call, locale);
  }
  return { call, outcome };
}

/** What was sent to the calls of a route; what stands in the body of a GET is nobody's. */
function bodyOf(
  candidates: readonly BoundCall[],
  { method, raw, caller }: FastifyRequest,
  room: Pick<Exchange, 'place' | 'incoming'>,
): Promise<Body> {
  if (method !== 'POST') return Promise.resolve({ fields: {}, files: {} });
  const most = caller === null ? bodyLimits.guest : bodyLimits.member;
  const files = candidates.some(({ spec }) => spec.files !== undefined && (!spec.streams || caller !== null));
  return readBody(raw, { files, most, ...room });
}

/** What a call is answered that was refused on its way; whatever else went wrong is thrown on. */
function refusalOf(error: unknown, call: BoundCall, locale: Language): Reply {
  // Who asks is looked up before the call runs, so the database may be found away here too.
  const refusal = isUnavailable(error) ? new Refusal('wire.unavailable') : error;
  if (refusal instanceof Refusal) return refusalReply(call, refusal, locale);
  throw error;
}

async function finish(
  deps: Deps,
  call: BoundCall,
  { request, reply }: Pick<Exchange, 'request' | 'reply'>,
  outcome: Reply,
): Promise<FastifyReply> {
  deps.onCall?.(call, outcome, reply.elapsedTime / 1000);
  if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', String(outcome.retryAfterSeconds));
  reply.code(outcome.http);
  // Its body has stopped coming: nothing more is to be read from this connection.
  if (outcome.http === 408) reply.header('connection', 'close');
  if (call.spec.envelope === 'image' && outcome.body instanceof Uint8Array)
    return reply.type('image/png').send(Buffer.from(outcome.body));
  if (call.spec.envelope === 'file' && isFile(outcome.body)) return sendFile(reply, outcome.body);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (outcome.body instanceof ReadAnswer) return sendRead(deps.platform, outcome.body, request, reply);
  const json = JSON.stringify(outcome.body);
  // What a write answers may hold a token or a code: its length must reveal nothing of them (decision 0044).
  return reply.send(call.spec.writes ? json : await compressed(json, request, reply));
}

async function sendRead({ pieces }: Platform, answer: ReadAnswer, request: FastifyRequest, reply: FastifyReply) {
  const { bytes, encoding } = await answer.packed(pieces, header(request, 'accept-encoding'));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

export const isFile = (body: unknown): body is FileAnswer =>
  typeof (body as Partial<FileAnswer> | null)?.read === 'function';

/** Read as fast as the caller takes it, so that a file of any size costs a piece of it. */
export function sendFile(reply: FastifyReply, { filename, type, bytes, etag, read }: FileAnswer): FastifyReply {
  if (etag !== undefined) {
    reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });
    if (isHeld(reply.request.headers, etag)) return reply.code(304).send();
  }
  if (bytes !== undefined) reply.header('content-length', bytes);
  return (
    reply
      .type(type)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('x-content-type-options', 'nosniff')
      // It would end later than the file, and a server that stops would wait for it.
      .header('connection', 'close')
      .send(Readable.from(read()))
  );
}

const localeOf = (request: FastifyRequest): Language =>
  messageLanguage(header(request, 'lang'), header(request, 'accept-language'));

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function tokenOf(request: FastifyRequest): string | undefined {
  const own = header(request, 'x-auth-token');
  if (own) return own;
  const bearer = header(request, 'authorization');
  return bearer?.toLowerCase().startsWith('bearer ') ? bearer.slice(7).trim() : undefined;
}

/** The token that a call takes in its body, where no header had one; never one of a cookie. */
function tokenInBody({ spec: { tokenField } }: BoundCall, body: Values): string | undefined {
  const given = tokenField === undefined ? undefined : body[tokenField];
  return typeof given === 'string' && given !== '' ? given : undefined;
}

/** Finds who sent a request, by their token, or by a signature of the chat where a call takes one. */
const lookUp =
  ({ actors }: Deps, candidates: readonly BoundCall[], token: string | undefined) =>
  async (look?: Look): Promise<Actor | null> => {
    if (token === undefined || token === '') return null;
    const takesSign = candidates.every(({ spec }) => spec.bySign);
    const actor = (await actors.byToken(token, look)) ?? (takesSign ? await actors.bySign(token, look) : null);
    if (!actor) throw new Refusal('wire.unauthorized');
    return actor;
  };

/** A call that sets an anonymous cookie is not made from another site's page (DECISIONS "cookie"). */
function refuseCrossSite(call: BoundCall, request: FastifyRequest): void {
  if (call.spec.refusals?.includes('wire.cross_site') && header(request, 'sec-fetch-site') === 'cross-site')
    throw new Refusal('wire.cross_site');
}

function refuseBadKey(request: FastifyRequest): void {
  const key = header(request, idempotencyHeader);
  if (key !== undefined && !isIdempotencyKey(key))
    throw new Refusal('wire.bad_input', { issues: [{ field: idempotencyHeader, text: 'wire.issue.invalid' }] });
}

async function sentOf(platform: Platform, call: BoundCall, sent: Sent): Promise<Sent> {
  if (!call.spec.signs) return sent;
  const { fields, spend } = await platform.signs.open(sent.body.signs, platform.clock());
  return { ...sent, signs: fields, spendSigns: spend };
}

const cookieOf = (line: string): string => line.slice(0, line.indexOf('='));

/** Headers and cookies as an action sets them. */
export function answerOf(reply: FastifyReply, secure: boolean): Answer {
  return {
    header: (name, value) => {
      reply.header(name, value);
    },
    cookie: (name, value, options) => {
      const set = setCookies(name, value, { ...options, secure }, reply.request.headers.cookie);
      const before = [reply.getHeader('set-cookie') ?? []].flat().map(String);
      // What is set again takes the place of what was set before; the framework adds to what stands.
      const others = before.filter((line) => !set.some((own) => cookieOf(own) === cookieOf(line)));
      reply.removeHeader('set-cookie').header('set-cookie', [...others, ...set]);
    },
  };
}
