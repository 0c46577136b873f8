import { type Act, type Deed, defineDeed, when } from '../../platform/deed.ts';
import { memberFollowed, memberUnfollowed } from './events.ts';

const ofFollow = ({ uid, followUid, at }: { uid: number; followUid: number; at?: number }): Act => ({
  ...{ uid, to: followUid },
  once: `uid:${followUid}`,
  ...(at !== undefined && { at }),
});

export const followDeed = defineDeed('follows', 'follow', {
  done: [when(memberFollowed, ofFollow)],
  undone: [when(memberUnfollowed, ofFollow)],
});

/** What members do here. */
export const followsDeeds: readonly Deed[] = [followDeed];
