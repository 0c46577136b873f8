import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import type { ModerationAct } from '../../../../contract/domains/review/moderating/limits.ts';
import { defineEvent } from '../../../platform/outbox/event.ts';

/** A moderator warned a member. */
export const memberWarned = defineEvent<{
  uid: number;
  byUid: number;
  /** The act that may be appealed against. */
  act: number;
  rule: ModerationRule;
  reason: string;
  said: Readonly<Record<string, string>>;
  at: number;
}>('threads.member-warned');

/** A moderator did something to a post; `on` is 0 where it was taken back. */
export const postModerated = defineEvent<{
  tid: number;
  pid: number;
  /** Who wrote it. */
  uid: number;
  byUid: number;
  act: ModerationAct;
  on: number;
  first: boolean;
  subject: string;
  rule: ModerationRule;
  reason: string;
  /** The reason by language; absent in events of an older version, and empty where the moderator wrote it. */
  said?: Readonly<Record<string, string>>;
  /** The act that may be appealed against, 0 for none; absent in events of an older version. */
  actId?: number;
  at: number;
}>('threads.post-moderated');
