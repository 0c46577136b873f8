import { pageCallFrom } from '../../api/context.ts';
import { NoticesScreen, noticePageOf, readNoticeList } from '../../features/notices/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';

/** Replies, follows or the system's notices, by the address (R-NOT-002). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const type = noticePageOf(params.page);
  if (!type) throw notFound();
  const after = new URL(request.url).searchParams.get('after') ?? '';
  return { type, first: await readNoticeList(pageCallFrom(context), type, after) };
}

export default function NoticesPage() {
  return <NoticesScreen {...useLoaderData<typeof loader>()} />;
}
