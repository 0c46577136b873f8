import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';

/** Whose figures somebody may read: their own, and operators everybody's. */
export const mayReadOf = (actor: { uid: number; groupid: number }, uid: number): boolean =>
  uid === actor.uid || actor.groupid === operatorGroup;

interface Decided {
  status: string;
  /** Who sent it. */
  uid: number;
  /** Who refused what is appealed from; undefined for no appeal. */
  refusedBy: number | null | undefined;
}

/** Why an operator doesn't answer an application; undefined where they may. */
export function whyNotAnswer({ status, uid: sentBy, refusedBy }: Decided, uid: number): RefusalName | undefined {
  if (status !== 'waiting') return 'creator.answered';
  if (sentBy === uid) return 'creator.own_application';
  return refusedBy === uid ? 'creator.own_refusal' : undefined;
}

interface LastApplication {
  status: string;
  appeal_of: number | null;
  again_at: Date | null;
}

/** Whether a refusal may be appealed: the last answer, no appeal itself, before the day to apply again. */
export const mayAppeal = (last: LastApplication | undefined, now: Date): boolean =>
  last?.status === 'refused' && last.appeal_of === null && last.again_at !== null && last.again_at > now;

/** Whether a refusal still stands against another application. */
export const mustWait = (last: LastApplication | undefined, now: Date): boolean =>
  last?.status === 'refused' && last.again_at !== null && last.again_at > now;
