import { defineSystemNotice, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { translate } from '../../platform/texts.ts';
import { orderLabelled } from './events.ts';

const labelled = defineSystemNotice('store', 'store_order', {
  to: ({ order }) => (order === undefined ? '/xstore/order' : `/xstore/order/orderDetail?order_id=${order}`),
  words: ({ status }, locale) => ({ label: translate(locale, `store.label.${status}`) }),
});

/** What members are notified of: how far their orders are. */
export const storeNotices: NoticeParts = {
  kinds: [labelled],
  on: [
    notifies(orderLabelled, ({ uid, orderId, name, status }) => [
      toMember(labelled, { uid, once: `${orderId}-${status}`, facts: { order: orderId, name, status } }),
    ]),
  ],
};
