import { pageCallFrom } from '../../api/context.ts';
import { AnnouncementForm, oneOf } from '../../features/announcements/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';

/** One announcement that isn't over, or a new one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { data } = await pageCallFrom(context)('announcements.admin-list', {});
  const one = oneOf(data.list, params.announcement);
  if (one === undefined || (one !== 'new' && one.state === 'over')) throw notFound();
  return one === 'new' ? {} : { announcement: one };
}

export default function AnnouncementPage() {
  const { announcement } = useLoaderData<typeof loader>();
  return <AnnouncementForm key={announcement?.version} {...(announcement && { announcement })} />;
}
