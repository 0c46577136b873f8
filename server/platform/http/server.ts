import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { readOnlyHeader } from '../../../contract/primitives/read-only-header.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import { refusals, refusalText } from '../../../contract/refusals.ts';
import type { GuestPageCache } from '../cache/guest-pages.ts';
import { Refusal as Refused } from '../refusal.ts';
import { translate } from '../texts.ts';
import { endInTime } from './closing.ts';
import { messageLanguage } from './locale.ts';
import { answerMalformed, namesHosts } from './one-host.ts';
import { type PageVisit, pageVisitOf } from './page-visits.ts';
import { sendOn } from './send-on.ts';
import { SlowBodies } from './slow-bodies.ts';
import { boundSockets, socketLimits } from './sockets.ts';

interface Options {
  log: FastifyBaseLogger;
  /** Addresses and networks whose x-forwarded-for is believed. */
  trustProxy: readonly string[];
  guestPages: GuestPageCache;
  /** Somebody has asked for a page, cached or not. */
  onVisit?: (visit: PageVisit) => void;
  /** Sockets that one address may hold open; another figure than the usual one for tests. */
  socketsPerAddress?: number;
  /** How long the sender of the largest body waits, in seconds. */
  sendSeconds: number;
  /** The site is reached by https: browsers are asked to come by nothing else for a year. */
  httpsOnly: boolean;
  /** Nothing is written for now, which every answer says. */
  isReadOnly?: () => boolean;
}

const byStatus: Record<number, RefusalName> = { 404: 'wire.not_found' };

/** Where calls lie: whatever is asked for there is answered as a call, never with a page. */
const callFolders = ['/selfapi/', '/v4/', '/v5/', '/api/'];
const isCallPath = (url: string): boolean => callFolders.some((folder) => url.startsWith(folder));

/** Node refuses longer ones itself; what is too long for a field is for the contract to say. */
const longestAddress = 16_384;

/** Longer than its sender waits, so that a body isn't cut off while it comes. */
const requestTimeoutOf = (sendSeconds: number): number => (sendSeconds + 30) * 1000;
/** The head of a request comes within this time, on a socket just opened or kept open. */
const headersTimeout = 10_000;
const connectionsCheckingInterval = 2000;

/** Some programs offer HTTP/2 on the side: a request for no socket is answered as if nothing had been offered. */
const upgrading = {
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
};

/** The bare HTTP server: guests' cached pages before all else, then routes; every fault answered without leaking. */
export function createHttpServer(options: Options): FastifyInstance {
  const { log, trustProxy, guestPages, sendSeconds, socketsPerAddress = socketLimits.perAddress } = options;
  const bodies = new SlowBodies();
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // The pages' bundle takes longer than the usual ten seconds to load on a busy small machine.
    pluginTimeout: 120_000,
    // What still comes over an open connection while the server ends is answered like the rest, and the last on it.
    return503OnClosing: false,
    // What can't be decoded is no path of ours: a reader of pages gets a page that says so.
    frameworkErrors: (_error, request, reply) => {
      if (readsPages(request.headers) && !isCallPath(request.url)) void sendOn(reply, '/404', 302);
      else void notFound(request, reply as unknown as FastifyReply);
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: longestAddress },
    serverFactory: (handler) =>
      createServer(
        {
          keepAliveTimeout: 72_000,
          headersTimeout,
          connectionsCheckingInterval,
          requestTimeout: requestTimeoutOf(sendSeconds),
          ...upgrading,
        },
        (request, response) => {
          if (namesHosts(request)) return answerMalformed(response);
          bodies.watch(request);
          guestPages.serveHit(request, greeted(request, response, options), () => handler(request, response));
        },
      ),
  });
  boundSockets(server.server, { trustProxy, perAddress: socketsPerAddress });
  endInTime(server);
  // A call reads its own body once it is known who sends it; nobody else reads one.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  server.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused) {
      const { retryAfterSeconds } = error.detail;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
      return reply.code(statusOf(error.refusal)).send(body(error.refusal, request));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'a request failed');
    const name = byStatus[status] ?? (status >= 500 ? 'wire.internal' : 'wire.bad_input');
    return reply.code(statusOf(name)).send(body(name, request));
  });
  server.setNotFoundHandler(notFound);
  // Pages answer every other address that is asked for.
  for (const folder of callFolders) server.all(`${folder}*`, notFound);
  return server;
}

/** What every answer carries, and who is here. */
function greeted(
  request: IncomingMessage,
  response: ServerResponse,
  { httpsOnly, isReadOnly, onVisit }: Options,
): ServerResponse {
  if (isReadOnly?.()) response.setHeader(readOnlyHeader, '1');
  if (httpsOnly) response.setHeader('strict-transport-security', 'max-age=31536000');
  const visit = onVisit && pageVisitOf(request);
  if (visit) onVisit?.(visit);
  return response;
}

const readsPages = ({ accept }: IncomingMessage['headers']): boolean => accept?.includes('text/html') ?? false;

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(body('wire.not_found', request));

const statusOf = (name: RefusalName): number => {
  const { http }: Refusal = refusals[name];
  return http ?? 400;
};

/** The envelope of a path that no call has: every success field says no, so that any client understands. */
function body(name: RefusalName, request: FastifyRequest) {
  const lang = request.headers.lang;
  const locale = messageLanguage(typeof lang === 'string' ? lang : undefined, request.headers['accept-language']);
  const issues = [{ field: 'body', message: translate(locale, 'wire.issue.invalid') }];
  return {
    ...{ code: 1, status: 0, success: 0, data: null, error: name, msg: translate(locale, refusalText(name)) },
    ...(name === 'wire.bad_input' ? { issues } : {}),
  };
}
