import type { MemberLink } from '../../lib/member-link.ts';
import { messagePath } from '../../lib/message-path.ts';

export const messagesProfileLinks: readonly MemberLink[] = [
  { order: 1, text: 'messages.in-profiles.write', icon: 'messages-square', to: (uid) => messagePath({ uid }) },
];
