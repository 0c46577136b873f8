import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts, programOf, scratch, start, until } from './engine.ts';

export const haproxyPackages = { haproxy: 'haproxy' } as const;

/** A proxy that leads to those servers that say at /readyz that they are ready. */
export async function startHaproxy(servers: readonly number[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const [port] = await freePorts(1);
  const { path, remove } = await scratch('haproxy');
  const file = join(path, 'haproxy.cfg');
  await writeFile(file, configOf(port!, servers));
  const running = start(programOf('haproxy')!, ['-db', '-f', file]);
  const url = `http://127.0.0.1:${port}`;
  await until('haproxy leads to a server', async () => (await fetch(`${url}/healthz`)).ok, running.said);
  return {
    url,
    stop: async () => {
      await running.stop();
      await remove();
    },
  };
}

/** As docs/operations/files/two-hosts has it, but for TLS and addresses; looks more often, since tests wait. */
const configOf = (port: number, servers: readonly number[]): string => `
defaults
  mode http
  timeout connect 2s
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
  default-server check inter 250ms fall 1 rise 1
${servers.map((server, i) => `  server process${i} 127.0.0.1:${server}\n`).join('')}`;
