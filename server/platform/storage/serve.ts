import type { FastifyInstance, FastifyReply } from 'fastify';
import { isHeld } from '../http/etag.ts';
import { isPrivateKey, isStorageKey, type Storage } from './port.ts';

/** Where stored files are read; the key follows. */
const mediaPrefix = '/media/';

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The address a browser reads a stored file at. */
export function mediaUrl(key: string): string {
  return mediaPrefix + key;
}

/** Makes a file that is stored only once it is asked for; false where there is none to make. */
export type MakeFile = (key: string) => Promise<boolean>;

/** Serves stored files. They never change, come from members, and so are cached for good and can run nothing. */
export function serveMedia(app: FastifyInstance, storage: Storage, make: MakeFile): void {
  app.get(`${mediaPrefix}*`, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const found = isStorageKey(key) && !isPrivateKey(key) ? await findOrMake(storage, key, make) : undefined;
    harmless(reply);
    if (!found) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    reply.header('etag', found.etag).header('cache-control', 'public, max-age=31536000, immutable');
    if (isHeld(request.headers, found.etag)) return reply.code(304).send();
    const type = contentTypes[key.slice(key.lastIndexOf('.') + 1)];
    if (!type) reply.header('content-disposition', 'attachment');
    reply.type(type ?? 'application/octet-stream').header('content-length', found.size);
    return reply.send(found.stream());
  });
}

async function findOrMake(storage: Storage, key: string, make: MakeFile) {
  const found = await storage.get(key);
  return found ?? ((await make(key)) ? storage.get(key) : undefined);
}

/** Opened by itself, a picture is shown by a page of the browser's own, with styles in it; nothing else may act there. */
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

function harmless(reply: FastifyReply): void {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin');
}
