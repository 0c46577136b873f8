import type { Section } from '../../shell/section.ts';

export const contestsLeftLinks: readonly Section[] = [
  { order: 7, to: '/photos', icon: 'image', text: 'shell.photoBoards', withPages: true },
];
