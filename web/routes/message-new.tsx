import '../design/sheets/chat.css';
import { followLimits } from '../../contract/domains/follows/limits.ts';
import { pageCallFrom } from '../api/context.ts';
import { NewMessage } from '../features/messages/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';

export const handle = { writes: true };

/** Members to write to: those whose names begin so, and without any characters those followed last. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const q = typed.trim().slice(0, followLimits.nameMax);
  return { q, list: (await pageCallFrom(context)('follows.find-members', { q })).data.list };
}

export default function NewMessagePage() {
  return <NewMessage {...useLoaderData<typeof loader>()} />;
}
