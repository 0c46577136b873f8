import type { Section } from '../../shell/section.ts';

export const feedsLeftLinks: readonly Section[] = [{ order: 3, to: '/latest', icon: 'clock', text: 'shell.latest' }];
