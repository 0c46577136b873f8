import { defineEvent } from '../../platform/outbox/event.ts';

/** A member was put under a sanction, in place of any that stood. */
export const memberSanctioned = defineEvent<{
  uid: number;
  /** 4 may not speak, 5 no access. */
  groupid: number;
  reason: string;
  /** ISO 8601; null: for good. */
  expiresAt: string | null;
  byUid: number;
}>('moderation.member-sanctioned');

/** A sanction ended before its time, by an operator's hand or after an appeal. */
export const sanctionLifted = defineEvent<{ uid: number; reason: string; byUid: number }>('moderation.sanction-lifted');

/** An operator answered an appeal; where it was `lifted`, `sanction-lifted` is announced as well. */
export const appealAnswered = defineEvent<{ uid: number; lifted: boolean; answer: string }>(
  'moderation.appeal-answered',
);
