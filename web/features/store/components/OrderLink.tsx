import type { ReactNode } from 'react';
import { Tag } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { asHeading } from '../labels.ts';
import type { OrderRow } from '../queries.ts';
import { orderTones } from '../tones.ts';
import { GoodsPicture } from './GoodsPicture.tsx';

interface OrderLinkProps {
  order: OrderRow;
  /** Beside its label. */
  beside?: ReactNode;
  /** At the end of the row. */
  end: ReactNode;
}

/** An order in a list: what it is, how far it is, and the way to it. */
export function OrderLink({ order, beside, end }: OrderLinkProps) {
  return (
    <Link
      to={`/xstore/order/orderDetail?order_id=${order.order_id}`}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-ink no-underline"
    >
      <GoodsPicture goods={order} size="row" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-md wrap-anywhere" dir="auto">
          {order.goods_name}
        </span>
        <span className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
          <Tag tone={orderTones[order.status]}>{asHeading(order.label)}</Tag>
          {beside}
        </span>
      </span>
      {end}
    </Link>
  );
}
