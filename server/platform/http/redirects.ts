import type { FastifyInstance } from 'fastify';
import type { Answer } from '../context.ts';
import { answerOf } from './api.ts';
import { parseCookies } from './cookies.ts';

/** What came with a link that sends the browser on. */
export interface RedirectAsked {
  /** The whole address asked for, on the site's public one. */
  url: URL;
  ip: string;
  cookies: Readonly<Record<string, string>>;
  answer: Answer;
}

/** A link that is answered by another address: to another site, or back from it. */
export interface Redirect {
  path: string;
  to(asked: RedirectAsked): Promise<string>;
}

interface Deps {
  publicUrl: string;
  secureCookies: boolean;
  countRead: (ip: string) => void;
}

/** Mounts the links that redirect the browser; no cache may store where they lead. */
export function registerRedirects(server: FastifyInstance, redirects: readonly Redirect[], deps: Deps): void {
  for (const { path, to } of redirects) {
    server.get(path, async (request, reply) => {
      deps.countRead(request.ip);
      const address = await to({
        url: new URL(deps.publicUrl + request.url),
        ip: request.ip,
        cookies: parseCookies(request.headers.cookie, deps.secureCookies),
        answer: answerOf(reply, deps.secureCookies),
      });
      // What stands in this address is between the browser and us.
      return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 302);
    });
  }
}
