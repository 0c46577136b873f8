import type { Section } from '../../shell/section.ts';

export const threadsLeftLinks: readonly Section[] = [
  { order: 1, to: '/forum', icon: 'layout-list', text: 'shell.boards', withPages: true },
];
