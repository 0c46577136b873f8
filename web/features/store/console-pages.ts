import type { ConsolePage } from '../../shell/console-page.ts';

/** The store's pages of the operators' console. */
export const storeConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'waits', order: 8, to: '/operator/orders', text: 'operators.nav.orders', icon: 'list-ordered' },
    waiting: 'orders',
  },
  { group: 'money', order: 4, to: '/operator/goods', text: 'operators.nav.goods', icon: 'gift' },
  { group: 'money', order: 5, to: '/operator/shops', text: 'operators.nav.shops', icon: 'map-pin' },
];
