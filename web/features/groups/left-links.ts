import type { Section } from '../../shell/section.ts';

export const groupsLeftLinks: readonly Section[] = [
  { order: 5, to: '/group', icon: 'users', text: 'shell.groups', withPages: true },
];
