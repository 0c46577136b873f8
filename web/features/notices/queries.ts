import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { type NoticePage, noticePages } from '../../../contract/domains/notices/limits.ts';
import type { Caller } from '../../api/wire.ts';

export type NoticesRead = DataOf<Calls['notices.list']>;

/** The page of notices that an address ends in; mentions stand elsewhere. */
export const noticePageOf = (name: string | undefined): NoticePage | undefined =>
  noticePages.find((page) => page === name && page !== 'atme');

export const readNoticeList = async (call: Caller, type: NoticePage, after = ''): Promise<NoticesRead> =>
  (await call('notices.list', { type, after })).data;

export type NoticeSettings = DataOf<Calls['notices.settings']>;

export const readSettings = async (call: Caller): Promise<NoticeSettings> => (await call('notices.settings', {})).data;
