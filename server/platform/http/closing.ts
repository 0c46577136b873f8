import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long the requests under way have to come to their end. */
const inFlightMs = 10_000;
const sweepMs = 50;

/** Lets a server that closes end: what is under way comes to its end, and what takes too long is cut. */
export function endInTime(app: FastifyInstance, inFlight = inFlightMs): void {
  app.addHook('preClose', async () => {
    if (app.server.listening) endConnections(app.server, inFlight);
  });
}

function endConnections(server: Server, inFlight: number): void {
  // A connection that has had its answer is kept open by its client, and would be waited for.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  const late = setTimeout(() => server.closeAllConnections(), inFlight);
  server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(late);
  });
}
