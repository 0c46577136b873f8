import { sql } from 'kysely';
import type { CallSpec } from '../../../contract/call.ts';
import type { Db } from '../context.ts';
import { refuse } from '../refusal.ts';
import { unixSeconds } from '../unix-seconds.ts';
import { addressRange } from './address-range.ts';

type Kind = NonNullable<CallSpec['limit']>;
interface Window {
  seconds: number;
  /** Calls a window for one account (or a guest's address) and for one address. */
  perAccount: number;
  perAddress: number;
}

/** Shared limits. An address may be a whole village behind one carrier's gateway, so it gets far more than an account. */
export const sharedLimits: Record<Kind, Window> = {
  login: { seconds: 60, perAccount: 20, perAddress: 60 },
  code: { seconds: 60, perAccount: 60, perAddress: 120 },
  // A program reads the question that stands for the verification image; people need few.
  question: { seconds: 900, perAccount: 15, perAddress: 30 },
  upload: { seconds: 60, perAccount: 40, perAddress: 400 },
  write: { seconds: 60, perAccount: 60, perAddress: 1200 },
};

/** Reads a minute for one address in one process. */
export const readLimit = { seconds: 60, perAddress: 3000 };

/** Counts in all buckets at once; their figures in the same order. */
async function count(db: Db, buckets: readonly string[], windowStart: number): Promise<number[]> {
  const { rows } = await sql<{ bucket: string; count: number }>`
    insert into platform.limits (bucket, window_start, count)
    select bucket, ${windowStart}::bigint, 1 from unnest(${buckets}::text[]) as b (bucket)
    on conflict (bucket, window_start) do update set count = limits.count + 1
    returning bucket, count`.execute(db);
  const counts = new Map(rows.map((row) => [row.bucket, row.count]));
  return buckets.map((bucket) => counts.get(bucket) ?? 1);
}

/**
 * Counts a call against its shared limits, for the account and for the address, and refuses past either.
 * Outside the call's transaction, so that refused calls count too.
 */
export async function countShared(
  db: Db,
  kind: Kind,
  who: { uid: number | undefined; ip: string },
  now: Date,
): Promise<void> {
  const { seconds, perAccount, perAddress } = sharedLimits[kind];
  const epoch = unixSeconds(now);
  const windowStart = epoch - (epoch % seconds);
  const over = { retryAfterSeconds: windowStart + seconds - epoch };
  // Always the account before the address, so that two calls never wait for each other.
  const account = who.uid === undefined ? [] : [`${kind}:u:${who.uid}`];
  const [ofAddress = 1, ofAccount = 0] = (
    await count(db, [...account, `${kind}:a:${addressRange(who.ip)}`], windowStart)
  ).reverse();
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
