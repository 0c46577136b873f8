import { type Act, type Deed, defineDeed, when } from '../../platform/deed.ts';
import { memberFollowed, memberUnfollowed } from './events.ts';

type Follow = { uid: number; followUid: number; at?: number; endedAt?: number };
const ofFollow = ({ uid, followUid, at, endedAt }: Follow): Act => ({
  ...{ uid, to: followUid },
  once: `uid:${followUid}`,
  ...(at !== undefined && { at }),
  ...(endedAt !== undefined && { changedAt: endedAt }),
});

export const followDeed = defineDeed('follows', 'follow', {
  done: [when(memberFollowed, ofFollow)],
  undone: [when(memberUnfollowed, ofFollow)],
});

/** What members do here. */
export const followsDeeds: readonly Deed[] = [followDeed];
