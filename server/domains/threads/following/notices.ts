import { threadLimits } from '../../../../contract/domains/threads/limits.ts';
import { defineNotice, type NoticeParts, notifies, opensPost } from '../../../platform/notice-kind.ts';
import { followedReplied } from './events.ts';

const replied = defineNotice('threads', 'followed', {
  sort: 'thread',
  page: 'reply',
  to: opensPost,
  onlyReaders: true,
});

/** What followers of a thread are notified of: replies to it, in one notice until they have read that. */
export const followingNotices: NoticeParts = {
  kinds: [replied],
  on: [
    notifies(
      followedReplied,
      ({ tid, pid, uid, at, followers }) =>
        followers.map((to) => ({ uid: to, kind: replied, key: `followed:${tid}`, tid, doer: { uid, pid }, at })),
      { after: threadLimits.undoSeconds },
    ),
  ],
};
