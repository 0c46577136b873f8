import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../config/config.ts';
import { type Readiness, registerHealth } from '../health.ts';
import { endInTime } from '../http/closing.ts';
import { registerMetrics } from '../metrics.ts';

type WatchedOptions = {
  config: Pick<Config, 'metricsToken'>;
  pool: Pool;
  readiness: Readiness;
  log: FastifyBaseLogger;
};

/** What a process of jobs serves: its health and its figures, and nothing else. */
export function createWatchedServer({ config, pool, readiness, log }: WatchedOptions): FastifyInstance {
  const logController = new LogController({ disableRequestLogging: true });
  const server: FastifyInstance = Fastify({ loggerInstance: log, logController, requestIdHeader: false });
  endInTime(server);
  registerHealth(server, pool, readiness);
  registerMetrics(server, config.metricsToken);
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'not served here' }));
  return server;
}
