import { join, normalize, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { liveBundle, type WebBundle } from './bundle.ts';

const root = join(import.meta.dirname, '../..');
const ofTheServer = ['contract', 'server'].map((folder) => join(root, folder) + sep);

/** Whether a change is of this server, wherever the checkout lies: another process with a Vite of its own takes over then. */
export const isOfTheServer = (path: string): boolean =>
  ofTheServer.some((folder) => normalize(path).startsWith(folder));

/** Vite as middleware of this server: screens as they are, reloaded in place. Development only. */
export async function serveLive(app: FastifyInstance): Promise<() => Promise<WebBundle>> {
  // Vite is no part of a production start.
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: isOfTheServer } },
    appType: 'custom',
  });
  // Before the connections are waited for: the browsers' own to Vite stay open, and reload when they are cut.
  app.addHook('preClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return liveBundle(vite);
}
