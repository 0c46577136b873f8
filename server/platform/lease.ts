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
  name: string;
  /** It is held from now on; `from`: nobody had it, or its holder has said nothing for too long. */
  onTaken: (from: 'nobody' | 'silence') => void;
}

/** Makes a lease that this process wants; by the database's clock, whatever those of the machines say. */
export function createLease({ db, log, name, onTaken }: LeaseOptions): Lease {
  const holder = randomUUID();
  let heldUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let stopped = true;
  const isHeld = (): boolean => performance.now() < heldUntil;

  const look = async (): Promise<void> => {
    const asked = performance.now();
    const was = isHeld() ? 'mine' : await holderOf(db, name);
    if (was === 'another') return;
    heldUntil = (await take(db, name, holder)) ? asked + leaseSeconds * 1000 : Number.NEGATIVE_INFINITY;
    if (isHeld() && was !== 'mine') onTaken(was);
  };
  const lookOnce = (): Promise<void> => {
    if (stopped) return Promise.resolve();
    looking ??= look()
      .catch((err: unknown) => log.warn({ err, name }, 'a lease could not be looked at'))
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
      const held = isHeld();
      heldUntil = Number.NEGATIVE_INFINITY;
      if (held) await db.deleteFrom('platform.leases').where('name', '=', name).where('holder', '=', holder).execute();
      return held;
    },
  };
}

/** `silence`: its holder has said nothing for too long. */
async function holderOf(db: Db, name: string): Promise<'another' | 'nobody' | 'silence'> {
  const { rows } = await sql<{ counts: boolean }>`
    select until > clock_timestamp() as counts from platform.leases where name = ${name}
  `.execute(db);
  if (!rows[0]) return 'nobody';
  return rows[0].counts ? 'another' : 'silence';
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
