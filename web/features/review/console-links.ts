import type { ConsoleLink } from '../../shell/member-link.ts';

export const reviewConsoleLinks: readonly ConsoleLink[] = [
  { order: 3, text: 'operators.posts', icon: 'list', to: (uid) => `/operator/posts?uid=${uid}` },
];
