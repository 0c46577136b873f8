import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, ActorPort } from '../context.ts';
import type { Storage } from '../storage/port.ts';
import { orAway } from '../storage/serve.ts';
import { rangeOf } from './byte-range.ts';
import { parseCookies } from './cookies.ts';
import { isHeld } from './etag.ts';
import { pageCookie } from './page-cookie.ts';

/** A stored file, or a small page with the policy that it is shown under. */
export type AtAddress = { key: string; type: string } | { html: string; policy: string };

/** What stands at addresses of a domain's own, beside calls and pages, for whoever may see it. */
export interface OwnAddress {
  /** What its addresses begin with. */
  prefix: string;
  /** What the rest of an address leads to, for this reader; undefined where there is nothing for them. */
  find(rest: string, reader: Actor | null): Promise<AtAddress | undefined>;
}

export interface AddressDeps {
  storage: Storage;
  actors: ActorPort;
  countRead: (ip: string) => void;
  secureCookies: boolean;
}

/**
 * Mounts such addresses. A browser asks each time whether it may still show what it holds, so that what is deleted is
 * gone at once.
 */
export function registerAddresses(server: FastifyInstance, addresses: readonly OwnAddress[], deps: AddressDeps): void {
  for (const { prefix, find } of addresses) {
    server.get(`${prefix}*`, async (request, reply) => {
      deps.countRead(request.ip);
      const found = await find((request.params as { '*': string })['*'], await readerOf(deps, request));
      reply.header('cross-origin-resource-policy', 'same-origin');
      if (!found) return notThere(reply);
      reply.header('cache-control', 'private, no-cache');
      if ('html' in found) return sendPage(reply, found);
      return orAway(request, reply, () => sendStored(deps.storage, found, { request, reply }));
    });
  }
}

async function readerOf({ actors, secureCookies }: AddressDeps, { headers }: FastifyRequest): Promise<Actor | null> {
  const cookie = parseCookies(headers.cookie, secureCookies)[pageCookie];
  return cookie === undefined ? null : actors.byPageCookie(cookie);
}

const notThere = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');

/** A page that may stand in a frame of this site alone. */
function sendPage(reply: FastifyReply, { html, policy }: { html: string; policy: string }): FastifyReply {
  return reply
    .header('content-security-policy', `${policy}; frame-ancestors 'self'`)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** A file, or the part of it that is asked for. */
async function sendStored(
  storage: Storage,
  { key, type }: { key: string; type: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const file = await storage.head(key);
  if (!file) return notThere(reply);
  reply
    .header('etag', file.etag)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox");
  if (isHeld(request.headers, file.etag)) return reply.code(304).send();
  const isSame = [undefined, file.etag].includes(request.headers['if-range'] as string | undefined);
  const part = rangeOf(isSame ? request.headers.range : undefined, file.size);
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  reply.type(type);
  const length = part === 'whole' ? file.size : part.end - part.start + 1;
  if (part !== 'whole') reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
  reply.header('content-length', length);
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const found = await storage.get(key, part === 'whole' ? undefined : part);
  return found ? reply.send(found.stream()) : notThere(reply.removeHeader('content-length'));
}
