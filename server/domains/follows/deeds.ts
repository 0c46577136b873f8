import { type Act, type Deed, defineDeed, when } from '../../platform/deed.ts';
import { memberFollowed, memberUnfollowed } from './events.ts';

const ofFollow = ({ uid, followUid }: { uid: number; followUid: number }): Act => ({
  ...{ uid, to: followUid },
  once: `uid:${followUid}`,
});

export const followDeed = defineDeed('follows', 'follow', {
  done: [when(memberFollowed, ofFollow)],
  undone: [when(memberUnfollowed, ofFollow)],
});

/** What members do here. */
export const followsDeeds: readonly Deed[] = [followDeed];
