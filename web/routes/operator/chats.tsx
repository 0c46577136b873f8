import { pageCallFrom } from '../../api/context.ts';
import { ChatReportsScreen } from '../../features/messages/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Reports of chats that wait, or those decided. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = search.get('state') === 'done' ? ('done' as const) : ('open' as const);
  const asked = { after: search.get('after') ?? '', done: state === 'done' ? 1 : 0 };
  return { state, found: (await pageCallFrom(context)('messages.reports', asked)).data };
}

export default function ChatReportsPage() {
  return <ChatReportsScreen {...useLoaderData<typeof loader>()} />;
}
