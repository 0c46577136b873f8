import { defineEvent } from '../../platform/outbox/event.ts';

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
  reason: string;
  /** The act that its author may appeal against; absent in events of an older version. */
  actId?: number;
}>('reports.post-removed');
