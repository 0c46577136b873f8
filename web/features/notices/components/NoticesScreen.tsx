import type { NoticePage } from '../../../../contract/domains/notices/limits.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { NoticesRead } from '../queries.ts';
import { NoticeList } from './NoticeList.tsx';

/** One page of notices, with its name. */
export function NoticesScreen({ type, first }: { type: NoticePage; first: NoticesRead }) {
  const t = useT();
  const title = t('notices.pageTitle', { page: t(`notices.page.${type}`) });
  return (
    <>
      <PageMeta title={title} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{title}</h1>
      <NoticeList key={type} first={first} type={type} />
    </>
  );
}
