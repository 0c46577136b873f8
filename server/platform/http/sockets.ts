import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countSockets, countTurnedAway } from '../metrics.ts';
import { addressRange } from './address-range.ts';
import { isProxy, proxiesOf } from './client-address.ts';

/** Open sockets of one process, live connections among them: `liveLimits` says how many of those there may be. */
export const socketLimits = { all: 12_000, perAddress: 400 } as const;

/** How long a caller may take nothing of an answer; one who takes it slowly may go on, however long it lasts. */
const untakenMs = 45_000;

/** Closes a new socket at once where its address, or the whole process, has too many, and one on which nothing goes on. */
export function boundSockets(
  server: Server,
  {
    trustProxy,
    perAddress,
    untaken = untakenMs,
  }: { trustProxy: readonly string[]; perAddress: number; untaken?: number },
): void {
  const proxies = proxiesOf(trustProxy);
  const open = new Map<string, number>();
  server.maxConnections = socketLimits.all;
  server.setTimeout(untaken);
  server.on('drop', () => countTurnedAway('process_sockets'));
  server.on('connection', (socket: Socket) => {
    countSockets(1);
    socket.once('close', () => countSockets(-1));
    const { remoteAddress } = socket;
    // A proxy brings everybody: it is to bound its own callers.
    if (remoteAddress === undefined || isProxy(proxies, remoteAddress)) return;
    const address = addressRange(remoteAddress);
    const before = open.get(address) ?? 0;
    if (before >= perAddress) {
      countTurnedAway('address_sockets');
      socket.destroy();
      return;
    }
    open.set(address, before + 1);
    const release = () => {
      if (!counted.delete(socket)) return;
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    };
    counted.set(socket, release);
    socket.once('close', release);
  });
}

/** How a socket ceases to be counted for its address. */
const counted = new WeakMap<Socket, () => void>();

/** A socket of a known member is bounded by member: an address may be a town behind one carrier's gateway. */
export const uncountForAddress = (socket: Socket): void => counted.get(socket)?.();
