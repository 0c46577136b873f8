import type { Refusal } from '../../../refusal.ts';

/** Expected refusals of what a post said before it was edited. */
export const historyRefusals = {
  /** A part of the post is hidden now, which its older versions may show. */
  'threads.history_hidden': {},
  /** There is no such version, or it is what the post says now. */
  'threads.version_unknown': {},
  /** Nobody deletes a version of their own post. */
  'threads.version_own': {},
  /** The trail is to say why. */
  'threads.version_reason': {},
} as const satisfies Record<string, Refusal>;
