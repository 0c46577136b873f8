// Made by `npm run lists` of what the domains declare: change it there.
import { reviewMenuLinks } from '../features/review/menu-links.ts';
import type { MemberLink } from '../shell/member-link.ts';

export const menuLinks: readonly MemberLink[] = [...reviewMenuLinks];
