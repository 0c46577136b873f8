import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { Bus } from './bus/bus.ts';
import type { Db } from './context.ts';
import { isUp } from './db/pool.ts';
import type { OverdueSince } from './domain.ts';
import { publishGauges } from './gauges.ts';
import type { Readiness } from './health.ts';
import { lastRuns } from './machine/runs.ts';
import type { Storage } from './storage/port.ts';
import { within } from './within.ts';

interface Watched {
  config: Pick<Config, 'role' | 'dataDir'>;
  pool: Pool;
  db: Db;
  bus: Pick<Bus, 'isCurrent'>;
  readiness: Readiness;
  storage: Pick<Storage, 'exists'>;
  clock: () => Date;
  /** What all domains do by themselves at their hours, by its name. */
  overdue: Readonly<Record<string, OverdueSince>>;
}

/** Nothing lies there: asking for it shows whether the storage answers. */
const probe = 'probe/nothing';
/** Less than a scrape waits for an answer: silence is one. */
const patienceMilliseconds = 900;

const secondsSince = (at: Date | null, now: Date): number =>
  at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : 0;

/** Publishes how this process and what it needs stand. */
export function watchSite({ config, pool, db, bus, readiness, storage, clock, overdue }: Watched): void {
  publishGauges(
    async () => readiness.accepting && (await within(patienceMilliseconds, isUp(pool), false)),
    [
      {
        name: 'process_ready',
        help: 'Whether the process serves, as /readyz says; by its role',
        labelNames: ['role'],
        aggregator: 'sum',
        of: (ready) => [[{ role: config.role }, ready ? 1 : 0]],
      },
    ],
  );
  publishGauges(
    async () => bus.isCurrent(),
    [
      {
        name: 'process_current',
        help: 'Whether the process hears what others change; 0 where it trusts none of its caches',
        aggregator: 'min',
        of: (current) => (current ? 1 : 0),
      },
    ],
  );
  publishGauges(
    () => answers(storage.exists(probe)),
    [
      {
        name: 'storage_reachable',
        help: 'Whether the storage of pictures answers this process; 0 after nearly a second of silence as well',
        aggregator: 'min',
        of: (reachable) => (reachable ? 1 : 0),
      },
    ],
  );
  watchDisk(config.dataDir);
  watchRuns(db, clock);
  watchOverdue(db, clock, overdue);
}

const answers = (asked: Promise<unknown>): Promise<boolean> =>
  within(
    patienceMilliseconds,
    asked.then(
      () => true,
      () => false,
    ),
    false,
  );

function watchDisk(dataDir: string): void {
  publishGauges(
    () => statfs(dataDir),
    [
      {
        name: 'data_dir_free_bytes',
        help: 'Room that is left for this process where DATA_DIR lies',
        aggregator: 'min',
        of: ({ bavail, bsize }) => bavail * bsize,
      },
      {
        name: 'data_dir_size_bytes',
        help: 'All room where DATA_DIR lies',
        aggregator: 'max',
        of: ({ blocks, bsize }) => blocks * bsize,
      },
    ],
  );
}

function watchRuns(db: Db, clock: () => Date): void {
  publishGauges(
    () => lastRuns(db),
    [
      {
        name: 'run_succeeded_seconds',
        help: 'Seconds since a command of the operators’ own, such as a backup, succeeded last; by its name, none where it never did',
        labelNames: ['run'],
        aggregator: 'max',
        of: (runs) =>
          runs.flatMap(({ name, succeededAt }) =>
            succeededAt ? [[{ run: name }, secondsSince(succeededAt, clock())] as const] : [],
          ),
      },
      {
        name: 'run_failed',
        help: '1 where such a command failed when it ran last',
        labelNames: ['run'],
        aggregator: 'max',
        of: (runs) => runs.map(({ name, succeeded }) => [{ run: name }, succeeded ? 0 : 1] as const),
      },
    ],
  );
}

function watchOverdue(db: Db, clock: () => Date, overdue: Watched['overdue']): void {
  const ask = async () => {
    const now = clock();
    const each = Object.entries(overdue).map(
      async ([what, since]) => [{ what }, secondsSince(await since(db, now), now)] as const,
    );
    return Promise.all(each);
  };
  publishGauges(ask, [
    {
      name: 'overdue_seconds',
      help: 'Seconds by which what is promised for an hour is late; 0 where nothing is',
      labelNames: ['what'],
      aggregator: 'max',
      of: (found) => found,
    },
  ]);
}
