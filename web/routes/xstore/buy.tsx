import { logInFor } from '../../../contract/primitives/dialog-flags.ts';
import { addressContext, pageCallFrom, pageContext } from '../../api/context.ts';
import { countryOf } from '../../api/country-of.ts';
import { CheckoutScreen, idIn, OrderSummary, readCheckout } from '../../features/store/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** The purchase, within a country alone (R-SHP-003): each visit has its number, under which it is paid once. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const id = idIn(params, 'productId');
  if (id === 0 || countryOf(context).code === 'global') throw notFound();
  const timestamp = idIn(params, 'timestamp');
  if (timestamp === 0) throw redirect(`/xstore/order/buy?productId=${id}&timestamp=${Date.now()}`);
  const viewer = await context.get(pageContext).viewer();
  if (viewer === null) throw redirect(logInFor(context.get(addressContext)));
  return { checkout: await readCheckout(pageCallFrom(context), id, String(timestamp)), timestamp: String(timestamp) };
}

export default function BuyPage() {
  const t = useT();
  const { checkout, timestamp } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout
      head={{ title: t('store.checkout'), back: `/xstore/detail?goods_id=${checkout.goods.goods_id}` }}
      columns="two"
      ownBar
      namePlate={checkout.paid === 0 ? <OrderSummary checkout={checkout} /> : undefined}
    >
      <PageMeta title={t('store.checkout')} hidden />
      <h1 className="sr-only">{t('store.checkout')}</h1>
      <CheckoutScreen key={timestamp} checkout={checkout} timestamp={timestamp} />
    </DefaultLayout>
  );
}
