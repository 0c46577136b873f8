import { pageCallFrom } from '../../api/context.ts';
import { HoldsScreen, holdStateOf } from '../../features/invitations/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Rewards that are held, or were decided on. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = holdStateOf(search.get('state'));
  const before = search.get('after') ?? 0;
  return { state, found: (await pageCallFrom(context)('invitations.holds', { status: state, before })).data };
}

export default function HoldsPage() {
  return <HoldsScreen {...useLoaderData<typeof loader>()} />;
}
