import type { Section } from '../../shell/section.ts';

export const topicsLeftLinks: readonly Section[] = [
  { order: 4, to: '/topic', icon: 'hash', text: 'shell.topics', withPages: true },
];
