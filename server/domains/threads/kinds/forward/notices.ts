import { defineNotice, type NoticeParts, notifies, opensPost, takesBack } from '../../../../platform/notice-kind.ts';
import { forwardGone, threadForwarded } from './events.ts';

const forwarded = defineNotice('threads', 'forward', { sort: 'like', page: 'reply', to: opensPost });
const keyOf = (tid: number): string => `forward:${tid}`;

/** The author of a thread is notified of its forwards, gathered while they are unread. */
export const forwardNotices: NoticeParts = {
  kinds: [forwarded],
  on: [
    notifies(threadForwarded, ({ tid, pid, uid, authorUid, at }) =>
      uid === authorUid
        ? []
        : [{ uid: authorUid, kind: forwarded, key: keyOf(tid), tid, pid, doer: { uid, pid: 0 }, at }],
    ),
    takesBack(forwardGone, ({ tid, uid, authorUid }) => ({ uid: authorUid, key: keyOf(tid), doer: uid })),
  ],
};
