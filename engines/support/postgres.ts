import { readFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { programOf, type Running, scratch, start, until } from './programs.ts';

export const postgresPackages = {
  initdb: 'postgresql-15',
  pg_basebackup: 'postgresql-15',
  setpriv: 'util-linux',
} as const;

const host = '127.0.0.1';
const isRoot = process.getuid?.() === 0;

/** Servers of one cluster, each in a folder of its own and on a port of its own. */
export interface PostgresNode {
  port: number;
  url(database: string): string;
  /** Ends it: at once and without order by SIGQUIT. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Stops it where it stands, and lets it go on. */
  freeze(): void;
  thaw(): void;
}

export interface PostgresCluster {
  primary: PostgresNode;
  /** Begins a replica that streams from the primary, from a copy of it as it is now. */
  replica(port: number, settings?: Readonly<Record<string, string>>): Promise<PostgresNode>;
  /** Asks a node one thing, as its owner. */
  ask<R extends pg.QueryResultRow>(node: PostgresNode, text: string, database?: string): Promise<R[]>;
  remove(): Promise<void>;
}

const settings: Readonly<Record<string, string>> = {
  listen_addresses: host,
  unix_socket_directories: '',
  fsync: 'off',
  shared_buffers: '64MB',
  max_connections: '60',
  log_min_messages: 'warning',
};

/** Runs a program of PostgreSQL, which refuses to be run by root. */
const asOwner = (program: string, args: readonly string[]): Running =>
  isRoot
    ? start(programOf('setpriv')!, [
        ...['--reuid=postgres', '--regid=postgres', '--clear-groups', programOf(program)!],
        ...args,
      ])
    : start(programOf(program)!, args);

async function finish(running: Running): Promise<void> {
  const code = await new Promise((resolve) => running.child.once('exit', resolve));
  if (code !== 0) throw new Error(running.said());
}

async function ownerIds(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => outputOf('id', [flag, 'postgres'])));
  return { uid: Number(uid), gid: Number(gid) };
}

async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const running = start(programOf(program)!, args);
  await finish(running);
  return running.said().trim();
}

async function query<R extends pg.QueryResultRow>(connectionString: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

function nodeAt(folder: string, port: number, own: Readonly<Record<string, string>>): PostgresNode {
  let running: Running | undefined;
  const url = (database: string) => `postgres://postgres@${host}:${port}/${database}`;
  const flags = Object.entries({ ...settings, port: String(port), ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  return {
    port,
    url,
    start: async () => {
      const server = asOwner('postgres', ['-D', folder, ...flags]);
      running = server;
      await until('postgres answers', async () => (await query(url('postgres'), 'select 1')).length === 1, server.said);
    },
    stop: async (signal = 'SIGINT') => running?.stop(signal),
    freeze: () => everyOne(running, 'SIGSTOP'),
    thaw: () => everyOne(running, 'SIGCONT'),
  };
}

/** The server and each of its processes. */
function everyOne(running: Running | undefined, signal: NodeJS.Signals): void {
  const pid = running?.child.pid;
  if (pid === undefined) return;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, signal);
    } catch (error) {
      // A connection's process may have ended since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A primary for the time of a test or a measurement. */
export async function postgresCluster(
  port: number,
  more: Readonly<Record<string, string>> = {},
): Promise<PostgresCluster> {
  const { path, remove } = await scratch('postgres');
  if (isRoot) {
    const { uid, gid } = await ownerIds();
    await chown(path, uid, gid);
  }
  const folder = join(path, 'primary');
  await finish(
    asOwner('initdb', ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']),
  );
  const primary = nodeAt(folder, port, more);
  await primary.start();
  const nodes = [primary];
  let made = 0;
  return {
    primary,
    replica: async (ownPort, own = {}) => {
      made += 1;
      const copy = join(path, `replica${made}`);
      const from = ['-h', host, '-p', String(port), '-U', 'postgres', '-D', copy];
      await finish(asOwner('pg_basebackup', [...from, '-X', 'stream', '-c', 'fast', '-R', '-N']));
      const node = nodeAt(copy, ownPort, { ...more, ...own });
      await node.start();
      nodes.push(node);
      return node;
    },
    ask: (node, text, database = 'postgres') => query(node.url(database), text),
    remove: async () => {
      for (const node of nodes.reverse()) await node.stop('SIGQUIT');
      await remove();
    },
  };
}
