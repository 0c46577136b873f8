import { pageCallFrom } from '../../api/context.ts';
import { InboxScreen } from '../../features/feedback/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Feedback that waits, or what is done. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = search.get('state') === 'done' ? ('done' as const) : ('open' as const);
  const after = search.get('after') ?? undefined;
  return { state, found: (await pageCallFrom(context)('feedback.inbox', { state, after })).data };
}

export default function InboxPage() {
  return <InboxScreen {...useLoaderData<typeof loader>()} />;
}
