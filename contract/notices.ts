/** The pages notices stand on, by the last part of their address: /ucenter/notice/reply, /attention, /systems, /ucenter/account/atme. */
export const noticePages = ['reply', 'atme', 'attention', 'systems'] as const;
export type NoticePage = (typeof noticePages)[number];

/** What is read as a list: a page, or all of them together, at /ucenter/notice/all. */
export const noticeLists = ['all', ...noticePages] as const;
export type NoticeListName = (typeof noticeLists)[number];

/** What a member can switch on and off; each has its mark on screen. */
export const noticeSorts = ['reply', 'like', 'mention', 'thread', 'follow', 'message', 'campaign', 'system'] as const;
export type NoticeSort = (typeof noticeSorts)[number];
