import type { ConsolePage } from '../../shell/console-page.ts';

export const messagesConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'waits', order: 9, to: '/operator/chats', text: 'messages.in-operators.nav', icon: 'messages-square' },
    ...{ waiting: 'chats', moderators: true },
  },
];
