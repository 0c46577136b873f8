import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import {
  type PostgresCluster,
  type PostgresNode,
  postgresCluster,
  postgresPackages,
} from '../../engines/support/postgres.ts';
import { freePorts, programOf, scratch } from '../../engines/support/programs.ts';
import { fillWhole } from '../../server/domains/search/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { inTransaction } from '../../server/platform/db/transaction.ts';
import { positionOf } from '../../server/platform/replicas/position.ts';
import { randomToken, sha256 } from '../../server/platform/seal.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';
import { get, load, type Sent } from '../load.ts';
import { generator, rounded } from '../rate.ts';
import { root, type Server, startServer } from '../server.ts';
import { guestHeaders } from '../world.ts';

export const group: Group = { name: 'replicas', at: 48, needs: 'nothing', lines: replicas };

const database = 'bench';
const secretKey = 'a key for the bench alone';
const world = ['--members', '2000', '--threads', '5000', '--posts', '100000'];
const seconds = 8;
const warmSeconds = 3;
const rounds = 2;
const atOnce = 16;
const asking = 100;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Searches and statements without and with a replica on the same machine, and what the place in the log costs a write. */
async function replicas(): Promise<Line[]> {
  if (!Object.keys(postgresPackages).every(programOf)) {
    console.log('left out: replicas (not installed: postgresql-15)');
    return [];
  }
  const [port, other] = await freePorts(2);
  const cluster = await postgresCluster(port!, { fsync: 'on', shared_buffers: '256MB' });
  const { path, remove } = await scratch('bench-replicas');
  try {
    const url = cluster.primary.url(database);
    await makeWorld(cluster, url, path);
    const replica = await cluster.replica(other!);
    return [...(await readsOf(cluster, replica, { url, dataDir: path })), ...(await costOfAsking(url))];
  } finally {
    await cluster.remove();
    await remove();
  }
}

async function makeWorld(cluster: PostgresCluster, url: string, dataDir: string): Promise<void> {
  await cluster.ask(cluster.primary, `create database ${database}`);
  const pool = createPool({ url, max: 2 });
  await migrate(pool);
  await pool.end();
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: secretKey };
  const child = spawn(process.execPath, [join(root, 'world/seed.ts'), ...world], { env, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the world was not made');
  // Else the site itself would fill the index of search while it is measured.
  const filling = createPool({ url, max: 2 });
  await fillWhole(createDb(filling));
  await filling.end();
  await cluster.ask(cluster.primary, 'vacuum analyze', database);
}

interface Where {
  url: string;
  dataDir: string;
}

/** What is asked of the site, and of how many of its answers nothing is cached. */
interface Asked {
  name: string;
  requests: Sent[];
  expect: string;
}

/** Rates by turns without and with the replica, and how many transactions of the primary an answer takes. */
async function readsOf(cluster: PostgresCluster, replica: PostgresNode, where: Where): Promise<Line[]> {
  const members = await sessionsOf(where.url);
  const words = [
    'phone',
    'battery camera',
    'telephone',
    'market lagos',
    'chargeur',
    'goal',
    'camera',
    'photographs walking',
  ];
  const all: Asked[] = [
    {
      name: 'search',
      requests: words.map((q, i) => get(`/v5/extend/search?q=${encodeURIComponent(q)}`, guestHeaders(i))),
      expect: '"status":1',
    },
    {
      name: 'statements',
      requests: members.map((token, i) =>
        get('/v5/wallet/statement?currency=xgold', { ...guestHeaders(i), 'x-auth-token': token, 'x-read-after': '0' }),
      ),
      expect: '"status":1',
    },
  ];
  const found = new Map<string, { perSecond: number; transactions: number }[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const with1 of [false, true]) {
      const env = with1 ? { DATABASE_REPLICA_URLS: replica.url(database) } : undefined;
      const beside = { databaseUrl: where.url, secretKey };
      const server = await startServer(where.dataDir, { beside, ...(env && { env }) });
      try {
        for (const asked of all) {
          const key = `${asked.name}, ${with1 ? 'one replica' : 'no replica'}`;
          found.set(key, [...(found.get(key) ?? []), await rateOf(cluster, server, asked)]);
        }
      } finally {
        await server.stop();
      }
    }
  }
  return [...found].map(([name, measured]): Line => {
    const transactions = mean(measured.map((each) => each.transactions)).toFixed(1);
    const remark = `${transactions} transactions of the primary each; primary, replica, site and asker on one machine`;
    return { name, unit: '/s', measured: mean(measured.map(({ perSecond }) => perSecond)), floor: 'select', remark };
  });
}

async function rateOf(cluster: PostgresCluster, server: Server, { requests, expect }: Asked) {
  const asked = { url: server.url, requests, expect };
  await load({ ...asked, seconds: warmSeconds }, generator);
  const before = await committed(cluster);
  const { perSecond, answered } = await load({ ...asked, seconds }, generator);
  return { perSecond, transactions: ((await committed(cluster)) - before) / answered };
}

/** Transactions of the primary so far, without what its sessions have yet to say. */
async function committed({ ask, primary }: PostgresCluster): Promise<number> {
  const [row] = await ask<{ count: string }>(
    primary,
    `select xact_commit as count from pg_stat_database where datname = '${database}'`,
  );
  return Number(row!.count);
}

/** Sessions of members who have entries. */
async function sessionsOf(url: string): Promise<string[]> {
  const pool = createPool({ url, max: 2 });
  const tokens = Array.from({ length: asking }, () => randomToken());
  await pool.query(
    `insert into accounts.sessions (token_hash, uid, kind, created_at, expires_at, ip, user_agent)
     select token, uid, 'site', now(), now() + interval '1 day', '203.0.113.9', 'bench'
       from (select uid, row_number() over (order by uid) as n from accounts.members limit $2) m
       join unnest($1::bytea[]) with ordinality as t (token, n) using (n)`,
    [tokens.map((token) => sha256(token)), asking],
  );
  await pool.end();
  return tokens;
}

/** A small write without and with the question for its place in the log, 16 at once, durable. */
async function costOfAsking(url: string): Promise<Line[]> {
  const pool = createPool({ url, max: atOnce });
  await pool.query('create table public.written (n bigint)');
  const position = positionOf(pool);
  const [plain, asked]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await writes(pool, async () => undefined));
    asked.push(await writes(pool, position));
  }
  await pool.end();
  const [without, having] = [mean(plain), mean(asked)];
  const more = rounded((atOnce / having - atOnce / without) * 1000);
  return [
    { name: 'small write, 16 at once', unit: '/s', measured: without, floor: 'select' },
    {
      ...{ name: 'small write and its place in the log, 16 at once', unit: '/s', measured: having, floor: 'select' },
      remark: `${Math.round((having / without) * 100)} % of without; ${more} ms more each`,
    },
  ];
}

async function writes(pool: Pool, after: () => Promise<unknown>): Promise<number> {
  const db = createDb(pool);
  const write = () => inTransaction(db, (tx) => sql`insert into public.written values (1)`.execute(tx));
  const run = async (until: number): Promise<number> => {
    let done = 0;
    while (performance.now() < until) {
      await write();
      await after();
      done += 1;
    }
    return done;
  };
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: atOnce }, () => run(until)));
  return counts.reduce((sum, each) => sum + each, 0) / seconds;
}
