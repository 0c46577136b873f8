import type { FastifyInstance } from 'fastify';
import { liveBundle, type WebBundle } from './bundle.ts';

/** Vite as middleware of this server: sources as they are, reloaded in place. Development only. */
export async function serveLive(app: FastifyInstance): Promise<() => Promise<WebBundle>> {
  // Vite is no part of a production start.
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return liveBundle(vite);
}
