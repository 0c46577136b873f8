import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { mayAct } from '../policy.ts';

interface Moderator {
  uid: number;
  groupid: number;
  countryFid: number;
}

/** An appeal as the one who means to decide it judges it. */
export interface JudgedAppeal {
  countryFid: number;
  authorid: number;
  authorGroup: number | undefined;
  /** Who acted; null where it was a job. */
  byUid: number | null;
  byGroup: number | undefined;
  /** The one who asks is the site's only operator: nobody else could decide what they did. */
  alone: boolean;
}

/**
 * Why somebody may not decide an appeal: it is for another moderator of the country than the one who acted; what an
 * operator did is for operators to undo.
 */
export function mayDecide(by: Moderator, appeal: JudgedAppeal): RefusalName | undefined {
  const refusal = mayAct(by, 'restore', appeal);
  if (refusal) return refusal;
  if (by.uid === appeal.authorid) return 'threads.appeal_own';
  if (by.uid === appeal.byUid) return appeal.alone ? undefined : 'threads.appeal_own_act';
  return appeal.byGroup === operatorGroup && by.groupid !== operatorGroup ? 'threads.appeal_operators' : undefined;
}
