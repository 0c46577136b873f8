import { pageCallFrom } from '../../api/context.ts';
import { AnnouncementsOffice } from '../../features/announcements/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What is announced, was and will be. */
export async function loader({ context }: LoaderFunctionArgs) {
  return (await pageCallFrom(context)('announcements.admin-list', {})).data;
}

export default function AnnouncementsPage() {
  return <AnnouncementsOffice {...useLoaderData<typeof loader>()} />;
}
