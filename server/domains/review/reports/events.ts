import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import { defineEvent } from '../../../platform/outbox/event.ts';
import type { SaidByLanguage } from '../../moderation/index.ts';

/** A case was closed; `uids` are some of those who complained: many come in several events. */
export const caseConcluded = defineEvent<{
  id: number;
  kind: 'post' | 'member';
  outcome: 'dismissed' | 'removed' | 'gone';
  uids: number[];
  /** The thread's title, or the member's name; empty where nobody may know it any more. */
  what: string;
}>('reports.case-concluded');

/** A post was removed after reports, for a reason that its author may know. */
export const postRemoved = defineEvent<{
  uid: number;
  pid: number;
  first: boolean;
  subject: string;
  /** The rule that it broke; absent in events of an older version. */
  rule?: ModerationRule;
  reason: string;
  /** The reason by language, where it is one of those written for all to choose. */
  said?: SaidByLanguage | undefined;
  /** The act that its author may appeal against; absent in events of an older version. */
  actId?: number;
}>('reports.post-removed');
