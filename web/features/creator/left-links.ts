import type { Section } from '../../shell/section.ts';

export const creatorLeftLinks: readonly Section[] = [
  {
    ...{ order: 13, to: '/ucenter/account/creator', icon: 'trending-up', text: 'creator.in-shell.centre' },
    withPages: true,
  },
];
