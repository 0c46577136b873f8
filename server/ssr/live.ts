import type { FastifyInstance } from 'fastify';
import { liveBundle, type WebBundle } from './bundle.ts';

/** What a change of this server is made of: another process takes over then, with a Vite of its own. */
const ofTheServer = ['**/contract/**', '**/server/**'];

/** Vite as middleware of this server: screens as they are, reloaded in place. Development only. */
export async function serveLive(app: FastifyInstance): Promise<() => Promise<WebBundle>> {
  // Vite is no part of a production start.
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: ofTheServer } },
    appType: 'custom',
  });
  // Before the connections are waited for: the browsers' own to Vite stay open, and reload when they are cut.
  app.addHook('preClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return liveBundle(vite);
}
