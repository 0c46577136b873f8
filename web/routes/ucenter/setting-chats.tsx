import { pageCallFrom } from '../../api/context.ts';
import { ChatSettingsScreen, ownSettings } from '../../features/messages/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

export const handle = { writes: true };

/** What the member has set for chats. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { first: await ownSettings(pageCallFrom(context)) };
}

export default function ChatSettingsPage() {
  return <ChatSettingsScreen {...useLoaderData<typeof loader>()} />;
}
