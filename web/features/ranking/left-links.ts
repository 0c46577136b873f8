import type { Section } from '../../shell/section.ts';

export const rankingLeftLinks: readonly Section[] = [
  { order: 2, to: '/find', icon: 'compass', text: 'shell.discover' },
  { order: 6, to: '/ranking', icon: 'trophy', text: 'shell.ranking', withPages: true },
];
