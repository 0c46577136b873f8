import type { Section } from '../../shell/section.ts';

export const drawLeftLinks: readonly Section[] = [
  { order: 12, to: '/jackpot', icon: 'ticket', text: 'draw.page.title', withPages: true, opens: 'draw.page' },
];
