import type { FastifyRequest } from 'fastify';
import type { Asked } from '../context.ts';
import { parseCookies } from '../http/cookies.ts';
import { isDirect } from '../http/direct.ts';

/** What came with a form beside its fields: it carries no token of the API, and no files. */
export const askedBy = (request: FastifyRequest, secureCookies: boolean): Asked => ({
  ip: request.ip,
  host: request.hostname,
  userAgent: request.headers['user-agent'] ?? '',
  direct: isDirect(request),
  token: undefined,
  cookies: parseCookies(request.headers.cookie, secureCookies),
  files: {},
});
