import type { CallSpec } from '../../../contract/call.ts';
import type { Db } from '../context.ts';
import { refuse } from '../refusal.ts';
import { unixSeconds } from '../unix-seconds.ts';
import { addressRange } from './address-range.ts';
import { countStoreOf } from './count-store.ts';
import { createSharedCounter, type SharedCounter } from './shared-counter.ts';

type Kind = NonNullable<CallSpec['limit']>;
interface Limit {
  seconds: number;
  /** Calls a window for one account (or a guest's address) and for one address. */
  perAccount: number;
  perAddress: number;
}

/**
 * Shared limits. An address may be a whole village behind one carrier's gateway, so it gets far more than an account.
 */
export const sharedLimits: Record<Kind, Limit> = {
  login: { seconds: 60, perAccount: 20, perAddress: 60 },
  code: { seconds: 60, perAccount: 60, perAddress: 120 },
  // A program reads the question that stands for the verification image; people need few.
  question: { seconds: 900, perAccount: 15, perAddress: 30 },
  upload: { seconds: 60, perAccount: 40, perAddress: 400 },
  // Of an upload that comes in pieces of half a megabyte.
  piece: { seconds: 60, perAccount: 240, perAddress: 1200 },
  write: { seconds: 60, perAccount: 60, perAddress: 1200 },
  // Short lines and their read marks: several a second in a lively conversation, and a village has many.
  chat: { seconds: 60, perAccount: 240, perAddress: 24_000 },
};

/** Reads a minute for one address in one process. */
export const readLimit = { seconds: 60, perAddress: 3000 };

/** Counted one by one in the database, so that guessing at a password or a code gains nothing from many processes. */
const exact: ReadonlySet<Kind> = new Set(['login', 'code', 'question']);

/** What each pool's process counts by itself for a moment. */
const counters = new WeakMap<Db, SharedCounter>();

function counterOf(db: Db): SharedCounter {
  const counter = counters.get(db) ?? createSharedCounter(db);
  counters.set(db, counter);
  return counter;
}

/** Writes to the database what this process has counted and not written yet; before it stops. */
export const flushLimits = async (db: Db): Promise<void> => counters.get(db)?.flush();

/** Forgets all counts, here and in the database: for tests that call more often than anybody may. */
export async function forgetLimits(db: Db): Promise<void> {
  await flushLimits(db);
  counters.delete(db);
  await db.deleteFrom('platform.limits').execute();
}

/**
 * Counts a call against its shared limits, for the account and for the address, and refuses past either. Outside the
 * call's transaction, so that refused calls count too. Writes and uploads are counted in the process and added to the
 * database in batches (decision 0061): with several processes somebody gets so much more through as they send in that
 * moment.
 */
export async function countShared(
  db: Db,
  kind: Kind,
  who: { uid: number | undefined; ip: string },
  now: Date,
): Promise<void> {
  const { seconds, perAccount, perAddress } = sharedLimits[kind];
  const epoch = unixSeconds(now);
  const start = epoch - (epoch % seconds);
  const over = { retryAfterSeconds: start + seconds - epoch };
  // Always the account before the address, so that two calls never wait for each other.
  const account = who.uid === undefined ? [] : [`${kind}:u:${who.uid}`];
  const names = [...account, `${kind}:a:${addressRange(who.ip)}`];
  const counts = exact.has(kind)
    ? await countStoreOf(db).add(names.map((name) => ({ name, start, endsAt: start + seconds, added: 1 })))
    : names.map((name) => counterOf(db).count(name, { start, seconds }));
  const [ofAddress = 1, ofAccount = 0] = counts.reverse();
  if (ofAccount > perAccount || ofAddress > perAddress) refuse('wire.too_many', over);
}

/** Reads are counted in this process alone: a shared counter would cost more than the read. */
export function createReadCounter(clock: () => Date): (ip: string) => void {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return (ip) => {
    const epoch = unixSeconds(clock());
    const start = epoch - (epoch % readLimit.seconds);
    if (start !== windowStart) {
      windowStart = start;
      counts = new Map();
    }
    const range = addressRange(ip);
    const seen = (counts.get(range) ?? 0) + 1;
    counts.set(range, seen);
    if (seen > readLimit.perAddress) refuse('wire.too_many', { retryAfterSeconds: start + readLimit.seconds - epoch });
  };
}
