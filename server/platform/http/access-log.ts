import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { countCachedPage } from '../metrics.ts';
import { isOwnAsk } from './asks-itself.ts';

/** Asked every few seconds by machines, and of interest to nobody afterwards. */
const untold = new Set(['/healthz', '/readyz', '/metrics']);
const sampleSize = 1000;

/** A line for each answer, by its path alone: what stands behind the question mark is nobody's business. */
export function registerAccessLog(server: FastifyInstance): void {
  // The line is put together of parts that hold no secret: to look through them for one was an eighth of what a call
  // leaves to be collected.
  const log = server.log.child({}, { redact: [] });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if ((route !== undefined && untold.has(route)) || isOwnAsk(request)) return;
    const ms = Math.round(reply.elapsedTime);
    log.info({ reqId: request.id, req: request, route, status: reply.statusCode, ms }, 'answered');
  });
}

/** Pages from the guests' cache cost less than a line about them: they are counted, and logged by the thousand. */
export function logCachedPages(log: FastifyBaseLogger): () => void {
  let served = 0;
  return () => {
    countCachedPage();
    served += 1;
    if (served % sampleSize === 0) log.info({ served }, 'pages answered from the cache');
  };
}
