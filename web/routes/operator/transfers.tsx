import { pageCallFrom } from '../../api/context.ts';
import { TransfersScreen, transferStateOf } from '../../features/economy/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Transfers by hand that wait, or all others. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = transferStateOf(search.get('state'));
  const after = search.get('after') ?? undefined;
  return { state, found: (await pageCallFrom(context)('operators.transfers', { state, after })).data };
}

export default function TransfersPage() {
  return <TransfersScreen {...useLoaderData<typeof loader>()} />;
}
