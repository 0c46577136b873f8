import type { FastifyReply } from 'fastify';
import type { SignedAddress } from './port.ts';

/** Sends a reader on to the site's own store; the redirect is cached for less time than the address works. */
export const sendToStore = (reply: FastifyReply, { url, seconds }: SignedAddress): FastifyReply =>
  reply.removeHeader('etag').header('cache-control', `public, max-age=${seconds}`).redirect(url, 302);
