import { pageCallFrom } from '../../api/context.ts';
import { GiftReceiversScreen, giftMonthOf } from '../../features/economy/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Whom new accounts gave XGold. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const month = giftMonthOf(search.get('month'));
  const after = search.get('after') ?? undefined;
  return { month, found: (await pageCallFrom(context)('operators.gift-receivers', { month, after })).data };
}

export default function GiftsPage() {
  return <GiftReceiversScreen {...useLoaderData<typeof loader>()} />;
}
