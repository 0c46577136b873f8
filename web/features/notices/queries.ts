import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { type NoticeListName, noticeLists } from '../../../contract/domains/notices/limits.ts';
import type { Caller } from '../../api/wire.ts';

export type NoticesRead = DataOf<Calls['notices.list']>;

/** The list of notices that an address ends in; mentions stand elsewhere. */
export const noticePageOf = (name: string | undefined): NoticeListName | undefined =>
  noticeLists.find((page) => page === name && page !== 'atme');

export const readNoticeList = async (call: Caller, type: NoticeListName, after = ''): Promise<NoticesRead> =>
  (await call('notices.list', { type, after })).data;

export type NoticeSettings = DataOf<Calls['notices.settings']>;

export const readSettings = async (call: Caller): Promise<NoticeSettings> => (await call('notices.settings', {})).data;
