// Made by `npm run lists` of what the domains declare: change it there.
import { messagesProfileLinks } from '../features/messages/profile-links.ts';
import type { MemberLink } from '../shell/member-link.ts';

export const profileLinks: readonly MemberLink[] = [...messagesProfileLinks];
