import { messagePath } from '../../lib/message-path.ts';
import type { MemberLink } from '../../shell/member-link.ts';

export const messagesProfileLinks: readonly MemberLink[] = [
  {
    order: 1,
    text: 'messages.in-profiles.write',
    icon: 'messages-square',
    to: (uid) => messagePath({ uid }),
    opensBeside: true,
  },
];
