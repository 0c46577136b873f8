import { pageCallFrom, pageContext } from '../../api/context.ts';
import { countryOf } from '../../api/country-of.ts';
import { GoodsScreen, idIn, readGoodsDetail, readOwnGoods, ShareGoods } from '../../features/store/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';

export const handle = { canonicalFields: ['goods_id'] };

/** One piece of goods; a member learns what stands in their way. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = idIn(new URL(request.url).searchParams, 'goods_id');
  if (id === 0) throw notFound();
  const call = pageCallFrom(context);
  const viewer = await context.get(pageContext).viewer();
  if (viewer === null) return { goods: await readGoodsDetail(call, id, countryOf(context).fid), own: null };
  return readOwnGoods(call, id, viewer);
}

export default function GoodsPage() {
  const { goods, own } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout
      head={{ title: goods.goods_name, back: '/xstore', actions: <ShareGoods goods={goods} /> }}
      columns="two"
    >
      <PageMeta title={goods.goods_name} description={goods.goods_content.slice(0, 150)} />
      <GoodsScreen goods={goods} own={own} />
    </DefaultLayout>
  );
}
