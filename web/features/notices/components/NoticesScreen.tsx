import type { NoticeListName } from '../../../../contract/domains/notices/limits.ts';
import { LinkTabs } from '../../../design/Tabs.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { NoticesRead } from '../queries.ts';
import { NoticeList } from './NoticeList.tsx';
import { NoticeTools } from './NoticeTools.tsx';

const addresses: Readonly<Record<NoticeListName, string>> = {
  all: '/ucenter/notice/all',
  reply: '/ucenter/notice/reply',
  atme: '/ucenter/account/atme',
  attention: '/ucenter/notice/attention',
  systems: '/ucenter/notice/systems',
};

/** One list of notices, with its name and the way to the others. */
export function NoticesScreen({ type, first }: { type: NoticeListName; first: NoticesRead }) {
  const t = useT();
  const links = Object.entries(addresses).map(([name, to]) => ({ to, label: t(`notices.page.${name}`) }));
  const title = t('notices.pageTitle', { page: t(`notices.page.${type}`) });
  return (
    <>
      <PageMeta title={title} hidden />
      <div className="contents items-center sm:flex">
        <h1 className="heading flex-1 text-2xl max-sm:sr-only">{t('notices.title')}</h1>
        <div className="flex gap-1 max-sm:hidden">
          <NoticeTools />
        </div>
      </div>
      <LinkTabs
        label={t('notices.title')}
        links={links}
        look="chip"
        className="board-chips px-4 py-2 sm:px-0 sm:py-0"
      />
      <NoticeList key={type} first={first} type={type} />
    </>
  );
}
