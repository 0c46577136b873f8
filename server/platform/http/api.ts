import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../../contract/call.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Actor, ActorPort, Answer, UploadedFile } from '../context.ts';
import { isUnavailable } from '../db/errors.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { chooseCall } from './choose.ts';
import { parseCookies, setCookies } from './cookies.ts';
import type { BoundCall } from './handlers.ts';
import { idempotencyHeader, isIdempotencyKey } from './idempotency.ts';
import { messageLanguage } from './locale.ts';
import type { Sent } from './parse.ts';
import { type Reply, refusalReply, requireAccess, runCall } from './run.ts';

type Values = Record<string, unknown>;

/** Text of 10 MB must reach the parser to be refused by name, a guest's too; pictures of 10 MB come as multipart. */
export const bodyLimit = 12 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null for a guest. */
    caller: Actor | null;
  }
}

interface Deps {
  platform: Platform;
  calls: readonly BoundCall[];
  actors: ActorPort;
  /** Counts a read, and refuses past an address's share. */
  countRead: (ip: string) => void;
  secureCookies: boolean;
  onCall?: (call: BoundCall, reply: Reply, seconds: number) => void;
}

/** Mounts every call of the contract: one route a method and path, the call chosen among those that share it. */
export async function registerApi(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, {
    limits: { fileSize: bodyLimit, files: 1, fields: 50, fieldSize: bodyLimit, parts: 60 },
  });
  app.decorateRequest('caller', null);
  for (const candidates of groupByRoute(deps.calls)) {
    const { method, path } = candidates[0]!.spec;
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit,
      onRequest: (request, reply) => admit(deps, candidates, request, reply),
      handler: (request, reply) => answer(deps, candidates, request, reply),
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

/** Finds who asks, and refuses by what the headers tell: a body of twelve megabytes is read for whoever may send it. */
async function admit(
  deps: Deps,
  candidates: readonly BoundCall[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  const meant = candidates.length === 1 ? candidates[0] : chooseCall(candidates, request.query as Values, {});
  try {
    if (request.method === 'GET') deps.countRead(request.ip);
    request.caller = await actorOf(deps.actors, tokenOf(request));
    if (meant) requireAccess(meant, request.caller, deps.platform.clock());
    return undefined;
  } catch (error) {
    return finish(deps, meant ?? candidates[0]!, reply, refusalOf(error, meant ?? candidates[0]!, localeOf(request)));
  }
}

async function answer(
  deps: Deps,
  candidates: readonly BoundCall[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const locale = localeOf(request);
  let call = candidates[0]!;
  let outcome: Reply;
  try {
    const { body, files } = await readBody(request);
    const query = request.query as Values;
    const chosen = chooseCall(candidates, query, body);
    if (!chosen) throw new Refusal('wire.not_found');
    call = chosen;
    refuseCrossSite(call, request);
    refuseBadKey(request);
    const key = header(request, idempotencyHeader);
    outcome = await runCall(deps.platform, call, {
      actor: request.caller,
      locale,
      requestId: request.id,
      asked: {
        ip: request.ip,
        userAgent: header(request, 'user-agent') ?? '',
        token: tokenOf(request),
        cookies: parseCookies(header(request, 'cookie')),
        files,
      },
      answer: answerOf(reply, deps.secureCookies),
      sent: () => sentOf(deps.platform, call, { params: request.params as Values, query, body, signs: undefined }),
      ...(key === undefined ? {} : { idempotencyKey: key }),
    });
  } catch (error) {
    outcome = refusalOf(error, call, locale);
  }
  return finish(deps, call, reply, outcome);
}

/** What a call is answered that was refused on its way; whatever else went wrong is thrown on. */
function refusalOf(error: unknown, call: BoundCall, locale: Language): Reply {
  // Who asks is looked up before the call runs, so the database may be found away here too.
  const refusal = isUnavailable(error) ? new Refusal('wire.unavailable') : error;
  if (refusal instanceof Refusal) return refusalReply(call, refusal, locale);
  throw error;
}

function finish(deps: Deps, call: BoundCall, reply: FastifyReply, outcome: Reply): FastifyReply {
  deps.onCall?.(call, outcome, reply.elapsedTime / 1000);
  if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', String(outcome.retryAfterSeconds));
  reply.code(outcome.http);
  if (call.spec.envelope === 'image' && outcome.body instanceof Uint8Array)
    return reply.type('image/png').send(Buffer.from(outcome.body));
  if (call.spec.envelope === 'file' && isFile(outcome.body)) return sendFile(reply, outcome.body);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome.body));
}

const isFile = (body: unknown): body is FileAnswer => typeof (body as Partial<FileAnswer> | null)?.read === 'function';

/** Read as fast as the caller takes it, so that a file of any size costs a piece of it. */
const sendFile = (reply: FastifyReply, { filename, type, bytes, read }: FileAnswer): FastifyReply =>
  reply
    .type(type)
    .header('content-length', bytes)
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('x-content-type-options', 'nosniff')
    // It would end later than the file, and a server that stops would wait for it.
    .header('connection', 'close')
    .send(Readable.from(read()));

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

async function actorOf(actors: ActorPort, token: string | undefined): Promise<Actor | null> {
  if (token === undefined || token === '') return null;
  const actor = await actors.byToken(token);
  if (!actor) throw new Refusal('wire.unauthorized');
  return actor;
}

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
  return { ...sent, signs: await platform.signs.open(sent.body.signs, platform.clock()) };
}

async function readBody(request: FastifyRequest): Promise<{ body: Values; files: Record<string, UploadedFile> }> {
  if (!request.isMultipart()) {
    const body = request.body;
    if (body === undefined || body === null) return { body: {}, files: {} };
    if (typeof body === 'object' && !Array.isArray(body)) return { body: body as Values, files: {} };
    throw new Refusal('wire.bad_input', { issues: [{ field: 'body', text: 'wire.issue.invalid' }] });
  }
  try {
    return await Promise.race([readParts(request), overlong(request.raw)]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // A form that breaks off has no status of its own; one that is too large has.
    if ((error as { statusCode?: number }).statusCode === 413) throw new Refusal('wire.too_large');
    throw new Refusal('wire.bad_input', { issues: [{ field: 'body', text: 'wire.issue.invalid' }] });
  }
}

async function readParts(request: FastifyRequest): Promise<{ body: Values; files: Record<string, UploadedFile> }> {
  const body: Values = {};
  const files: Record<string, UploadedFile> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      files[part.fieldname] = { filename: part.filename, mimetype: part.mimetype, bytes: await part.toBuffer() };
    } else body[part.fieldname] = part.value;
  }
  return { body, files };
}

/** Refuses a form once it is longer than any body may be: its reader measures each part alone, and keeps them all. */
function overlong(form: IncomingMessage): Promise<never> {
  return new Promise((_, reject) => {
    let bytes = 0;
    form.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= bodyLimit) return;
      // Read to its end and forgotten: the sender listens only then.
      form.unpipe().resume();
      reject(new Refusal('wire.too_large'));
    });
  });
}

/** Headers and cookies as an action sets them. */
export function answerOf(reply: FastifyReply, secure: boolean): Answer {
  return {
    header: (name, value) => {
      reply.header(name, value);
    },
    cookie: (name, value, options) => {
      const existing = reply.getHeader('set-cookie');
      const list = existing === undefined ? [] : [existing].flat().map(String);
      const sent = reply.request.headers.cookie;
      reply.header('set-cookie', [...list, ...setCookies(name, value, { ...options, secure }, sent)]);
    },
  };
}
