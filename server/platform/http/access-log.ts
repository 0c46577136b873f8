import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { countCachedPage } from '../metrics.ts';

/** Asked every few seconds by machines, and of interest to nobody afterwards. */
const untold = new Set(['/healthz', '/readyz', '/metrics']);
const sampleSize = 1000;

/** A line for each answer, by its path alone: what stands behind the question mark is nobody's business. */
export function registerAccessLog(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route !== undefined && untold.has(route)) return;
    request.log.info({ req: request, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

/** Pages from the guests' cache cost less than a line about them: they are counted, and told by the thousand. */
export function cachedPagesTold(log: FastifyBaseLogger): () => void {
  let served = 0;
  return () => {
    countCachedPage();
    served += 1;
    if (served % sampleSize === 0) log.info({ served }, 'pages answered from the cache');
  };
}
