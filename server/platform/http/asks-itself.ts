import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Of the addresses that are kept for documents: no connection comes from it. */
const ownAddress = '192.0.2.1';
/** So that as many connections to the database as one request uses have made their statements. */
const atOnce = 4;

/** Whether the process asks itself: neither logged nor measured, since nobody waits for it. */
export const isOwnAsk = ({ socket }: FastifyRequest): boolean => socket.remoteAddress === ownAddress;

/** Asks for addresses of this process as a guest's browser would, without a connection, some at once. */
export async function askItself(server: FastifyInstance, addresses: readonly string[]): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  for (let from = 0; from < addresses.length; from += atOnce)
    await Promise.all(
      addresses.slice(from, from + atOnce).map((url) => server.inject({ url, headers, remoteAddress: ownAddress })),
    );
}
