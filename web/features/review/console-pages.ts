import type { ConsolePage } from '../../shell/console-page.ts';

export const reviewConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'waits', order: 1, to: '/operator/reports', text: 'operators.nav.reports', icon: 'flag' },
    ...{ waiting: 'reports', moderators: true },
  },
  {
    ...{ group: 'waits', order: 3, to: '/operator/held', text: 'operators.nav.held', icon: 'clock' },
    ...{ waiting: 'heldPosts', moderators: true },
  },
  {
    ...{ group: 'waits', order: 4, to: '/operator/post-appeals', text: 'operators.nav.postAppeals' },
    ...{ icon: 'message-square-lock', waiting: 'postAppeals', moderators: true },
  },
  {
    ...{ group: 'content', order: 2, to: '/operator/removed', text: 'operators.nav.removed', icon: 'eye-off' },
    moderators: true,
  },
];
