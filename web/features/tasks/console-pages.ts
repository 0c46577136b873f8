import type { ConsolePage } from '../../shell/console-page.ts';

/** The pages of the operators' console on tasks and medals. */
export const tasksConsolePages: readonly ConsolePage[] = [
  { group: 'money', order: 6, to: '/operator/tasks', text: 'operators.nav.tasks', icon: 'list-checks' },
  { group: 'money', order: 7, to: '/operator/medals', text: 'operators.nav.medals', icon: 'medal' },
];
