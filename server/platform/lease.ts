import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Log } from './context.ts';

/** How often its holder says that it is there, and how long that counts. */
const renewMs = 1000;
const leaseSeconds = 5;
/** How often the others look whether it is free. */
const lookMs = 2000;

/** What one process at a time does for all. For what costs less so; what must not be done twice takes a lock of its own. */
export interface Lease {
  isHeld(): boolean;
  /** Somebody may have given it back: looks at once. */
  look(): Promise<void>;
  start(): void;
  /** Gives it back; whether it was held. */
  stop(): Promise<boolean>;
}

interface LeaseOptions {
  db: Db;
  log: Log;
  /** One of these is held at most: with several, so many processes do it. */
  names: readonly string[];
  /** It is held from now on; `from`: nobody had it, or its holder had said nothing for too long. */
  onTaken: (from: 'nobody' | 'silence') => void;
  /** It was held, and another process may have it now: the database was away for longer than it counts. */
  onLost?: () => void;
}

/** Makes a lease that this process wants; by the database's clock, whatever those of the machines say. */
export function createLease({ db, log, names, onTaken, onLost }: LeaseOptions): Lease {
  const holder = randomUUID();
  let held: { name: string; until: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let stopped = true;
  let saidTaken = false;
  const isHeld = (): boolean => held !== undefined && performance.now() < held.until;
  const say = (was: 'nobody' | 'silence'): void => {
    if (isHeld() === saidTaken) return;
    saidTaken = isHeld();
    if (saidTaken) onTaken(was);
    else onLost?.();
  };
  /** Takes or renews it; an answer that came too late counts for nothing, and the next look renews it. */
  const takeOne = async (name: string, was: 'nobody' | 'silence'): Promise<void> => {
    const asked = performance.now();
    const taken = await take(db, name, holder);
    held = taken ? { name, until: asked + leaseSeconds * 1000 } : undefined;
    say(was);
  };

  const look = async (): Promise<void> => {
    if (held) await takeOne(held.name, 'silence');
    if (held) return;
    for (const { name, was } of await freeOf(db, names)) {
      await takeOne(name, was);
      if (held) return;
    }
  };
  const lookOnce = (): Promise<void> => {
    if (stopped) return Promise.resolve();
    looking ??= look()
      .catch((err: unknown) => {
        log.warn({ err, names }, 'a lease could not be looked at');
        say('silence');
      })
      .finally(() => {
        looking = undefined;
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(() => void lookOnce(), isHeld() ? renewMs : lookMs).unref();
      });
    return looking;
  };
  return {
    isHeld,
    look: lookOnce,
    start: () => {
      stopped = false;
      void lookOnce();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
      const last = held?.name;
      held = undefined;
      if (last === undefined) return false;
      await db.deleteFrom('platform.leases').where('name', '=', last).where('holder', '=', holder).execute();
      return true;
    },
  };
}

/** Those that no process holds now; `silence`: its holder has said nothing for too long. */
async function freeOf(db: Db, names: readonly string[]): Promise<{ name: string; was: 'nobody' | 'silence' }[]> {
  const { rows } = await sql<{ name: string; counts: boolean }>`
    select name, until > clock_timestamp() as counts from platform.leases where name = any(${names})
  `.execute(db);
  const counting = new Map(rows.map(({ name, counts }) => [name, counts]));
  return names
    .filter((name) => !counting.get(name))
    .map((name) => ({ name, was: counting.has(name) ? 'silence' : 'nobody' }));
}

/** Takes or renews it; false where another process holds it. */
async function take(db: Db, name: string, holder: string): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    insert into platform.leases as lease (name, holder, until)
    values (${name}, ${holder}, clock_timestamp() + make_interval(secs => ${leaseSeconds}))
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where lease.holder = excluded.holder or lease.until <= clock_timestamp()
    returning name
  `.execute(db);
  return rows.length > 0;
}
