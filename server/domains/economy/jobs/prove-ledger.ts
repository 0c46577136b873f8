import { recordCheck } from '../../../platform/checks.ts';
import type { Db, Log } from '../../../platform/context.ts';
import { heldAccounts } from '../rules/ledger.ts';
import {
  earnedTwice,
  endOfAccounts,
  endOfTransfers,
  type Fault,
  type Stretch,
  unbalanced,
  unkeyed,
  wrongBalances,
  wrongHolds,
  wrongPlaces,
} from '../sql/proof.ts';

export interface Proof {
  transfers: number;
  accounts: number;
  /** What must not be; empty where every sum is right. */
  faults: Fault[];
}

const transfersAtOnce = 20_000;
const accountsAtOnce = 5000;

/**
 * Proves the ledger from its entries: every transfer sums to zero and has one key, every balance is the sum of its
 * entries, which follow each other place by place, nothing is below zero, nothing was made twice, what is held has its hold. Stretch by stretch, each in one statement and so of one
 * moment, while the site goes on.
 */
export async function proveLedger(db: Db): Promise<Proof> {
  const proof: Proof = { transfers: 0, accounts: 0, faults: [] };
  for (let from: number | null = 0; from !== null; ) {
    const { to, found } = await endOfTransfers(db, from, transfersAtOnce);
    const stretch: Stretch = { from, to };
    proof.transfers += found;
    for (const find of [unbalanced, unkeyed]) proof.faults.push(...(await find(db, stretch)));
    proof.faults.push(...(await wrongHolds(db, heldAccounts, stretch)));
    from = to === null ? null : to + 1;
  }
  for (let from: number | null = 1; from !== null; ) {
    const { to, found } = await endOfAccounts(db, from, accountsAtOnce);
    const stretch: Stretch = { from, to };
    proof.accounts += found;
    for (const find of [wrongBalances, wrongPlaces, earnedTwice]) proof.faults.push(...(await find(db, stretch)));
    from = to === null ? null : to + 1;
  }
  return proof;
}

/** The nightly proof: a fault is an alarm in the log and in the figures, and never mended by itself. */
export async function proveNightly(db: Db, log: Log): Promise<void> {
  const { faults } = await proveLedger(db);
  await recordCheck(db, 'ledger', faults);
  if (faults.length > 0) log.error({ faults: faults.slice(0, 20), count: faults.length }, 'the ledger does not add up');
}
