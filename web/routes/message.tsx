import '../design/sheets/chat.css';
import { callFrom, pageCallFrom } from '../api/context.ts';
import { MessagesScreen, placeIn, readMessages } from '../features/messages/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';

/** The field stands at the page's foot: an open keyboard makes the page lower rather than hide it. */
export const handle = { viewport: ', interactive-widget=resizes-content', writes: true };

/** The member's conversations, and the one that is open (R-PMS-001). */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readMessages(callFrom(context), pageCallFrom(context), placeIn(new URL(request.url).searchParams));

export default function MessagePage() {
  return <MessagesScreen {...useLoaderData<typeof loader>()} />;
}
