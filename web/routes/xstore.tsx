import { pageCallFrom } from '../api/context.ts';
import { GoodsListScreen, readGoodsList } from '../features/store/index.ts';
import { countryOf } from '../lib/country-of.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = { ...texts('store'), canonicalFields: ['type', 'page'] };

/** What the country of the page is offered for XCoin. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readGoodsList(pageCallFrom(context), countryOf(context).fid, request.url);

export default function StorePage() {
  const t = useT();
  return (
    <DefaultLayout head={{ title: t('store.title'), root: true }}>
      <PageMeta title={t('store.title')} description={t('store.lead')} />
      <GoodsListScreen {...useLoaderData<typeof loader>()} />
    </DefaultLayout>
  );
}
