import { pageCallFrom } from '../../api/context.ts';
import { NoticeSettingsScreen, readSettings } from '../../features/notices/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What the member is notified of, and when. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { first: await readSettings(pageCallFrom(context)) };
}

export default function NoticeSettingsPage() {
  return <NoticeSettingsScreen {...useLoaderData<typeof loader>()} />;
}
