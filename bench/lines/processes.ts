import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { oneRedis } from '../../engines/support/redis.ts';
import { askFor } from '../asking.ts';
import type { Given, Group } from '../group.ts';
import type { Line } from '../line.ts';
import { get, load, type Sent } from '../load.ts';
import { mixOf, reply, threadPath } from '../mix.ts';
import { html, ofMembers } from '../page-asks.ts';
import { generator } from '../rate.ts';
import { type Server, startServer } from '../server.ts';
import { startSpinning } from '../spinning.ts';
import { guestHeaders, type Setting } from '../world.ts';
import { deliveredBy } from './messages.ts';

export const group: Group = { name: 'processes', at: 45, needs: 'database', lines: processes };

interface Where extends Given {
  url: string;
  setting: Setting;
}

/** What more processes on the same two cores are worth, and what they cost each other. */
async function processes(url: string, setting: Setting, given: Given): Promise<Line[]> {
  const where = { ...given, url, setting };
  return [
    ...(await twoAgainstOne(where)),
    ...(await neighbours(where)),
    ...(await redisAgainstNotify(where)),
    ...(await byFour(where)),
  ];
}

async function withServers<T>(
  { url, dataDir }: Where,
  envs: readonly Record<string, string>[],
  measure: (servers: Server[]) => Promise<T>,
): Promise<T> {
  const secretKey = readFileSync(join(dataDir, 'secret.key'), 'utf8').trim();
  const servers: Server[] = [];
  try {
    for (const env of envs) servers.push(await startServer(dataDir, { beside: { databaseUrl: url, secretKey }, env }));
    return await measure(servers);
  } finally {
    for (const server of servers) await server.stop();
  }
}

const rounds = 2;
type Rates = Record<'first asks' | 'member pages' | 'mixed', number>;
const kinds = ['first asks', 'member pages', 'mixed'] as const;

/** By turns, so that what else the machine does meets both. */
async function twoAgainstOne(where: Where): Promise<Line[]> {
  const [one, two]: [Rates[], Rates[]] = [[], []];
  const [floorOfOne, floorOfTwo]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    floorOfOne.push(await spinning(where, 1));
    floorOfTwo.push(await spinning(where, 2));
    one.push(await ratesOf(where, 1, round));
    two.push(await ratesOf(where, 2, round));
  }
  const floor = (mean(floorOfTwo) / mean(floorOfOne)).toFixed(2);
  return kinds.map((kind) => {
    const [single, double] = [mean(one.map((rates) => rates[kind])), mean(two.map((rates) => rates[kind]))];
    return {
      name: `two web processes against one, ${kind}`,
      unit: '×',
      target: 1.7,
      measured: double / single,
      remark: `${Math.round(single)} and ${Math.round(double)}/s; a server that only computes gains ${floor} here`,
    };
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

async function spinning({ seconds }: Where, count: number): Promise<number> {
  const server = await startSpinning(count);
  try {
    const asked = { url: server.url, requests: [get('/')], expect: '' };
    await load({ ...asked, seconds: 1 }, generator);
    return (await load({ ...asked, seconds }, generator)).perSecond;
  } finally {
    await server.stop();
  }
}

const ratesOf = (where: Where, count: number, round: number): Promise<Rates> =>
  withServers(where, [{ WEB_CONCURRENCY: `${count}` }], async ([server]) => {
    const { setting, seconds, quick } = where;
    const { url } = server!;
    const { threads, members, crowd } = setting;
    const asks = crowd.map((thread, i) => get(`/forum/${thread.fid}/${thread.tid}?limit=20`, guestHeaders(i)));
    const wanted = (some: readonly Sent[]) => some.map((one) => ({ ...one, kind: 'page', expect: html }));
    const warm = Math.floor(asks.length / 4);
    await askFor({ url, wanted: wanted(asks.slice(0, warm)), plan: { by: 'once', connections: 16 } });
    const firsts = await askFor({ url, wanted: wanted(asks.slice(warm)), plan: { by: 'once', connections: 16 } });
    const requests = ofMembers(threads.map(threadPath), members);
    const asked = { url, requests, expect: html };
    await load({ ...asked, seconds: 3 }, generator);
    const pages = await load({ ...asked, seconds }, generator);
    const mix = mixOf({ threads: crowd, members, count: 40_000, seed: round });
    await askFor({ url, wanted: mix, plan: { by: 'time', connections: 32, seconds: quick ? 1 : 5 } });
    const mixed = await askFor({ url, wanted: mix, plan: { by: 'time', connections: 32, seconds: seconds * 2 } });
    return {
      'first asks': firsts.answered / firsts.seconds,
      'member pages': pages.perSecond,
      mixed: mixed.answered / mixed.seconds,
    };
  });

interface Written {
  perSecond: number;
  /** Transactions of the whole database for each reply. */
  transactions: number;
}

/** Replies by one process, for so many seconds. */
async function repliesOf({ url, setting, seconds }: Where, server: Server): Promise<Written> {
  const { members, threads } = setting;
  const requests = members.map((member, i) => reply(member, threads[(i * 7) % threads.length]!));
  const asked = { url: server.url, requests, expect: '"position"' };
  await load({ ...asked, seconds: 3 }, generator);
  const before = await committed(url);
  const { perSecond, answered } = await load({ ...asked, seconds }, generator);
  return { perSecond, transactions: ((await committed(url)) - before) / answered };
}

/** Transactions so far; sessions say theirs a second later at most. */
async function committed(url: string): Promise<number> {
  await delay(1100);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0]!.count);
}

/** How fast one process writes while others have nothing to do; alone again afterwards. */
async function neighbours(where: Where): Promise<Line[]> {
  const counts = [0, 5, 20, 0];
  const measured: Written[] = [];
  for (const count of counts) {
    const all = [{}, ...Array.from({ length: count }, () => ({ DATABASE_POOL: '4' }))];
    measured.push(await withServers(where, all, ([writer]) => repliesOf(where, writer!)));
  }
  const alone = mean([measured[0]!.perSecond, measured.at(-1)!.perSecond]);
  const text = measured.map(
    ({ perSecond, transactions }, i) =>
      `${counts[i]}: ${Math.round(perSecond)}/s, ${transactions.toFixed(1)} transactions each`,
  );
  return [
    {
      name: 'replies with 20 idle neighbours against none',
      unit: '×',
      target: 0.9,
      measured: measured[2]!.perSecond / alone,
      remark: text.join('; '),
    },
  ];
}

/** Replies of one of two processes that reach each other by Redis, against two that do by the database. */
async function redisAgainstNotify(where: Where): Promise<Line[]> {
  const redis = await oneRedis();
  try {
    const [byNotify, byRedis]: [Written[], Written[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      byNotify.push(await withServers(where, [{}, {}], ([writer]) => repliesOf(where, writer!)));
      const envs = [{ REDIS_URL: redis.url }, { REDIS_URL: redis.url }];
      byRedis.push(await withServers(where, envs, ([writer]) => repliesOf(where, writer!)));
    }
    const [plain, carried] = [byNotify, byRedis].map((all) => mean(all.map(({ perSecond }) => perSecond)));
    const transactions = [byNotify, byRedis].map((all) => mean(all.map((each) => each.transactions)).toFixed(1));
    return [
      {
        name: 'replies by Redis against NOTIFY',
        unit: '×',
        target: 1,
        measured: carried! / plain!,
        remark: `${Math.round(plain!)} and ${Math.round(carried!)}/s; ${transactions.join(' and ')} transactions each`,
      },
    ];
  } finally {
    await redis.stop();
  }
}

/** A group of people connected to four processes that know of each other by Redis. */
async function byFour(where: Where): Promise<Line[]> {
  const redis = await oneRedis();
  try {
    const envs = Array.from({ length: 4 }, () => ({ REDIS_URL: redis.url }));
    return await withServers(where, envs, (servers) => deliveredBy(servers, { ...where, databaseUrl: where.url }));
  } finally {
    await redis.stop();
  }
}
