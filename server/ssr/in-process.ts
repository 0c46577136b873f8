import type { FastifyRequest } from 'fastify';
import { openEnvelope } from '../../contract/open-envelope.ts';
import type { Answer } from '../platform/context.ts';
import { parseCookies } from '../platform/http/cookies.ts';
import { isDirect } from '../platform/http/direct.ts';
import type { BoundCall } from '../platform/http/handlers.ts';
import { isUnread } from '../platform/http/readings.ts';
import { plainBodyOf, runCall } from '../platform/http/run.ts';
import type { Platform } from '../platform/platform.ts';
import { readAfter } from '../platform/replicas/written.ts';
import type { CallScope, PageCall } from './deps.ts';

/** Pages are answered by their own headers; a read has none to set. */
const noAnswer: Answer = { header: () => {}, cookie: () => {} };

/** Makes the contract's calls without the network: same access, same input checks, same answers. */
export function inProcessCalls(platform: Platform, calls: readonly BoundCall[], secureCookies: boolean) {
  const byName = new Map(calls.map((call) => [call.name, call]));
  return (request: FastifyRequest, { actor, actorAfresh, country, cacheTags }: CallScope): PageCall => {
    const asked = {
      ip: request.ip,
      host: request.hostname,
      userAgent: request.headers['user-agent'] ?? '',
      direct: isDirect(request),
      token: undefined,
      cookies: {},
      files: {},
      // What is made for guests is made once for many: those who are sent it are counted then.
      unread: actor === null || isUnread(request.raw),
    };
    // A guest's page is cached for all, so that the primary answers it.
    const isCached = actor === null;
    const cookies = parseCookies(request.headers.cookie, secureCookies);
    const after = isCached ? undefined : readAfter(actor, cookies, request.headers);
    return async (name, input) => {
      const call = byName.get(name);
      if (!call) throw new Error(`no call is named ${name}`);
      // Rendering follows from a link or a cookie alone, so nothing is ever written by it.
      if (call.spec.writes) throw new Error(`${name} writes; a page only reads`);
      const reply = await runCall(platform, call, {
        actor,
        ...(actorAfresh ? { actorAfresh } : {}),
        countryFid: country.fid,
        locale: country.language,
        requestId: request.id,
        asked,
        answer: noAnswer,
        readAfter: after,
        sent: { params: input, query: input, body: input, signs: undefined },
        onTag: (tag) => cacheTags.add(tag),
      });
      return openEnvelope(call.spec.envelope, reply.http, plainBodyOf(reply) as Record<string, unknown>);
    };
  };
}
