import type { HeaderMark } from '../../shell/header-mark.ts';

export const noticesHeaderMark: HeaderMark = {
  order: 1,
  to: '/ucenter/notice/all',
  icon: 'bell',
  text: 'notices.in-shell.unread',
  signal: 'notices.unread',
  besideTitle: true,
};
