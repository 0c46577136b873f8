import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageCallFrom } from '../../api/context.ts';
import { NoticeList, noticePageAt, readNotices } from '../../features/notices/index.ts';
import { notFound } from '../../lib/page-errors.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { texts } from '../../texts/handle.ts';
import { useT } from '../../texts/texts.tsx';

export const handle = texts('profiles', 'notices');

/** One page of notices: replies, mentions, follows or the system's, by the address (R-NOT-002). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const type = noticePageAt(pathname);
  if (!type) throw notFound();
  const first = await readNotices(pageCallFrom(context), type, searchParams.get('after') ?? '');
  return { type, first };
}

export default function NoticesPage() {
  const t = useT();
  const { type, first } = useLoaderData<typeof loader>();
  const title = t('notices.pageTitle', { page: t(`notices.page.${type}`) });
  return (
    <>
      <PageMeta title={title} hidden />
      <h1 className="sr-only">{title}</h1>
      <NoticeList key={type} first={first} type={type} />
    </>
  );
}
