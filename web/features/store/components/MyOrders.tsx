import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { whenIdle } from '../../../lib/when-idle.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import type { OrderRow } from '../queries.ts';
import { OrderLink } from './OrderLink.tsx';

const shown = 3;

const readNewest = async (): Promise<readonly OrderRow[]> =>
  (await call('store.my-goods-list', { page: 1 })).data.list.slice(0, shown);

/** A member's newest orders beside the store. The page is everybody's: they come after it, where the card is seen. */
export function MyOrders() {
  return useSession() ? <Newest /> : null;
}

function Newest() {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => whenIdle(() => setSeen(place.current?.offsetParent != null)), []);
  const { value: orders } = useLoaded(seen ? readNewest : null);
  return (
    <Card
      title={t('store.myOrders')}
      aside={
        <Link to="/xstore/order" className="link inline-flex min-h-11 items-center text-sm">
          {t('store.allOrders')}
        </Link>
      }
    >
      <div ref={place}>
        {orders?.length === 0 && <p className="text-sm text-ink-2">{t('store.noOrdersText')}</p>}
        <ul className="rows">
          {orders?.map((order) => (
            <li key={order.order_id}>
              <OrderLink order={order} end={<Icon name="chevron-right" size="s" className="text-ink-3" flip />} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
