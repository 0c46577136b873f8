/** The pages notices stand on, by the last part of their address: /ucenter/notice/reply, /attention, /systems, /ucenter/account/atme. */
export const noticePages = ['reply', 'atme', 'attention', 'systems'] as const;
export type NoticePage = (typeof noticePages)[number];

/** What a member can switch on and off. */
export const noticeSorts = ['reply', 'like', 'mention', 'follow', 'system'] as const;
export type NoticeSort = (typeof noticeSorts)[number];

export const noticeLimits = {
  /** Rows a page (R-NOT-005). */
  page: 20,
  /** Unread notices that are told where no other number is asked for (R-NOT-004). */
  unreadShown: 10,
  /** Notices kept of one member on one page; older ones are deleted. */
  kept: 300,
  /** Days after which a notice is deleted, read or not. */
  keptDays: 180,
  /** Devices of one member that are sent notices. */
  devices: 10,
  /** The quiet hours that are offered. */
  quietFrom: '22:00',
  quietTo: '07:00',
} as const;
