import { messagePath } from '../../lib/message-path.ts';
import type { ConsoleLink } from '../../shell/member-link.ts';

export const messagesConsoleLinks: readonly ConsoleLink[] = [
  {
    order: 2,
    text: 'messages.in-operators.write',
    icon: 'messages-square',
    to: (uid) => messagePath({ uid }),
    others: true,
  },
];
