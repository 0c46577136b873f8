import { LinkTabs } from '../../../design/Tabs.tsx';
import { useLocation } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { centrePath, pagePath } from '../paths.ts';

/** The parts of a creator's centre; the overview is at the centre's own address and at one that names it. */
export function CreatorTabs() {
  const t = useT();
  const { pathname } = useLocation();
  const overviews = pagePath('overviews');
  const links = [
    { to: pathname === overviews ? overviews : centrePath, label: t('creator.tab.overviews') },
    ...(['income', 'super', 'manuals', 'fq'] as const).map((page) => ({
      to: pagePath(page),
      label: t(`creator.tab.${page}`),
    })),
  ];
  return <LinkTabs label={t('creator.in-shell.centre')} links={links} className="tabs bg-surface px-1 sm:rounded-md" />;
}
