import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { mayModerate, moderatesIn } from '../../moderation/index.ts';

interface Moderator {
  uid: number;
  groupid: number;
  countryFid: number;
}

/** A case as the one who means to work on it judges it. */
export interface JudgedCase {
  country_fid: number;
  uid: number;
  /** Office or level of who is reported; undefined for somebody unknown. */
  groupid: number | undefined;
}

/**
 * Why a moderator may not look at a case: it is of another country, or it is about themselves. Who holds an office is
 * judged by operators alone.
 */
export function mayDecide(by: Moderator, found: JudgedCase): RefusalName | undefined {
  if (!mayModerate(by)) return 'wire.forbidden';
  if (!moderatesIn(by, found.country_fid)) return 'reports.other_country';
  if (found.uid === by.uid) return 'reports.not_for_you';
  const inOffice = found.groupid !== undefined && mayModerate({ groupid: found.groupid });
  return inOffice && by.groupid !== operatorGroup ? 'reports.not_for_you' : undefined;
}
