import { LinkButton } from '../../../design/Button.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Card, Tag } from '../../../design/parts.tsx';
import { EmptyState } from '../../../design/states.tsx';
import { Day } from '../../../lib/formats.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { OrderRow, OrdersPage } from '../queries.ts';
import { orderTones } from '../tones.ts';
import { GoodsPicture } from './GoodsPicture.tsx';
import { PastTheEnd } from './PastTheEnd.tsx';
import { Price } from './Price.tsx';

/** What the member has bought, the newest first. */
export function OrdersScreen({ page }: { page: OrdersPage }) {
  const t = useT();
  if (page.page > 1 && page.list.length === 0 && page.count > 0) {
    return (
      <Card title={t('store.myOrders')}>
        <PastTheEnd first="/xstore/order" />
      </Card>
    );
  }
  return (
    <Card title={t('store.myOrders')}>
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
              <OrderLink order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page.page} total={page.totalPage} />
    </Card>
  );
}

function OrderLink({ order }: { order: OrderRow }) {
  return (
    <Link
      to={`/xstore/order/orderDetail?order_id=${order.order_id}`}
      className="flex min-h-11 flex-1 items-center gap-3 text-ink no-underline"
    >
      <GoodsPicture goods={order} size="row" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-md" dir="auto">
          {order.goods_name}
        </span>
        <span className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
          <Tag tone={orderTones[order.status]}>
            <span className="inline-block first-letter:uppercase">{order.label}</span>
          </Tag>
          <Day at={order.dateline} />
        </span>
      </span>
      <Price amount={order.shop_price} className="text-md font-bold" />
    </Link>
  );
}
