import type { noticesCalls } from '../../../contract/domains/notices/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { SignalSource } from '../../platform/realtime/live.ts';
import { createMemberCards } from '../accounts/index.ts';
import { deleteOwnNotice } from './actions/delete-notice.ts';
import { markNoticesRead } from './actions/mark-read.ts';
import { tellOfFollows } from './listeners/follows.ts';
import { tellOfThreads } from './listeners/threads.ts';
import { noticesPersonalData } from './personal-data.ts';
import { atMeList, noticeList, noticeNum, systemList } from './reads/lists.ts';
import { unreadCounts } from './reads/unread.ts';

export interface NoticesDeps {
  tags: TagBoard;
  /** Without a slash at the end. */
  publicUrl: string;
}

export interface NoticesParts extends DomainParts<keyof typeof noticesCalls> {
  signals: { 'notices.unread': SignalSource };
}

/** What the notices domain binds. */
export function createNotices({ tags, publicUrl }: NoticesDeps): NoticesParts {
  const reads = { members: createMemberCards(tags), publicUrl };
  return {
    handlers: {
      'notices.system-list': systemList(reads),
      'notices.num': noticeNum(reads),
      'notices.at-me-list': atMeList(reads),
      'notices.list': noticeList(reads),
      'notices.delete': deleteOwnNotice,
      'notices.mark-read': markNoticesRead,
    },
    personalData: noticesPersonalData,
    listeners: [...tellOfThreads, ...tellOfFollows],
    signals: { 'notices.unread': unreadCounts },
  };
}
