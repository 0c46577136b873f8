import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts, programOf, type Running, scratch, until } from './engine.ts';
import { lineTo } from './line.ts';
import { createMachines, startOn } from './machine.ts';
import { answers, fileOf } from './operators-files.ts';

export const pgbouncerPackages = { pgbouncer: 'pgbouncer', setpriv: 'util-linux' } as const;

let known: boolean | undefined;

/** Whether the pooler knows on each connection what was prepared on another. */
export function knowsPrepared(): boolean {
  if (known === undefined) {
    const program = programOf('pgbouncer');
    const [, major, minor] = /(\d+)\.(\d+)/.exec(program ? `${execFileSync(program, ['--version'])}` : '') ?? [];
    known = Number(major) > 1 || Number(minor) >= 21;
    if (program && !known)
      console.log('left out: a site over connections by transaction (needs pgbouncer 1.21 or newer)');
  }
  return known;
}

export interface Pooler {
  /** The database by the pooler. */
  url: string;
  running: Running;
  stop: () => Promise<void>;
}

/** Starts pgbouncer by the operators' file before a database that listens at a socket of this machine. */
export async function startPgbouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction' | 'statement',
  prepared = 0,
): Promise<Pooler> {
  const { hostname, port: number, pathname, username } = new URL(databaseUrl);
  const { path, remove } = await scratch('pgbouncer');
  const [machine] = await createMachines(path, { pooler: '127.0.0.1' });
  const { folder } = machine!;
  // The pooler's account reaches neither the socket's folder nor what a test of root made.
  const line = await lineTo(`${decodeURIComponent(hostname)}/.s.PGSQL.${number || 5432}`);
  const [port] = await freePorts(1);
  const name = pathname.slice(1);
  const text = fileOf('pgbouncer.ini')
    .replace(/^baobab = .*$/m, `${name} = host=127.0.0.1 port=${line.port} dbname=${name} user=${username}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
    .replace(
      'pool_mode = session',
      `pool_mode = ${mode}${knowsPrepared() ? `\nmax_prepared_statements = ${prepared}` : ''}`,
    );
  await writeFile(join(folder, 'userlist.txt'), `"${username}" "of-the-test"\n`);
  await writeFile(join(folder, 'pgbouncer.ini'), text);
  const running = startOn(machine!, 'pgbouncer', ['pgbouncer.ini']);
  const url = `postgres://${username}:of-the-test@127.0.0.1:${port}/${name}`;
  const stop = async (): Promise<void> => {
    await running.stop('SIGKILL');
    await line.stop();
    await remove();
  };
  await until('pgbouncer answers', () => answers({ connectionString: url }), running.said).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, running, stop };
}
