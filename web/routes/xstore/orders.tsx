import { logInFor } from '../../../contract/primitives/dialog-flags.ts';
import { addressContext, pageCallFrom, pageContext } from '../../api/context.ts';
import { OrdersScreen, readOrders } from '../../features/store/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** The member's orders. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if ((await context.get(pageContext).viewer()) === null) throw redirect(logInFor(context.get(addressContext)));
  return { page: await readOrders(pageCallFrom(context), request.url) };
}

export default function OrdersPage() {
  const t = useT();
  const { page } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('store.myOrders'), back: '/xstore' }}>
      <PageMeta title={t('store.myOrders')} hidden />
      <h1 className="sr-only">{t('store.myOrders')}</h1>
      <OrdersScreen page={page} />
    </DefaultLayout>
  );
}
