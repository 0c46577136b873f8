import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Card } from '../../../design/parts.tsx';
import { Day } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { OrdersPage } from '../queries.ts';
import { OrderLink } from './OrderLink.tsx';
import { PastTheEnd } from './PastTheEnd.tsx';
import { Price } from './Price.tsx';

/** What the member has bought, the newest first. */
export function OrdersScreen({ page }: { page: OrdersPage }) {
  const t = useT();
  if (page.page > 1 && page.list.length === 0 && page.count > 0) {
    return (
      <Card title={t('store.myOrders')} className="titled-above">
        <PastTheEnd first="/xstore/order" />
      </Card>
    );
  }
  return (
    <Card title={t('store.myOrders')} className="titled-above">
      {page.list.length === 0 ? (
        <EmptyState
          title={t('store.noOrders')}
          text={t('store.noOrdersText')}
          action={<LinkButton to="/xstore">{t('store.toStore')}</LinkButton>}
        />
      ) : (
        <ul className="rows">
          {page.list.map((order) => (
            <li key={order.order_id}>
              <OrderLink
                order={order}
                beside={<Day at={order.dateline} />}
                end={<Price amount={order.shop_price} className="text-md font-bold" />}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page.page} total={page.totalPage} />
    </Card>
  );
}
