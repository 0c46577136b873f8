import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePorts, programOf, type Running, scratch, start, until } from './engine.ts';
import { fileOf } from './operators-files.ts';

export const haproxyPackages = { haproxy: 'haproxy' } as const;

export interface Haproxy {
  url: string;
  /** The same for browsers that speak HTTP/2. */
  url2: string;
  running: Running;
  /** Sends nothing new to a server, or again. */
  lead: (server: number, state: 'drain' | 'ready') => Promise<void>;
  /** How many of the servers the proxy takes for ready. */
  ready: () => Promise<number>;
  stop: () => Promise<void>;
}

/** The accounts and folders of a file, which haproxy takes of root alone. */
const rootsOnly = /^ {2}(?:user|group|chroot) .*\n/gm;

/** A file of the operators as this process may run it. */
export const asOurs = (text: string): string => (process.getuid?.() === 0 ? text : text.replace(rootsOnly, ''));

/** The proxy of two hosts before two servers, by the operators' file. */
export async function startHaproxy(servers: readonly [number, number]): Promise<Haproxy> {
  const [port, second] = (await freePorts(2)) as [number, number];
  const { path, remove } = await scratch('haproxy');
  const file = join(path, 'haproxy.cfg');
  await writeFile(file, configOf([port, second], servers, path));
  const running = start(programOf('haproxy')!, ['-db', '-f', file]);
  const url = `http://127.0.0.1:${port}`;
  await until('haproxy leads to a server', async () => (await fetch(`${url}/healthz`)).ok, running.said);
  const ask = async (command: string): Promise<string> => {
    const socket = connect(join(path, 'admin'));
    let said = '';
    socket.on('data', (data) => (said += data));
    socket.end(`${command}\n`);
    await once(socket, 'close');
    return said;
  };
  return {
    url,
    url2: `http://127.0.0.1:${second}`,
    running,
    lead: async (server, state) => void (await ask(`set server hosts/${names[server]} state ${state}`)),
    ready: async () => (await ask('show stat')).match(/^hosts,(?:one|two),.*,UP[ ,]/gm)?.length ?? 0,
    stop: async () => {
      await running.stop();
      await remove();
    },
  };
}

const names = ['one', 'two'] as const;

/** Without TLS, since no file of ours holds a certificate; callers are whom the tests name; looks more often, since tests wait. */
function configOf([port, second]: readonly [number, number], servers: readonly number[], path: string): string {
  const changes: [from: string | RegExp, to: string][] = [
    ['global\n', `global\n  stats socket ${path}/admin level admin\n`],
    ['maxconn 40000', 'maxconn 4000'],
    ['bind :80\n', `bind 127.0.0.1:${port}\n`],
    [/bind :443 .*\n/, `bind 127.0.0.1:${second} proto h2\n`],
    [/ {2}http-request redirect scheme https .*\n/, ''],
    [/ {2}http-request set-header X-Forwarded-For .*\n {2}http-request set-header X-Forwarded-Proto .*\n/, ''],
    [/check inter 1s/g, 'check inter 250ms'],
    ...servers.map((server, at): [RegExp, string] => [
      new RegExp(`(server ${names[at]}) [\\d.]+:3000$`, 'gm'),
      `$1 127.0.0.1:${server}`,
    ]),
  ];
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`haproxy.cfg has no ${from} any more`);
      return changed;
    },
    asOurs(fileOf('two-hosts/haproxy.cfg')),
  );
}
