import type { FastifyRequest } from 'fastify';
import type { Asked } from '../context.ts';
import { parseCookies } from '../http/cookies.ts';

/** What came with a form beside its fields: it carries no token of the API, and no files. */
export const askedBy = ({ ip, hostname, headers }: FastifyRequest, secureCookies: boolean): Asked => ({
  ip,
  host: hostname,
  userAgent: headers['user-agent'] ?? '',
  token: undefined,
  cookies: parseCookies(headers.cookie, secureCookies),
  files: {},
});
