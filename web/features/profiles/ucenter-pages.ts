import type { NoticePage } from '../../../contract/domains/notices/limits.ts';
import type { IconName } from '../../design/icon-names.ts';

export type UcenterGroup = 'profile' | 'notices' | 'settings' | 'more';

export interface UcenterPage {
  /** The router's path, without the locale. */
  to: string;
  /** Text id of its name. */
  text: string;
  icon: IconName;
  group: UcenterGroup;
  /** Others' pages have it too, by `?uid`. */
  open?: true;
  /** It stays marked on the pages below it. */
  below?: true;
  /** Opened by its figure in the profile's head; it has no tab. */
  figure?: true;
  /** It stands on the profile itself, in few tiles; the others are a step away, in the gear's menu and on the settings. */
  quick?: true;
  /** The notices that stand on it: how many are unread is shown beside its name. */
  unread?: NoticePage;
}

/** The place of what a profile's page shows: on a phone it stands below a screen of head. */
export const listId = 'list';

/** Every page of the member's own area that exists; the frames draw links to these and to no other. */
const ucenterPages: readonly UcenterPage[] = [
  { to: '/ucenter/notice/all', text: 'profiles.group.notices', icon: 'bell', group: 'notices' },
  {
    to: '/ucenter/notice/reply',
    text: 'profiles.nav.noticeReply',
    icon: 'message-circle',
    group: 'notices',
    unread: 'reply',
  },
  { to: '/ucenter/account/atme', text: 'profiles.nav.atme', icon: 'at-sign', group: 'notices', unread: 'atme' },
  {
    to: '/ucenter/notice/attention',
    text: 'profiles.nav.noticeAttention',
    icon: 'user-plus',
    group: 'notices',
    unread: 'attention',
  },
  {
    to: '/ucenter/notice/systems',
    text: 'profiles.nav.noticeSystems',
    icon: 'bell',
    group: 'notices',
    unread: 'systems',
  },
  { to: '/ucenter/account/posts', text: 'profiles.nav.posts', icon: 'square-pen', group: 'profile', open: true },
  {
    to: '/ucenter/account/posts/replies',
    text: 'profiles.nav.replies',
    icon: 'message-circle',
    group: 'profile',
    open: true,
  },
  { to: '/ucenter/account/posts/drafts', text: 'profiles.nav.drafts', icon: 'pencil', group: 'profile' },
  { to: '/ucenter/account/favorites', text: 'profiles.nav.favorites', icon: 'bookmark', group: 'profile', below: true },
  { to: '/ucenter/account/topic', text: 'profiles.nav.topic', icon: 'hash', group: 'profile', open: true, below: true },
  { to: '/ucenter/account/praise', text: 'profiles.nav.praise', icon: 'heart', group: 'profile' },
  { to: '/ucenter/account/perinfo', text: 'profiles.nav.perinfo', icon: 'circle-user', group: 'profile', open: true },
  {
    to: '/ucenter/account/followers',
    text: 'profiles.nav.followers',
    icon: 'users',
    group: 'profile',
    open: true,
    figure: true,
  },
  {
    to: '/ucenter/account/following',
    text: 'profiles.nav.following',
    icon: 'user-plus',
    group: 'profile',
    open: true,
    figure: true,
  },
  { to: '/ucenter/setting', text: 'profiles.nav.settings', icon: 'settings', group: 'settings', quick: true },
  { to: '/ucenter/setting/account', text: 'profiles.nav.account', icon: 'mail', group: 'settings' },
  { to: '/ucenter/setting/basicinfo', text: 'profiles.nav.basicinfo', icon: 'pencil', group: 'settings' },
  { to: '/ucenter/setting/appearance', text: 'profiles.settings.appearance', icon: 'moon', group: 'settings' },
  { to: '/ucenter/setting/interests', text: 'profiles.nav.interests', icon: 'sprout', group: 'settings' },
  { to: '/ucenter/notice/settings', text: 'profiles.nav.noticeSettings', icon: 'bell', group: 'settings' },
  { to: '/ucenter/setting/chats', text: 'profiles.settings.chats', icon: 'messages-square', group: 'settings' },
  { to: '/ucenter/setting/blocked', text: 'profiles.nav.blocked', icon: 'ban', group: 'settings' },
  { to: '/ucenter/setting/reports', text: 'profiles.nav.reports', icon: 'flag', group: 'settings' },
  { to: '/ucenter/setting/helpcenter', text: 'profiles.nav.helpcenter', icon: 'info', group: 'settings' },
  { to: '/ucenter/account/creator', text: 'creator.in-shell.centre', icon: 'trending-up', group: 'more', below: true },
  { to: '/task', text: 'profiles.nav.tasks', icon: 'list-checks', group: 'more', quick: true },
  { to: '/medalcenter', text: 'profiles.nav.medals', icon: 'medal', group: 'more' },
  { to: '/photos', text: 'profiles.nav.photos', icon: 'image', group: 'more' },
  { to: '/dreamFund', text: 'profiles.nav.dreams', icon: 'sparkles', group: 'more' },
  { to: '/ucenter/exchange', text: 'profiles.nav.exchange', icon: 'gift', group: 'more' },
  { to: '/ucenter/wallet', text: 'profiles.nav.wallet', icon: 'coins', group: 'more', below: true },
  { to: '/xstore', text: 'profiles.nav.store', icon: 'shopping-bag', group: 'more', quick: true },
  { to: '/ucenter/invitation', text: 'profiles.nav.invitation', icon: 'user-plus', group: 'more', quick: true },
  { to: '/ucenter/waiting', text: 'profiles.nav.waiting', icon: 'clock', group: 'more' },
  {
    to: '/ucenter/setting/authemtication',
    text: 'profiles.nav.authemtication',
    icon: 'shield-check',
    group: 'settings',
  },
  { to: '/ucenter/imei', text: 'profiles.nav.imei', icon: 'smartphone', group: 'settings', quick: true },
];

/** The pages of a group, in order. */
export const pagesOf = (group: UcenterGroup): UcenterPage[] => ucenterPages.filter((page) => page.group === group);

/** The page that an address belongs to. */
export const ucenterPageAt = (pathname: string): UcenterPage | undefined =>
  ucenterPages.find((page) => pathname === page.to || (page.below && pathname.startsWith(`${page.to}/`)));

export const ucenterGroups = ['profile', 'notices', 'settings', 'more'] as const satisfies readonly UcenterGroup[];

/** What one's own profile leads to beside its tabs; what one has leads to its own pages. */
export const quickPages = (): UcenterPage[] => menuPages().filter((page) => page.quick);

/** What the member's menu lists: all but the profile's own tabs, and the notices that the bell leads to. */
export const menuPages = (): UcenterPage[] => [...pagesOf('settings'), ...pagesOf('more')];
