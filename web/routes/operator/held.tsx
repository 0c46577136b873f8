import { pageCallFrom } from '../../api/context.ts';
import { HeldScreen } from '../../features/review/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Posts that wait for a moderator, or those decided, and the reasons to choose from. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = search.get('state') === 'done' ? ('done' as const) : ('open' as const);
  const call = pageCallFrom(context);
  const [found, canned] = await Promise.all([
    call('review.held-queue', { state, after: search.get('after') ?? '' }),
    call('moderation.canned', {}),
  ]);
  return { state, found: found.data, canned: canned.data.list };
}

export default function HeldPage() {
  return <HeldScreen {...useLoaderData<typeof loader>()} />;
}
