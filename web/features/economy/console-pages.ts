import type { ConsolePage } from '../../shell/console-page.ts';

/** The pages on money of the operators' console. */
export const economyConsolePages: readonly ConsolePage[] = [
  { group: 'money', order: 1, to: '/operator/money', text: 'operators.nav.money', icon: 'coins', daily: true },
  {
    ...{ group: 'waits', order: 7, to: '/operator/transfers', text: 'operators.nav.transfers', icon: 'handshake' },
    waiting: 'transfers',
  },
  { group: 'money', order: 2, to: '/operator/holds', text: 'operators.nav.moneyHolds', icon: 'lock' },
  { group: 'money', order: 3, to: '/operator/gifts', text: 'operators.nav.giftReceivers', icon: 'users' },
];
