import { defineNotice, type NoticeParts, notifies, takesBack } from '../../platform/notice-kind.ts';
import { memberFollowed, memberUnfollowed } from './events.ts';

const followed = defineNotice('follows', 'follow', {
  sort: 'follow',
  page: 'attention',
  to: '/ucenter/account/followers',
});
const key = 'follow';

/** What members are notified of: who follows them, until they unfollow. */
export const followsNotices: NoticeParts = {
  kinds: [followed],
  on: [
    notifies(memberFollowed, ({ uid, followUid }) => [{ uid: followUid, kind: followed, key, doer: { uid, pid: 0 } }]),
    takesBack(memberUnfollowed, ({ uid, followUid }) => ({ uid: followUid, key, doer: uid })),
  ],
};
