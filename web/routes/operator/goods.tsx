import { pageCallFrom } from '../../api/context.ts';
import { StoreGoodsScreen } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { texts } from '../../texts/handle.ts';

export const handle = texts('store', 'profiles', 'emoticons');

/** What is sold in the store. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('after') ?? 0;
  return (await pageCallFrom(context)('store.admin-goods', { before })).data;
}

export default function GoodsPage() {
  return <StoreGoodsScreen found={useLoaderData<typeof loader>()} />;
}
