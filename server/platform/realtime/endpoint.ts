import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import { livePath } from '../../../contract/live.ts';
import { addressRange } from '../http/address-range.ts';
import { answerMalformed, namesHosts } from '../http/one-host.ts';
import { uncountForAddress } from '../http/sockets.ts';
import type { Live } from './live.ts';

/** Browsers send a token, beats, and which channels they want to listen to; the longest names a hundred posts. */
const longestMessage = 4096;

interface Upgrade {
  socket: Socket;
  head: Buffer;
}

/**
 * Opens sockets at `livePath`, on the HTTP server that is there already. The request goes through the router first, so
 * that addresses behind a proxy, limits and the log see it like any other.
 */
export function registerLive(server: FastifyInstance, live: Live, publicUrl: string): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: longestMessage,
    perMessageDeflate: false,
  });
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  server.server.on('upgrade', (raw: IncomingMessage, socket: Socket, head: Buffer) => {
    if (pathOf(raw) !== livePath) {
      // In development the screens' tools have a socket of their own on this server.
      if (server.server.listenerCount('upgrade') === 1) socket.destroy();
      return;
    }
    socket.on('error', () => socket.destroy());
    upgrades.set(raw, { socket, head });
    const response = new ServerResponse(raw);
    response.assignSocket(socket);
    // Nobody else watches it any more, so it is not left to the other side to close it.
    response.on('finish', () => socket.destroySoon());
    if (namesHosts(raw)) answerMalformed(response);
    else server.routing(raw, response);
  });

  server.get(livePath, (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) return reply.code(426).header('upgrade', 'websocket').send();
    if (!isOwnPage(request, publicUrl)) return reply.code(403).send();
    reply.hijack();
    const address = addressRange(request.ip);
    const onMember = () => uncountForAddress(upgrade.socket);
    sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => live.join(socket, address, onMember));
    return undefined;
  });
  server.addHook('preClose', () => live.stop());
}

const pathOf = (raw: IncomingMessage): string => (raw.url ?? '').split('?', 1)[0] ?? '';

/** A browser names the page that asks; a program that is no browser names none, and has no page to be lured from. */
function isOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || hostOf(origin) === request.headers.host;
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
