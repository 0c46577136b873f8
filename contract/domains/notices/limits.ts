export {
  type NoticeListName,
  type NoticePage,
  type NoticeSort,
  noticeLists,
  noticePages,
  noticeSorts,
} from '../../notices.ts';

export const noticeLimits = {
  /** Rows a page (R-NOT-005). */
  page: 20,
  /** Unread notices in an answer where no other number is asked for (R-NOT-004). */
  unreadShown: 10,
  /** Notices stored of one member on one page; older ones are deleted. */
  perMember: 300,
  /** Days after which a notice is deleted, read or not. */
  retentionDays: 180,
  /** Devices of one member that are sent notices. */
  devices: 10,
  /** The quiet hours that are offered. */
  quietFrom: '22:00',
  quietTo: '07:00',
} as const;
