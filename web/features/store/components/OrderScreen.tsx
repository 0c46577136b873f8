import { Fragment } from 'react';
import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { usePress } from '../../../api/use-press.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Card, Tag } from '../../../design/parts.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import { Day } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { asHeading } from '../labels.ts';
import type { Order } from '../queries.ts';
import { orderTones } from '../tones.ts';
import { CodeCard } from './CodeCard.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { Price } from './Price.tsx';

/** One order: how far it is, its codes, and where it goes. */
export function OrderScreen({ order }: { order: Order }) {
  const t = useT();
  const { order_info: info, codes } = order;
  return (
    <>
      <Card title={t('store.order', { number: info.order_id })} className="titled-above">
        <Bought order={order} />
        <Steps order={order} />
        {order.wears !== null && <Wearing goods_id={order.goods_info.goods_id} wears={order.wears === 1} />}
      </Card>
      {codes.map((code) => (
        <CodeCard key={code.code} code={code} />
      ))}
      <Places order={order} />
      <LinkButton to="/xstore/order" kind="outline" className="self-start max-sm:mx-4">
        {t('store.myOrders')}
      </LinkButton>
    </>
  );
}

export function Bought({ order: { goods_info: goods, order_info: info } }: { order: Order }) {
  const t = useT();
  return (
    <div className="flex items-center gap-3">
      <GoodsPicture goods={goods} size="row" />
      <span className="min-w-0 flex-1">
        <b className="block text-md wrap-anywhere" dir="auto">
          {goods.goods_name}
        </b>
        <span className="text-sm text-ink-3">
          {t('store.ordered')} <Day at={info.dateline} />
        </span>
      </span>
      <Price amount={info.shop_price} className="text-lg font-bold" />
    </div>
  );
}

/** The labels that the order had, the one it has in its colour (R-SHP-005). */
function Steps({ order: { order_info: info } }: { order: Order }) {
  const t = useT();
  return (
    <ol className="mt-3 flex flex-col gap-2" aria-label={t('store.steps')}>
      {info.steps.map(({ status, label, dateline }, at) => (
        <li key={status} className="flex items-center gap-2 text-sm text-ink-3">
          <Tag tone={at === info.steps.length - 1 ? orderTones[status] : 'plain'}>{asHeading(label)}</Tag>
          <Day at={dateline} />
        </li>
      ))}
    </ol>
  );
}

function Wearing({ goods_id, wears }: { goods_id: number; wears: boolean }) {
  const t = useT();
  const press = usePress();
  const { revalidate } = useRevalidator();
  const on = wears ? 0 : 1;
  const wear = () =>
    press.run(async () => {
      await call('store.wear', { goods_id, on });
      await revalidate();
    });
  return (
    <FormButton
      className="btn btn-outline mt-4"
      action={formAction('store.wear', { goods_id, on })}
      disabled={press.busy}
      onClick={() => void wear()}
    >
      {t(wears ? 'store.takeOff' : 'store.wear')}
    </FormButton>
  );
}

/** What a shop hands over or sends: the piece, how far it is, and whom and where it goes to. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  return (
    <>
      <Card title={t('store.order', { number: order.order_info.order_id })}>
        <Bought order={order} />
        <Steps order={order} />
      </Card>
      <Places order={order} />
    </>
  );
}

function Places({ order: { receiver_info: to, shop_info: shop, goods_info: goods } }: { order: Order }) {
  const t = useT();
  if (goods.goods_type !== goodsTypes.real) return null;
  const address = to && [[to.address], [to.areacode, to.city], [to.country]];
  const lines = to && [[to.phone], [to.email], ...(shop ? [] : address!)];
  return (
    <>
      {shop && (
        <Card title={t('store.pickUpIn')}>
          <address className="text-md not-italic" dir="auto">
            <b className="block">{shop.shop_name}</b>
            {[shop.address, shop.hours, shop.phone].filter(Boolean).join(', ')}
          </address>
        </Card>
      )}
      {to && (
        <Card title={t(shop ? 'store.collectedBy' : 'store.deliveryTo')}>
          <address className="flex flex-col text-md wrap-anywhere not-italic">
            <b>
              <Line parts={[to.firstname, to.lastname]} />
            </b>
            {lines?.map((parts) => (
              <Line key={parts.join(' ')} parts={parts} />
            ))}
          </address>
        </Card>
      )}
    </>
  );
}

/** A line of an address: what is written from right to left reads so by itself, and its place stays. */
function Line({ parts }: { parts: readonly string[] }) {
  const written = parts.filter(Boolean);
  if (written.length === 0) return null;
  return (
    <span>
      {written.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={at}>
          {at > 0 && ' '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
