import type { Section } from '../../shell/section.ts';

export const storeLeftLinks: readonly Section[] = [
  { order: 9, to: '/xstore', icon: 'shopping-bag', text: 'shell.store', withPages: true },
];
