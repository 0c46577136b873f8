import type { ConsolePage } from '../../shell/console-page.ts';

/** The boards' page of the operators' console. */
export const countriesConsolePages: readonly ConsolePage[] = [
  { group: 'content', order: 1, to: '/operator/boards', text: 'shell.boards', icon: 'layout-list' },
];
