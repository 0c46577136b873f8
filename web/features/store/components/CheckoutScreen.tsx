import { useId } from 'react';
import { expressTypes } from '../../../../contract/domains/store/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { sendsForm } from '../../../design/FormButton.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Checkout } from '../queries.ts';
import { type CheckoutForm, useCheckout } from '../use-checkout.ts';
import { GoodsPicture } from './GoodsPicture.tsx';
import { Blocked } from './GoodsScreen.tsx';
import { Price } from './Price.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';
import { Ways } from './Ways.tsx';

/** The checkout: what is bought, how it comes, to whom, and the button that says what it costs; or what stands in the way (R-SHP-011). */
export function CheckoutScreen({ checkout, timestamp }: { checkout: Checkout; timestamp: string }) {
  const t = useT();
  const form = useCheckout(checkout, timestamp);
  const scripted = useScripted();
  const id = useId();
  const { goods, why } = checkout;
  const open = why === '' || form.done !== undefined;
  if (checkout.paid > 0 && form.done === undefined) return <PaidBefore checkout={checkout} />;
  const sent = open && goods.goods_express_type !== expressTypes.none;
  return (
    <form ref={form.form} id={id} onSubmit={form.pay} noValidate className="flex flex-col gap-3">
      <div className="lg:hidden">
        <OrderSummary checkout={checkout} />
      </div>
      {sent && (
        <Card title={t(goods.goods_express_type === expressTypes.pickup ? 'store.way.2' : 'store.delivery')}>
          <div className="ways flex flex-col gap-4">
            <Ways checkout={checkout} form={form} owner={scripted ? id : pageForm} />
            <ReceiverFields checkout={checkout} form={form} owner={scripted ? id : pageForm} />
          </div>
        </Card>
      )}
      {open ? <Paying checkout={checkout} form={form} /> : <InTheWay own={checkout} />}
    </form>
  );
}

/** This visit was paid, though its answer may have been lost: the way to what was bought. */
function PaidBefore({ checkout: { goods, paid } }: { checkout: Checkout }) {
  const t = useT();
  return (
    <Card title={t('store.paidTitle')}>
      <div className="flex flex-col gap-3" role="status">
        <div className="flex items-center gap-3">
          <GoodsPicture goods={goods} size="row" />
          <b className="min-w-0 flex-1 text-md wrap-anywhere" dir="auto">
            {goods.goods_name}
          </b>
        </div>
        <p className="text-sm text-ink-2">{t('store.paidText')}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`/xstore/order/orderDetail?order_id=${paid}`} className="flex-auto">
            {t('store.openOrder')}
          </LinkButton>
          <LinkButton to={`/xstore/detail?goods_id=${goods.goods_id}`} kind="outline" className="flex-auto">
            {t('store.openItem')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

function InTheWay({ own }: { own: Checkout }) {
  return (
    <section className="card">
      <Blocked own={own} />
    </section>
  );
}

/** What is bought and what it costs: above the form, and beside it where there is room. */
export function OrderSummary({ checkout: { goods, xcoin, why, paid } }: { checkout: Checkout }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <Card title={t('store.yourOrder')}>
      <div className="flex items-center gap-3">
        <GoodsPicture goods={goods} size="row" />
        <b className="min-w-0 flex-1 text-md wrap-anywhere" dir="auto">
          {goods.goods_name}
        </b>
      </div>
      <dl className="exchange-price mt-3">
        <dt>{t('store.price')}</dt>
        <dd>
          <Price amount={goods.shop_price} className="font-bold" />
        </dd>
        <dt>{t('store.have')}</dt>
        <dd>
          <Coin of="xcoin" size="s" /> {xcoin.toLocaleString(language)}
        </dd>
        {why === '' && paid === 0 && (
          <>
            <dt>{t('store.after')}</dt>
            <dd>
              <Coin of="xcoin" size="s" /> {(xcoin - goods.shop_price).toLocaleString(language)}
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}

function Paying({ checkout: { goods }, form }: { checkout: Checkout; form: CheckoutForm }) {
  const t = useT();
  const scripted = useScripted();
  return (
    <section className="card flex flex-col gap-3">
      {form.error && <Note tone="error">{form.error}</Note>}
      {form.done !== undefined && (
        <div role="status">
          <Note tone="success">
            {form.done} {t('store.opensSoon')}
          </Note>
        </div>
      )}
      <Button
        {...(scripted ? { type: 'submit' } : sendsForm(form.action))}
        kind="value"
        wide
        disabled={form.done !== undefined}
        busy={form.busy && t('store.paying')}
      >
        {t('store.pay', { price: goods.shop_price })}
      </Button>
      <p className="text-xs text-ink-3">{t('store.howItGoes')}</p>
    </section>
  );
}
