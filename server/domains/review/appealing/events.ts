import type { AppealableAct } from '../../../../contract/domains/review/appealing/limits.ts';
import { defineEvent } from '../../../platform/outbox/event.ts';

/** An appeal about a post was decided. */
export const appealDecided = defineEvent<{
  act: number;
  kind: AppealableAct;
  uid: number;
  byUid: number;
  granted: boolean;
  /** What was done is undone. */
  restored: boolean;
  first: boolean;
  subject: string;
  answer: string;
  at: number;
}>('threads.appeal-decided');
