import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHeld } from '../http/etag.ts';
import { cachedForGood, mediaTypeOf } from './media-types.ts';
import {
  isPrivateKey,
  isStorageKey,
  type Storage,
  StorageUnavailable,
  type StoredFacts,
  type StoredObject,
} from './port.ts';
import { sendToStore } from './send-to-store.ts';

/** Where stored files are read; the key follows. */
const mediaPrefix = '/media/';

/** The address a browser reads a stored file at. */
export function mediaUrl(key: string): string {
  return mediaPrefix + key;
}

/** Makes a file that is stored only once it is asked for; false where there is none to make. */
export type MakeFile = (key: string) => Promise<boolean>;

/** How stored files reach browsers: through the site, or by addresses of the store itself. */
interface Delivery {
  make: MakeFile;
  clock?: () => Date;
}

const awaySeconds = 5;

/** Serves stored files. They never change, come from members, and so are cached for good and can run nothing. */
export function serveMedia(app: FastifyInstance, storage: Storage, delivery: Delivery): void {
  app.get(`${mediaPrefix}*`, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    harmless(reply);
    if (!isStorageKey(key) || isPrivateKey(key)) return notThere(reply);
    return orAway(request, reply, () => send({ storage, delivery, key }, request, reply));
  });
}

/** Answers "try again" where the store is away while something is sent from it. */
export async function orAway<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    request.log.warn({ err: error, requestId: request.id }, 'the store is away');
    reply.code(503).header('retry-after', awaySeconds).header('cache-control', 'no-store');
    return reply.type('text/plain').send('Try again\n');
  }
}

interface Asked {
  storage: Storage;
  delivery: Delivery;
  key: string;
}

async function send({ storage, delivery, key }: Asked, { method, headers }: FastifyRequest, reply: FastifyReply) {
  const direct = method === 'GET' ? storage.direct : undefined;
  const readsNothing = method === 'HEAD' || headers['if-none-match'] !== undefined || direct !== undefined;
  const find = (): Promise<(StoredFacts & Partial<StoredObject>) | undefined> =>
    readsNothing ? storage.head(key) : storage.get(key);
  const found = (await find()) ?? ((await delivery.make(key)) ? await find() : undefined);
  if (!found) return notThere(reply);
  reply.header('etag', found.etag).header('cache-control', cachedForGood);
  if (isHeld(headers, found.etag)) return reply.code(304).send();
  if (direct) return sendToStore(reply, direct.read(key, delivery.clock?.() ?? new Date()));
  const type = mediaTypeOf(key);
  if (!type) reply.header('content-disposition', 'attachment');
  reply.type(type ?? 'application/octet-stream').header('content-length', found.size);
  if (method === 'HEAD') return reply.send(Readable.from([]));
  const object = found.stream ? found : await storage.get(key);
  return object?.stream ? reply.send(object.stream()) : notThere(reply.removeHeader('content-length'));
}

const notThere = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').removeHeader('etag').type('text/plain').send('Not found\n');

/** Opened by itself, a picture is shown by a page of the browser's own, with styles in it; nothing else may act there. */
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

function harmless(reply: FastifyReply): void {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin');
}
