import { defineSystemNotice, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { translate } from '../../platform/texts.ts';
import { orderLabelled } from './events.ts';

const labelled = defineSystemNotice('store', 'store_order', {
  to: ({ order }) => (order === undefined ? '/xstore/order' : `/xstore/order/orderDetail?order_id=${order}`),
  // Notices of before have the goods under `name`, which is who did it.
  words: ({ status, goods, name = '' }, locale) => ({
    label: translate(locale, `store.label.${status}`),
    goods: goods ?? name,
  }),
});

/** What members are notified of: how far their orders are. */
export const storeNotices: NoticeParts = {
  kinds: [labelled],
  on: [
    notifies(orderLabelled, ({ uid, orderId, name, status }) => [
      toMember(labelled, { uid, once: `${orderId}-${status}`, facts: { order: orderId, goods: name, status } }),
    ]),
  ],
};
