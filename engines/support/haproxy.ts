import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePorts, programOf, scratch, start, until } from './engine.ts';

export const haproxyPackages = { haproxy: 'haproxy' } as const;

export interface Haproxy {
  url: string;
  /** Sends nothing new to a server, or again. */
  lead: (server: number, state: 'drain' | 'ready') => Promise<void>;
  stop: () => Promise<void>;
}

/** A proxy that leads to those servers that say at /readyz that they are ready. */
export async function startHaproxy(servers: readonly number[]): Promise<Haproxy> {
  const [port] = await freePorts(1);
  const { path, remove } = await scratch('haproxy');
  const file = join(path, 'haproxy.cfg');
  await writeFile(file, configOf(port!, servers, path));
  const running = start(programOf('haproxy')!, ['-db', '-f', file]);
  const url = `http://127.0.0.1:${port}`;
  await until('haproxy leads to a server', async () => (await fetch(`${url}/healthz`)).ok, running.said);
  return {
    url,
    lead: async (server, state) => {
      const socket = connect(join(path, 'admin'));
      socket.end(`set server processes/process${server} state ${state}\n`);
      await once(socket.resume(), 'close');
    },
    stop: async () => {
      await running.stop();
      await remove();
    },
  };
}

/** As docs/operations/files/two-hosts has it, but for TLS and addresses; looks more often, since tests wait. */
const configOf = (port: number, servers: readonly number[], path: string): string => `
global
  stats socket ${path}/admin level admin
defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 90s
  timeout server 90s
  timeout tunnel 1h
  option redispatch
  retries 3
frontend site
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 250ms fall 2 rise 1
${servers.map((server, i) => `  server process${i} 127.0.0.1:${server}\n`).join('')}`;
