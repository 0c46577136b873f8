import type { PlaceOffice } from '../../../contract/domains/moderation/office-limits.ts';
import type { ModerationRule } from '../../../contract/domains/moderation/rules.ts';
import { defineEvent } from '../../platform/outbox/event.ts';
import type { SaidByLanguage } from './grounds.ts';

/** A member was put under a sanction, in place of any that stood. */
export const memberSanctioned = defineEvent<{
  uid: number;
  /** 4 may not speak, 5 no access. */
  groupid: number;
  /** The rule that was broken; absent in events of an older version. */
  rule?: ModerationRule;
  reason: string;
  /** The reason by language, where it is one of those written for all to choose. */
  said?: SaidByLanguage;
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

/** A member looks after a topic or a board from now on; its name by language. */
export const officeGiven = defineEvent<{
  uid: number;
  office: PlaceOffice;
  place: number;
  countryFid: number;
  names: Readonly<Record<string, string>>;
  reason: string;
  at: number;
}>('moderation.office-given');

/** A member looks after it no longer. */
export const officeEnded = defineEvent<{
  uid: number;
  office: PlaceOffice;
  names: Readonly<Record<string, string>>;
  reason: string;
  at: number;
}>('moderation.office-ended');
