import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Given } from './group.ts';
import { load } from './load.ts';
import { reply } from './mix.ts';
import { generator } from './rate.ts';
import { type Server, startServer } from './server.ts';
import type { Setting } from './world.ts';

/** A world on which several processes run at once. */
export interface Where extends Given {
  url: string;
  setting: Setting;
}

/** Starts processes of one site, one after the other, for the time of a measurement. */
export async function withServers<T>(
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

/** How often what is compared is measured by turns, so that what else the machine does meets both. */
export const rounds = 2;

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

export interface Written {
  perSecond: number;
  /** Transactions of the whole database for each reply. */
  transactions: number;
}

/** Replies by one process, for so many seconds. */
export async function repliesOf({ url, setting, seconds }: Where, server: Server): Promise<Written> {
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
