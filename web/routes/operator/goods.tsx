import { goodsStates, storeLimits } from '../../../contract/domains/store/limits.ts';
import { languages } from '../../../contract/primitives/countries.ts';
import { pageCallFrom, pageContext } from '../../api/context.ts';
import { idIn, StoreGoodsScreen } from '../../features/store/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What is sold in the store, or what of it the address looks for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = goodsStates.find((each) => each === params.get('state'));
  const q = (params.get('q') ?? '').trim().slice(0, storeLimits.name);
  const cid = idIn(params, 'cid');
  const chosen = languages.find((each) => each === params.get('language'));
  // What is looked for by a word or a country is found in every language.
  const isOpen = params.has('language') || q !== '' || cid > 0;
  const language = isOpen ? chosen : context.get(pageContext).language;
  const search = { q, cid, ...(state && { state }), ...(language && { language }) };
  const before = params.get('after') ?? 0;
  return { search, found: (await pageCallFrom(context)('store.admin-goods', { ...search, before })).data };
}

export default function GoodsPage() {
  const { search, found } = useLoaderData<typeof loader>();
  return <StoreGoodsScreen key={JSON.stringify(search)} search={search} found={found} />;
}
