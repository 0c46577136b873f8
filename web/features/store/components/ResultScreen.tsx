import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { useT } from '../../../texts/texts.tsx';
import { Seed } from '../../economy/index.ts';
import type { Order } from '../queries.ts';
import { Bought } from './OrderScreen.tsx';

/** What was just bought, and the way to it (R-SHP-012). */
export function ResultScreen({ order }: { order: Order }) {
  const t = useT();
  return (
    <section className="card flex flex-col gap-4">
      <div className="empty">
        <span className="block size-18">
          <Seed done last={false} />
        </span>
        <h1 className="heading text-xl">{t('store.resultTitle')}</h1>
        <p className="text-sm text-ink-2">
          {t(order.goods_info.goods_type === goodsTypes.real ? 'store.resultText' : 'store.resultAtOnce')}
        </p>
      </div>
      <Bought order={order} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/xstore/order/orderDetail?order_id=${order.order_info.order_id}`} className="flex-auto">
          {t('store.openOrder')}
        </LinkButton>
        <LinkButton to="/xstore/order" kind="outline" className="flex-auto">
          {t('store.myOrders')}
        </LinkButton>
      </div>
    </section>
  );
}
