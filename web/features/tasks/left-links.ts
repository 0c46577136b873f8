import type { Section } from '../../shell/section.ts';

export const tasksLeftLinks: readonly Section[] = [
  { order: 8, to: '/task', icon: 'list-checks', text: 'shell.tasks' },
  { order: 10, to: '/medalcenter', icon: 'medal', text: 'shell.medals', withPages: true },
];
