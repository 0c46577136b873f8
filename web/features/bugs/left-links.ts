import type { Section } from '../../shell/section.ts';

export const bugsLeftLinks: readonly Section[] = [
  { order: 11, to: '/buglist', icon: 'bug', text: 'shell.reportBug', withPages: true },
];
