import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { clientDir } from './bundle.ts';

const year = 31_536_000;
const hour = 3600;
const hashed = /\/assets\/|\/emoticons\/\w+\.[0-9a-f]{8}\.svg/;

/**
 * The browser's build. Each file is a route of its own, found once at the start; the compressed form made at build
 * time is sent to those who take it. What lies under `assets/`, and emoticons, carry their hash in their names and never
 * change.
 */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders(reply, path) {
      const fixed = hashed.test(path);
      reply.header('cache-control', fixed ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}
