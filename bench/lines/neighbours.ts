import { setTimeout as delay } from 'node:timers/promises';
import { oneRedis } from '../../engines/support/redis.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';
import { mean, repliesOf, type Where, type Written, withServers } from '../several.ts';

export const group: Group = {
  name: 'neighbours',
  at: 46,
  needs: 'database',
  lines: async (url, setting, given) => {
    const where = { ...given, url, setting };
    const byNotify = await neighbours(where, {}, 'by NOTIFY');
    const redis = await oneRedis();
    try {
      const { target: _, ...byRedis } = await neighbours(where, { REDIS_URL: redis.url }, 'by Redis');
      return [byNotify, byRedis];
    } finally {
      await redis.stop();
    }
  },
};

/** A process that nobody has asked for twenty seconds gives back what its start took, once. */
const settledMs = 35_000;

/** How fast one process writes while others have nothing to do; alone again afterwards. */
async function neighbours(where: Where, env: Record<string, string>, way: string): Promise<Line> {
  const counts = [0, 5, 20, 0];
  const measured: Written[] = [];
  for (const count of counts) {
    const all = [env, ...Array.from({ length: count }, () => ({ ...env, DATABASE_POOL: '4' }))];
    measured.push(
      await withServers(where, all, async ([writer]) => {
        await delay(settledMs);
        return repliesOf(where, writer!);
      }),
    );
  }
  const alone = mean([measured[0]!.perSecond, measured.at(-1)!.perSecond]);
  const text = measured.map(
    ({ perSecond, transactions }, i) =>
      `${counts[i]}: ${Math.round(perSecond)}/s, ${transactions.toFixed(1)} transactions each`,
  );
  return {
    name: `replies with 20 idle neighbours against none, ${way}`,
    unit: '×',
    target: 0.9,
    measured: measured[2]!.perSecond / alone,
    remark: text.join('; '),
  };
}
