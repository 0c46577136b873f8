import { setTimeout as delay } from 'node:timers/promises';
import { hold, postHold, voidHold } from '../../server/domains/economy/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { isUnavailable } from '../../server/platform/db/errors.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { type JobCtx, writeInJob } from '../../server/platform/jobs/write-in-job.ts';
import { Refusal } from '../../server/platform/refusal.ts';
import { gift } from '../support/money.ts';
import { giveMoney } from '../support/wealth.ts';
import type { Drawn } from './drawn.ts';

/** Who sets money aside in the ledger alone: no call of the product does yet. */
const holders = [9_000_000_001, 9_000_000_002, 9_000_000_003] as const;
const had = 100_000;
export const lastsMs = 3000;

export interface Holding {
  run(databaseUrl: string): { stop(): Promise<void> };
  holders: readonly number[];
  /** What each should have once all holds are ended. */
  should(uid: number): number;
  made(): number;
}

/** Holds that are posted, given back, or left to run out, by transactions of this process on the site's database. */
export async function createHolding(db: Db, random: Drawn): Promise<Holding> {
  const posted = new Map<number, number>(holders.map((uid) => [uid, 0]));
  let made = 0;
  for (const uid of holders) await giveMoney(db, new Date(), uid, had);

  /** One hold to its end; each step again until it is acknowledged, which its key makes harmless. */
  const one = async (url: Db, uid: number): Promise<void> => {
    const amount = 1 + random.int(9);
    const key = crypto.randomUUID();
    const taken = { key, uid, currency: 'xgold', amount, reason: gift } as const;
    const { transfer } = await acknowledged(url, (ctx) =>
      hold(ctx, { ...taken, expiresAt: new Date(ctx.now.getTime() + lastsMs) }),
    );
    made += 1;
    const end = random.int(3);
    if (end === 0) return;
    if (end === 1) {
      await acknowledged(url, (ctx) => voidHold(ctx, transfer)).catch(isOver);
      return;
    }
    const done = await acknowledged(url, (ctx) =>
      postHold(ctx, transfer, { to: 'store', kind: 'spent', reason: gift }),
    ).catch(isOver);
    if (done) posted.set(uid, posted.get(uid)! + amount);
  };

  return {
    holders,
    made: () => made,
    should: (uid) => had - posted.get(uid)!,
    run: (databaseUrl) => {
      const pool = createPool({ url: databaseUrl, max: holders.length });
      const own = createDb(pool);
      let running = true;
      const live = async (uid: number): Promise<void> => {
        while (running) {
          await one(own, uid);
          await delay(random.int(100));
        }
      };
      const lives = holders.map(live);
      // What failed is thrown when it is stopped.
      for (const life of lives) life.catch(() => undefined);
      return {
        stop: async () => {
          running = false;
          await Promise.all(lives);
          await pool.end();
        },
      };
    },
  };
}

/** The time of a hold was over before it was posted: its money comes back by the job. */
function isOver(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
  return undefined;
}

const patienceMs = 120_000;

/** Does it again until the database says that it is done, as it may be away or take the answer with it. */
async function acknowledged<T>(db: Db, act: (ctx: JobCtx) => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; await delay(100)) {
    try {
      return await writeInJob(db, new Date(), act);
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) throw error;
    }
  }
}
