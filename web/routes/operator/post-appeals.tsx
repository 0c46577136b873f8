import { pageCallFrom } from '../../api/context.ts';
import { PostAppealsScreen } from '../../features/review/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Appeals about posts that wait, or those answered. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = search.get('state') === 'done' ? ('done' as const) : ('open' as const);
  const after = search.get('after') ?? '';
  return { state, found: (await pageCallFrom(context)('review.act-appeals', { state, after })).data };
}

export default function PostAppealsPage() {
  return <PostAppealsScreen {...useLoaderData<typeof loader>()} />;
}
