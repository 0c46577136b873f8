import { orderStates } from '../../../contract/domains/store/limits.ts';
import { pageCallFrom } from '../../api/context.ts';
import { memberAsked } from '../../console/member-asked.ts';
import { idIn, StoreOrdersScreen } from '../../features/store/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Orders that match what the address names; one that is named by its number with all that stands in it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const status = orderStates.find((state) => state === params.get('status'));
  const who = await memberAsked(context, params, 'uid');
  const search = {
    ...{ order_id: idIn(params, 'order_id'), uid: who.uid ?? 0, goods_id: idIn(params, 'goods_id') },
    ...{ cid: idIn(params, 'cid'), ...(status && { status }) },
  };
  const before = params.get('after') ?? 0;
  const call = pageCallFrom(context);
  const { data } = await call('store.admin-orders', { ...search, before });
  const found = who.unknown ? { ...data, list: [], more: false } : data;
  const { order_id } = search;
  const isOne = order_id > 0 && found.list.length === 1;
  return { search, who, found, one: isOne ? (await call('store.admin-order', { order_id })).data : null };
}

export default function OrdersPage() {
  const { search, who, found, one } = useLoaderData<typeof loader>();
  return <StoreOrdersScreen key={JSON.stringify([search, who])} search={search} who={who} found={found} one={one} />;
}
