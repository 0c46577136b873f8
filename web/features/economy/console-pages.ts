import type { ConsolePage } from '../../lib/console-page.ts';

/** The pages on money of the operators' console. */
export const economyConsole: readonly ConsolePage[] = [
  { to: '/operator/money', text: 'operators.nav.money', icon: 'coins' },
  { to: '/operator/transfers', text: 'operators.nav.transfers', icon: 'handshake', waiting: 'transfers' },
  { to: '/operator/holds', text: 'operators.nav.moneyHolds', icon: 'lock' },
];
