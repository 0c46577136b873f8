import type { ConsoleLink } from '../../shell/member-link.ts';

export const economyConsoleLinks: readonly ConsoleLink[] = [
  { order: 1, text: 'operators.funds.statement', icon: 'coins', to: (uid) => `/operator/money?who=${uid}` },
];
