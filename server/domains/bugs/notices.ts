import { type BugStatusName, bugStatuses } from '../../../contract/domains/threads/kinds/bug/limits.ts';
import { defineNotice, type NoticeKind, type NoticeParts, notifies, opensPost } from '../../platform/notice-kind.ts';
import { followersReached } from './events.ts';

const step = (kind: string): NoticeKind =>
  defineNotice('bugs', kind, { sort: 'reply', page: 'reply', to: opensPost, quotesText: true, onlyReaders: true });

const kinds = {
  pending: step('bug_pending'),
  collected: step('bug_collected'),
  pleaseAdd: step('bug_asked'),
  replied: step('bug_replied'),
  solved: step('bug_solved'),
  joined: step('bug_joined'),
} satisfies Record<BugStatusName | 'joined', NoticeKind>;

const names = Object.keys(bugStatuses) as BugStatusName[];
const kindOf = (status: number): NoticeKind => kinds[names.find((name) => bugStatuses[name] === status) ?? 'pending'];

/** The reporter and whoever said "same here" are notified of each step. */
export const bugsNotices: NoticeParts = {
  kinds: Object.values(kinds),
  on: [
    notifies(followersReached, ({ tid, pid, uid: doer, uids, status, solvedIn, older, at }) =>
      uids.map((uid) => ({
        ...{ uid, kind: older > 0 ? kinds.joined : kindOf(status), key: `bug:${tid}:${at}` },
        ...{ tid, pid, doer: { uid: doer, pid }, at },
        facts: { version: solvedIn || 'none' },
      })),
    ),
  ],
};
