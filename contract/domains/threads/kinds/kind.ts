import type { Domain } from '../../../order.ts';

/** What both sides know of a kind of thread before its calls and shapes. */
export interface KindFacts {
  /** The kind's number, stored with a thread and sent as `special`. */
  special: number;
  /** The flag of a member's role that allows posting a thread of this kind (R-SES-020). */
  roleFlag: 'allowpost' | 'allowpostpoll';
  /** The field that it adds to a thread, as the documents spell it; a plain thread adds none. */
  field: string | null;
  /** The domain above threads that its boards belong to: it names the kind. */
  domain?: Domain;
  /** A board that takes this kind alone takes it by the call that posts plain threads. */
  byPlainCall?: true;
  /** Boards on which its threads have pages of their own, with what stands before a thread's number there. */
  pages?: Readonly<Record<number, `/${string}`>>;
}
