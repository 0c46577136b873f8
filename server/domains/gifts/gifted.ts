import type { Db } from '../../platform/context.ts';
import type { MoneyReason } from '../../platform/money-reason.ts';

/** What members pay the author for, of a thread as a whole; the payment may wait as a gift does. */
export interface Sale {
  reason: MoneyReason;
  /** Locks a member's sale, in the order in which a refund does. */
  lock(db: Db, tid: number, uid: number): Promise<unknown>;
  /** Notes that what waited was given back: what was bought stays open. */
  returned(db: Db, sale: { tid: number; uid: number }, now: Date): Promise<unknown>;
}

/** What is asked of the domain above about what is given for, in the transaction that pays a gift or gives it back. */
export interface Gifted {
  /** How a thread is sold as a whole. */
  sale(): Sale;
  /** Whether a post that was rewarded is gone, or its thread: one deleted in that moment had no gift yet to give back. */
  isGone(db: Db, post: { tid: number; pid: number }): Promise<boolean>;
}
