import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { channelOf } from '../../server/platform/bus/redis-carrier.ts';
import { siteOfTests } from '../../server/platform/bus/testing/redis-of.ts';
import { freePorts, programOf, scratch, start, until } from './programs.ts';
import { type RedisServer, startRedis } from './redis.ts';

const run = promisify(execFile);
const cli = (...args: string[]) => run(programOf('redis-cli')!, args);

/** Servers of which one is the primary, and what its clients are given. */
export interface RedisSet {
  url: string;
  /** The server that carries messages now, as those beside a lost one know it; undefined while there is none. */
  primary: (lost?: RedisServer) => Promise<RedisServer | undefined>;
  stop: () => Promise<void>;
}

const watched = 'main';
const deadAfterMs = 1000;

/** A primary and a replica, watched by three sentinels. */
export async function startSentinels(): Promise<RedisSet> {
  const ports = await freePorts(5);
  const [first, second, ...sentinels] = ports as [number, number, number, number, number];
  const servers = [await startRedis(first), await startRedis(second, ['--replicaof', '127.0.0.1', `${first}`])];
  const { path, remove } = await scratch('sentinels');
  const running = await Promise.all(sentinels.map((port) => startSentinel(join(path, `${port}.conf`), port, first)));
  const others = async (port: number) => (await cli('-p', `${port}`, 'sentinel', 'sentinels', watched)).stdout;
  const complete = async () =>
    (await Promise.all(sentinels.map(others))).every((text) => text.split('runid').length === sentinels.length);
  await until('the sentinels know each other', complete, running[0]!.said);
  const replicasOf = async (port: number) => (await cli('-p', `${port}`, 'sentinel', 'replicas', watched)).stdout;
  const known = async () => (await Promise.all(sentinels.map(replicasOf))).every((text) => text.includes(`${second}`));
  await until('the sentinels know the replica', known, running[0]!.said);
  return {
    url: `redis+sentinel://${sentinels.map((port) => `127.0.0.1:${port}`).join()}/${watched}`,
    primary: async () => {
      const { stdout } = await cli('-p', `${sentinels[0]}`, 'sentinel', 'get-master-addr-by-name', watched);
      return servers.find(({ port }) => stdout.includes(`${port}`));
    },
    stop: async () => {
      for (const each of [...running, ...servers]) await each.stop();
      await remove();
    },
  };
}

async function startSentinel(file: string, port: number, primary: number) {
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `sentinel monitor ${watched} 127.0.0.1 ${primary} 2`,
    `sentinel down-after-milliseconds ${watched} ${deadAfterMs}`,
    `sentinel failover-timeout ${watched} 5000`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const running = start(programOf('redis-server')!, [file, '--sentinel']);
  await until(
    'a sentinel answers',
    async () => (await cli('-p', `${port}`, 'ping')).stdout.includes('PONG'),
    running.said,
  );
  return running;
}

/** A cluster of three primaries with a replica each. */
export async function startRedisCluster(): Promise<RedisSet> {
  const ports = await freePorts(6);
  const options = ['--cluster-enabled', 'yes', '--cluster-node-timeout', `${deadAfterMs}`];
  const servers = await Promise.all(ports.map((port) => startClusterNode(port, options)));
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  await cli('--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes');
  const isWhole = async (port: number) =>
    (await cli('-p', `${port}`, 'cluster', 'info')).stdout.includes('cluster_state:ok');
  await until('the cluster is whole', async () => (await Promise.all(ports.map(isWhole))).every(Boolean));
  const isBeside = async (port: number) =>
    /role:master|master_link_status:up/.test((await cli('-p', `${port}`, 'info', 'replication')).stdout);
  await until('replicas have what their primaries have', async () =>
    (await Promise.all(ports.map(isBeside))).every(Boolean),
  );
  return {
    url: `redis+cluster://${addresses.join()}`,
    primary: async (lost) => {
      for (const server of servers.filter((each) => each !== lost)) {
        // Whoever has the slot answers with a number; the others say who has it.
        const { stdout } = await cli('-p', `${server.port}`, 'spublish', `${channelOf(siteOfTests)}:nobody`, '');
        if (/^\d+\s*$/.test(stdout)) return server;
      }
      return undefined;
    },
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}

async function startClusterNode(port: number, options: readonly string[]): Promise<RedisServer> {
  const [bus] = await freePorts(1);
  return startRedis(port, [...options, '--cluster-port', `${bus}`]);
}
