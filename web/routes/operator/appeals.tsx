import { pageCallFrom } from '../../api/context.ts';
import { AppealsScreen } from '../../features/moderation/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Appeals that wait, or those answered. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = search.get('state') === 'answered' ? ('answered' as const) : ('open' as const);
  const after = search.get('after') ?? undefined;
  return { state, found: (await pageCallFrom(context)('operators.appeals', { state, after })).data };
}

export default function AppealsPage() {
  return <AppealsScreen {...useLoaderData<typeof loader>()} />;
}
