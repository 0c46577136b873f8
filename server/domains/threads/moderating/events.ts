import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import type { ModerationAct } from '../../../../contract/domains/threads/moderating/limits.ts';
import { defineEvent } from '../../../platform/outbox/event.ts';

type Back = { tid: number; pid: number; fid: number; countryFid: number; typeid: number; uid: number; at: number };

/** What a moderator had hidden or deleted is there again; `at` is when it was posted. */
export const threadRestored = defineEvent<Back>('threads.thread-restored');
export const postRestored = defineEvent<Back>('threads.post-restored');

/** A thread's digest changed from one level to another; `change` counts the changes of this thread. */
export const threadDigested = defineEvent<{
  tid: number;
  uid: number;
  before: number;
  level: number;
  change: number;
  at: number;
}>('threads.thread-digested');

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
