import type { ConsolePage } from '../../shell/console-page.ts';

/** The pages of the operators' console on creators. */
export const creatorConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'waits', order: 11, to: '/operator/creators', text: 'creator.in-operators.applications' },
    ...{ icon: 'trending-up', below: true, waiting: 'creators' },
  },
  { group: 'words', order: 7, to: '/operator/creator-pages', text: 'creator.in-operators.pages', icon: 'book-open' },
];
