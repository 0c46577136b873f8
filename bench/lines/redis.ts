import { oneRedis } from '../../engines/support/redis.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';
import { mean, repliesOf, rounds, type Where, type Written, withServers } from '../several.ts';
import { deliveredBy } from './messages.ts';

export const group: Group = {
  name: 'redis',
  at: 47,
  needs: 'database',
  lines: async (url, setting, given) => {
    const where = { ...given, url, setting };
    return [...(await redisAgainstNotify(where)), ...(await byFour(where))];
  },
};

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
