import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import { defineEvent } from '../../../platform/outbox/event.ts';

/** A moderator decided about a post that waited. */
export const heldDecided = defineEvent<{
  tid: number;
  pid: number;
  uid: number;
  byUid: number;
  approved: boolean;
  first: boolean;
  subject: string;
  /** The refusal, against which its author may appeal; 0 for none, and absent in events of an older version. */
  act?: number;
  rule: ModerationRule;
  reason: string;
  /** Words of a canned reason in other languages. */
  said: Readonly<Record<string, string>>;
  at: number;
}>('threads.held-decided');
