import { pageCallFrom } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { Icon } from '../design/Icon.tsx';
import { GoodsListScreen, MyOrders, Reaching, readGoodsList, readPickUp } from '../features/store/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['type', 'page'] };

/** What the country of the page is offered for XCoin. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  Promise.all([
    readGoodsList(pageCallFrom(context), countryOf(context).fid, request.url),
    readPickUp(pageCallFrom(context), countryOf(context).fid),
  ]);

export default function StorePage() {
  const t = useT();
  const [listed, pickUp] = useLoaderData<typeof loader>();
  return (
    <DefaultLayout
      head={{ title: t('store.title'), back: '/find', actions: <OrdersLink /> }}
      right={
        <>
          <MyOrders />
          {listed.page.store_show === 1 && <Reaching pickUp={pickUp} />}
        </>
      }
    >
      <PageMeta title={t('store.title')} description={t('store.lead')} />
      <GoodsListScreen {...listed} />
    </DefaultLayout>
  );
}

/** On phones the way to one's orders stands in the header. */
function OrdersLink() {
  const t = useT();
  return (
    <Link to="/xstore/order" className="icon-btn" aria-label={t('store.myOrders')}>
      <Icon name="receipt-text" />
    </Link>
  );
}
