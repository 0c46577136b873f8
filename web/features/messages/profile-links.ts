import { messagePath } from '../../lib/message-path.ts';
import { openChatBeside } from '../../session/chat-panel.ts';
import type { MemberLink } from '../../shell/member-link.ts';

export const messagesProfileLinks: readonly MemberLink[] = [
  {
    order: 1,
    text: 'messages.in-profiles.write',
    icon: 'messages-square',
    to: (uid) => messagePath({ uid }),
    onClick: openChatBeside,
  },
];
