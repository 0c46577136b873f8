import type { FastifyInstance } from 'fastify';
import type { Contribution } from '../platform/domain.ts';
import { type AddressDeps, registerAddresses } from '../platform/http/own-addresses.ts';
import { registerRedirects } from '../platform/http/redirects.ts';
import type { Platform } from '../platform/platform.ts';

/** Mounts what the domains serve beside calls and pages: links that lead elsewhere, and addresses of their own. */
export function serveContributed(
  server: FastifyInstance,
  all: readonly Contribution[],
  deps: AddressDeps & { publicUrl: string },
): void {
  for (const { redirects = [], addresses = [] } of all) {
    registerRedirects(server, redirects, deps);
    registerAddresses(server, addresses, deps);
  }
}

/** The keys that `signs` are sealed for. */
export function serveKeys(server: FastifyInstance, signs: Platform['signs']): void {
  server.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await signs.publicKeys()),
  );
}
