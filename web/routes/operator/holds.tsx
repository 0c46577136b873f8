import { pageCallFrom } from '../../api/context.ts';
import { MoneyHoldsScreen } from '../../features/economy/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Money that members have on hold. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  return (await pageCallFrom(context)('operators.holds', { after })).data;
}

export default function MoneyHoldsPage() {
  return <MoneyHoldsScreen found={useLoaderData<typeof loader>()} />;
}
