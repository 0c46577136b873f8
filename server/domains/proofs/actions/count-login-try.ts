import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';

import { countTry, type Failures, type LockLimits, secondsLocked } from '../rules/login-lock.ts';
import type { loginLock } from '../settings.ts';
import { forgetFailures, lockFailures, storeFailures, takeTryBack } from '../sql/login-failures.ts';

type Limits = typeof loginLock.standard;

/** What one log-in is counted against. */
export interface TryBuckets {
  address: string;
  /** Of every account that may be meant, or one made from the typed name where there is none. */
  accounts: readonly string[];
}

const limitsOf = (limits: Limits, most: number): LockLimits => ({
  failures: most,
  windowSeconds: limits.windowSeconds,
  firstWaitSeconds: limits.firstWaitSeconds,
  longestWaitSeconds: limits.longestWaitSeconds,
});

/**
 * Counts a try before its password is looked at, and refuses while the address or every account meant has to wait.
 * Gives the accounts that may be tried. Commits by itself: a refused log-in counts too.
 */
export function countLoginTry(db: Db, buckets: TryBuckets, limits: Limits, now: Date): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const states = new Map<string, Failures | undefined>();
    // In a fixed order, so that two log-ins never wait for each other.
    for (const bucket of [buckets.address, ...buckets.accounts].sort()) {
      states.set(bucket, await lockFailures(tx, bucket));
    }
    const wait = (bucket: string) => secondsLocked(states.get(bucket), now);
    const open = buckets.accounts.filter((bucket) => wait(bucket) === 0);
    const accountsWait = open.length > 0 ? 0 : Math.min(...buckets.accounts.map(wait));
    const seconds = Math.max(wait(buckets.address), accountsWait);
    if (seconds > 0) locked(seconds);
    for (const bucket of [buckets.address, ...open]) {
      const most = bucket === buckets.address ? limits.addressFailures : limits.accountFailures;
      await storeFailures(tx, bucket, countTry(states.get(bucket), limitsOf(limits, most), now));
    }
    return open;
  });
}

const locked = (seconds: number): never =>
  refuse('accounts.locked', {
    values: { minutes: Math.ceil(seconds / 60) },
    extra: { waitSeconds: seconds },
    retryAfterSeconds: seconds,
  });

/** The owner has come: the account's failures are forgotten, and nobody else is blamed for this try. */
export async function forgiveTry(db: Db, buckets: TryBuckets, tried: readonly string[], owner: string): Promise<void> {
  await forgetFailures(db, owner);
  for (const bucket of [buckets.address, ...tried]) if (bucket !== owner) await takeTryBack(db, bucket);
}
