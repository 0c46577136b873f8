import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError, systemCode } from '../startup-error.ts';

/** A server that is just ending, or was killed a moment ago, gives its port free within this time. */
const patienceMs = 1500;

/**
 * Tries the address out before anything is started for it, and gives the port: for 0 one that is free. (Found out
 * later, a taken port would cost the first start its minute of preparations.)
 */
export async function tryAddress(host: string, port: number): Promise<number> {
  for (const deadline = Date.now() + patienceMs; ; await delay(50)) {
    try {
      return await listenOnce(host, port);
    } catch (error) {
      if (systemCode(error) === 'EADDRINUSE' && Date.now() < deadline) continue;
      throw new StartupError(addressProblem(error, host, port));
    }
  }
}

async function listenOnce(host: string, port: number): Promise<number> {
  const probe = createServer().listen({ host, port, exclusive: true });
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

/** Why nobody can listen there, in one line. */
export function addressProblem(error: unknown, host: string, port: number): string {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') return `PORT ${port} is taken; stop who listens there or set another PORT`;
  if (code === 'EACCES') return `PORT ${port} is not open to this user; set a PORT above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine`;
  return `Cannot listen on ${host}, PORT ${port} (${code ?? error})`;
}
