import type { ConsolePage } from '../../lib/console-page.ts';

/** The store's pages of the operators' console. */
export const storeConsole: readonly ConsolePage[] = [
  { to: '/operator/orders', text: 'operators.nav.orders', icon: 'list-ordered', waiting: 'orders' },
  { to: '/operator/goods', text: 'operators.nav.goods', icon: 'gift' },
  { to: '/operator/shops', text: 'operators.nav.shops', icon: 'map-pin' },
];
