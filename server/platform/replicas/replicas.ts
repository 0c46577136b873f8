import type { Pool } from 'pg';
import type { Db, Log, ReadDb } from '../context.ts';
import { createDb } from '../db/pool.ts';
import { within } from '../within.ts';
import { countRead } from './figures.ts';
import { positionOf } from './position.ts';
import { Replica } from './replica.ts';
import { lagOf, leastBusy, type Mark } from './rules.ts';

/** The replicas of the database that reads go to. */
export interface Replicas {
  /** What they follow, to which everything goes that none of them answers. */
  primary: Db;
  /** Where the primary's log ends: whoever has read so far has read all that was committed before this was asked. */
  position(): Promise<number>;
  /**
   * A replica that shows everything up to a place in the primary's log, the least busy of them; the primary where none does within
   * 50 ms, or where the place isn't known.
   */
  choose(after: number | undefined): Promise<ReadDb>;
  /** How each stands, by its name. */
  standings(): Readonly<Record<string, string>>;
  /** Looks once at all of them, and goes on doing so every second. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Deps {
  urls: readonly string[];
  primary: { pool: Pool; db: Db };
  /** Connections of this process to each of them at most. */
  max: number;
  log: Log;
}

const watchMilliseconds = 1000;
/** So long a read waits for a replica to have what its asker has written. */
const patienceMilliseconds = 50;
/** Marks of the primary's log that are remembered: more than a replica may be behind. */
const mostMarks = 60;

/** How a replica is named: by its host and port, never with what opens it. */
const nameOf = (url: string): string => {
  const { host, hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? (port === '' ? `${hostname}:5432` : host);
};

/** Watches the replicas of the setting; undefined where it names none. What they can't answer goes to this pool. */
export async function openReplicas({
  urls,
  pool,
  log,
}: Pick<Deps, 'urls' | 'log'> & { pool: Pool }): Promise<Replicas | undefined> {
  if (urls.length === 0) return undefined;
  const primary = { pool, db: createDb(pool) };
  const replicas = createReplicas({ urls, primary, max: pool.options.max, log });
  await replicas.start();
  return replicas;
}

/** The replicas by their addresses; nothing is asked of them before they are started. */
export function createReplicas({ urls, primary, max, log }: Deps): Replicas {
  const all = urls.map((url) => new Replica({ name: nameOf(url), url, max, primary, log }));
  const position = positionOf(primary.pool);
  let marks: Mark[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const mark = async (): Promise<void> => {
    const at = performance.now();
    const end = await within(
      watchMilliseconds,
      position().catch(() => undefined),
      undefined,
    );
    if (end === undefined) return;
    // A primary whose log is shorter than it was is another one.
    if (end < (marks.at(-1)?.position ?? 0)) marks = [];
    marks = [...marks.slice(1 - mostMarks), { at, position: end }];
  };
  const watch = async (): Promise<void> => {
    await mark();
    const end = marks.at(-1)?.position ?? 0;
    const lag = (replayed: number) => lagOf(replayed, marks, performance.now());
    await Promise.all(all.map((replica) => replica.watch(lag, end)));
  };
  const goOn = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void watch().finally(goOn), watchMilliseconds).unref();
  };

  /** Whichever of them gets so far first. */
  const firstThere = async (serving: readonly Replica[], after: number): Promise<Replica | undefined> => {
    const able = leastBusy(serving, after);
    if (able) return able;
    const reached = serving.map(async (replica) => {
      if (await replica.reaches(after, patienceMilliseconds)) return replica;
      throw new Error(`${replica.name} is not so far`);
    });
    return Promise.any(reached).catch(() => undefined);
  };

  return {
    primary: primary.db,
    position,
    choose: async (after) => {
      const serving = all.filter(({ standing }) => standing === 'serving');
      const replica = after === undefined ? undefined : await firstThere(serving, after);
      if (replica) countRead('replica', 'chosen');
      else countRead('primary', after === undefined ? 'unknown' : serving.length === 0 ? 'none' : 'behind');
      return replica?.db ?? primary.db;
    },
    standings: () => Object.fromEntries(all.map(({ name, standing }) => [name, standing])),
    start: async () => {
      await watch();
      goOn();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(all.map((replica) => replica.end()));
    },
  };
}
