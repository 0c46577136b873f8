import { logInFor } from '../../../contract/primitives/dialog-flags.ts';
import { addressContext, pageCallFrom, pageContext } from '../../api/context.ts';
import { idIn, OrderScreen, readOrderDetail } from '../../features/store/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** One of the member's orders, with its codes. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if ((await context.get(pageContext).viewer()) === null) throw redirect(logInFor(context.get(addressContext)));
  const id = idIn(new URL(request.url).searchParams, 'order_id');
  if (id === 0) throw notFound();
  return { order: await readOrderDetail(pageCallFrom(context), id) };
}

export default function OrderPage() {
  const t = useT();
  const { order } = useLoaderData<typeof loader>();
  const title = t('store.order', { number: order.order_info.order_id });
  return (
    <DefaultLayout head={{ title, back: '/xstore/order' }} columns="two">
      <PageMeta title={title} hidden />
      <h1 className="sr-only">{title}</h1>
      <OrderScreen order={order} />
    </DefaultLayout>
  );
}
