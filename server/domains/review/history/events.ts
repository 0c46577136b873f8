import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import { defineEvent } from '../../../platform/outbox/event.ts';

/** A moderator deleted the words of an older version of a post. */
export const versionRemoved = defineEvent<{
  tid: number;
  pid: number;
  /** Who wrote it. */
  uid: number;
  byUid: number;
  version: number;
  first: boolean;
  subject: string;
  rule: ModerationRule;
  reason: string;
  /** The reason by language, empty where the moderator wrote it. */
  said: Readonly<Record<string, string>>;
  at: number;
}>('threads.version-removed');
