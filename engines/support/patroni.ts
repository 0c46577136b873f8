import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePorts, programOf, type Running, scratch, start, until } from './engine.ts';
import { asOurs } from './haproxy.ts';
import { canCutOff, createMachines, forgetCuts, type Machine, prepareCuts, signalAll, startOn } from './machine.ts';
import { answers, environmentOf, fileOf, pageOf } from './operators-files.ts';

export const patroniPackages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  postgres: 'postgresql-15',
  pg_rewind: 'postgresql-15',
  setpriv: 'util-linux',
} as const;

const addresses = { db1: '127.33.0.11', db2: '127.33.0.12', db3: '127.33.0.13' } as const;
const machinesNet = '127.33.0.';
const password = 'of-the-test';

export interface Node extends Machine {
  etcd: Running;
  patroni: Running;
}

export interface Cluster {
  nodes: Node[];
  /** The site's database, by the way to whichever node is the primary. */
  url: string;
  /** A database that the test's own tables stand in, by the machine's own socket: no network between. */
  inside: (node: Node) => pg.ClientConfig;
  /** What the members say of themselves, asked of any that answers. */
  members: () => Promise<Member[]>;
  primary: () => Promise<Node>;
  /** Starts all of a machine again after `signalAll(node, 'SIGKILL')`. */
  revive: (node: Node) => void;
  /** Waits until there is a primary, and every other node follows it with one of them in step. */
  whole: () => Promise<void>;
  /** Runs patronictl. */
  control: (...args: string[]) => Promise<string>;
  said: () => string;
  stop: () => Promise<void>;
}

export interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

/** Whether a commit waits for a standby, as in the operators' file, or not. */
export type Copies = 'synchronous' | 'asynchronous';

/** Three machines with PostgreSQL, Patroni and etcd, and haproxy before them, by the files of docs/operations. */
export async function startCluster(copies: Copies = 'synchronous'): Promise<Cluster> {
  const { path: folder, remove } = await scratch('failover');
  const machines = await createMachines(folder, addresses);
  if (canCutOff()) {
    // One that was killed may have left its rules.
    forgetCuts(machines);
    prepareCuts(machines);
  }
  await Promise.all(machines.map((machine) => writeFiles(machine, copies)));
  const nodes = machines.map((machine): Node => ({ ...machine, ...startNode(machine) }));
  const [port] = await freePorts(1);
  const haproxy = await startProxy(folder, port!);
  const said = (): string => nodes.map(({ name, patroni }) => `--- ${name}\n${patroni.said().slice(-3000)}`).join('\n');
  const members = (): Promise<Member[]> => membersBy(nodes);
  const cluster: Cluster = {
    nodes,
    url: `postgres://baobab:${password}@127.0.0.1:${port}/baobab`,
    inside: ({ folder: own }) => ({ host: join(own, 'run'), user: 'postgres', database: 'postgres' }),
    members,
    primary: async () => {
      const leader = (await members()).find(({ role, state }) => role === 'leader' && state === 'running');
      const node = nodes.find(({ name }) => name === leader?.name);
      if (!node) throw new Error('no primary');
      return node;
    },
    revive: (node) => void Object.assign(node, startNode(node)),
    whole: () => until('the cluster is whole', async () => isWhole(await members(), copies), said, 90),
    control: (...args) => control(nodes[0]!, args),
    said,
    stop: async () => {
      if (canCutOff()) forgetCuts(nodes);
      for (const node of nodes) signalAll(node, 'SIGKILL');
      await haproxy.stop();
      await remove();
    },
  };
  try {
    await cluster.whole();
    await createSiteDatabase(port!);
  } catch (error) {
    const why = cluster.said();
    await cluster.stop();
    throw new Error(`${error}\n${why}`);
  }
  return cluster;
}

/** What a machine has of the operators' files. */
async function writeFiles({ folder, address, name, account }: Machine, copies: Copies): Promise<void> {
  const yaml = fileOf('patroni.yml')
    .replaceAll('db1', name)
    .replaceAll('10.0.0.11:8008', `${address}:8008`)
    .replaceAll('10.0.0.11:5432', `${address}:5432`)
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll('10.0.0.', machinesNet)
    .replaceAll('/var/lib/postgresql/15/baobab', join(folder, 'data'))
    .replaceAll('/var/lib/postgresql/', `${folder}/`)
    .replaceAll('/var/run/postgresql', join(folder, 'run'))
    .replace('synchronous_mode: true', `synchronous_mode: ${copies === 'synchronous'}`)
    // The test looks in from outside the machine's account.
    .replace('local all postgres peer', 'local all postgres trust');
  await mkdir(join(folder, 'run'));
  await writeFile(join(folder, 'patroni.yml'), yaml);
  if (account === undefined) return;
  await chown(join(folder, 'run'), account, account);
  await chown(join(folder, 'patroni.yml'), account, account);
}

const patroniEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environmentOf('patroni_env.conf')).map(([key, value]) => [key, value === '…' ? password : value]),
  );

function startNode(machine: Machine): Pick<Node, 'etcd' | 'patroni'> {
  const own = Object.entries(environmentOf('etcd')).map(([key, value]): [string, string] => {
    if (key === 'ETCD_NAME') return [key, machine.name];
    if (key === 'ETCD_DATA_DIR') return [key, join(machine.folder, 'etcd')];
    if (key === 'ETCD_INITIAL_CLUSTER') return [key, value.replaceAll('10.0.0.', machinesNet)];
    return [key, value.replace('10.0.0.11', machine.address)];
  });
  return {
    etcd: startOn(machine, 'etcd', [], Object.fromEntries(own)),
    patroni: startOn(machine, 'patroni', ['patroni.yml'], patroniEnvironment()),
  };
}

async function startProxy(folder: string, port: number): Promise<Running> {
  const file = join(folder, 'haproxy.cfg');
  const text = asOurs(fileOf('haproxy.cfg'))
    .replace('127.0.0.1:5000', `127.0.0.1:${port}`)
    .replaceAll('10.0.0.', machinesNet);
  await writeFile(file, text);
  return start(programOf('haproxy')!, ['-db', '-f', file]);
}

async function membersBy(nodes: readonly Machine[]): Promise<Member[]> {
  const asked = nodes.map(async ({ address }): Promise<Member[]> => {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1000) });
    return ((await answer.json()) as { members: Member[] }).members;
  });
  return Promise.any(asked);
}

/** A standby that follows is running, and streaming in the words of newer releases. */
const follows: ReadonlySet<string> = new Set(['running', 'streaming']);

/** One leads, one is in step with it, and the third follows on the same timeline. */
function isWhole(members: readonly Member[], copies: Copies): boolean {
  const [first] = members;
  return (
    members.length === Object.keys(addresses).length &&
    members.every(({ state, timeline }) => follows.has(state) && timeline === first?.timeline) &&
    (copies === 'synchronous' ? ['leader', 'sync_standby', 'replica'] : ['leader', 'replica']).every((role) =>
      members.some((member) => member.role === role),
    )
  );
}

/** Runs patronictl in a shell, after what the page for operators says before it. */
async function control({ folder, ...node }: Node, args: readonly string[]): Promise<string> {
  const before = /^set -a; .*$/m.exec(pageOf('failover.md'))?.[0] ?? '';
  const environment = join(folder, 'patroni_env.conf');
  const text = Object.entries(patroniEnvironment()).map(([key, value]) => `${key}=${value}\n`);
  await writeFile(environment, text.join(''), { mode: 0o644 });
  const line = before
    .replace('/etc/patroni_env.conf', environment)
    .replace('/etc/patroni/config.yml', join(folder, 'patroni.yml'));
  const running = startOn({ folder, ...node }, 'sh', ['-c', `${line}\nexec patronictl "$@"`, 'sh', ...args]);
  await until('patronictl ends', async () => running.child.exitCode !== null, running.said);
  if (running.child.exitCode !== 0) throw new Error(running.said());
  return running.said();
}

async function createSiteDatabase(port: number): Promise<void> {
  const server = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
  await until('the primary is reached', () => answers(server));
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(`create role baobab login password '${password}'`);
    await client.query('create database baobab owner baobab');
  } finally {
    await client.end();
  }
}
