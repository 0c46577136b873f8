import type { HeaderMark } from '../../shell/header-mark.ts';

export const messagesHeaderMark: HeaderMark = {
  order: 2,
  to: '/message',
  icon: 'messages-square',
  text: 'messages.in-shell.unread',
  signal: 'messages.unread',
  opensBeside: true,
};
