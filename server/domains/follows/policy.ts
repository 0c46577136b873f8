import { followLimits } from '../../../contract/domains/follows/limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';

/** Whether `uid`, who follows `follows` members, may follow another one more. */
export function mayFollow(uid: number, followUid: number, follows: number): RefusalName | undefined {
  if (uid === followUid) return 'follows.yourself';
  if (follows >= followLimits.follows) return 'follows.too_many';
  return undefined;
}
