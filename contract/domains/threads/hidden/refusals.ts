import type { Refusal } from '../../../refusal.ts';

/** Expected refusals of the part of a thread that only some may read. */
export const hiddenRefusals = {
  'threads.hidden_too_long': {},
  /** A picture stands where readers who may not read it would be shown it. */
  'threads.hidden_pictures': {},
  /** Members have paid for it, and are to find it. */
  'threads.hidden_sold': {},
  'threads.hidden_reply': {},
  'threads.hidden_level': {},
  'threads.hidden_unpaid': {},
  /** Nothing is hidden there, it opens in another way, or its author receives nothing. */
  'threads.hidden_not_for_sale': {},
  'threads.hidden_own': {},
  /** It costs something else by now: nothing was paid. */
  'threads.hidden_price': {},
} as const satisfies Record<string, Refusal>;
