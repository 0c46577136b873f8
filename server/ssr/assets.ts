import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { clientDir } from './bundle.ts';

const year = 31_536_000;
const hour = 3600;

/**
 * The browser's build. Each file is a route of its own, found once at the start; the compressed form made at build
 * time is sent to those who take it. What lies under `assets/` carries its hash in its name and never changes.
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
      const fixed = path.includes('/assets/');
      reply.header('cache-control', fixed ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}
