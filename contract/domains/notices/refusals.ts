import type { Refusal } from '../../refusal.ts';

/** Expected refusals of notices. */
export const noticesRefusals = {
  /** There is none by that number, or it is another member's. */
  'notices.not_exist': {},
  /** The address that a browser gave is none that messages are sent to. */
  'notices.endpoint_refused': {},
  /** The caller has no such subscription. */
  'notices.not_subscribed': {},
  /** The link of an e-mail is none of ours, or was cut. */
  'notices.link_invalid': {},
} as const satisfies Record<string, Refusal>;
