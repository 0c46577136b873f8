import type { Db, Log } from '../../../platform/context.ts';
import { countCheck } from '../../../platform/metrics.ts';
import {
  earnedTwice,
  endOfAccounts,
  endOfTransfers,
  type Fault,
  type Stretch,
  unbalanced,
  unkeyed,
  wrongBalances,
} from '../sql/proof.ts';

export interface Proof {
  /** What must not be; empty where every sum is right. */
  faults: Fault[];
}

const transfersAtOnce = 20_000;
const accountsAtOnce = 5000;

/**
 * Proves the ledger from its entries: every transfer sums to zero and has one key, every balance is the sum of its
 * entries, nothing is below zero, nothing was made twice. Stretch by stretch, each in one statement and so of one
 * moment, while the site goes on.
 */
export async function proveLedger(db: Db): Promise<Proof> {
  const faults: Fault[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const stretch: Stretch = { from, to: await endOfTransfers(db, from, transfersAtOnce) };
    faults.push(...(await unbalanced(db, stretch)), ...(await unkeyed(db, stretch)));
    from = stretch.to === null ? null : stretch.to + 1;
  }
  for (let from: number | null = 1; from !== null; ) {
    const stretch: Stretch = { from, to: await endOfAccounts(db, from, accountsAtOnce) };
    faults.push(...(await wrongBalances(db, stretch)), ...(await earnedTwice(db, stretch)));
    from = stretch.to === null ? null : stretch.to + 1;
  }
  return { faults };
}

/** The nightly proof: a fault is an alarm in the log and in the figures, and never mended by itself. */
export async function proveNightly(db: Db, log: Log): Promise<void> {
  const { faults } = await proveLedger(db);
  countCheck('ledger', faults.length === 0 ? 'sound' : 'faulty');
  if (faults.length > 0) log.error({ faults: faults.slice(0, 20), count: faults.length }, 'the ledger does not add up');
}
