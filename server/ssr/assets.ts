import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientDir } from './bundle.ts';

const year = 31_536_000;
const hour = 3600;
const hashed = /\/assets\/|\/emoticons\/\w+\.[0-9a-f]{8}\.svg/;

const served = {
  preCompressed: true,
  cacheControl: false,
  index: false,
  setHeaders(reply: FastifyReply, path: string) {
    const fixed = hashed.test(path);
    reply.header('cache-control', fixed ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`);
    reply.header('x-content-type-options', 'nosniff');
  },
} as const;

/**
 * The browser's build; the compressed form made at build time is sent to those who take it. What lies under `assets/`, and
 * emoticons, carry their hash in their names and never change. The others are routes of their own, found once at the start:
 * as many more for `assets/` took a tenth of a start.
 */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { ...served, root: join(clientDir, 'assets'), prefix: '/assets/' });
  const globIgnore = ['**/*.br', '**/*.gz', '.vite/**', 'assets/**'];
  await app.register(fastifyStatic, { ...served, root: clientDir, wildcard: false, globIgnore, decorateReply: false });
}
