import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/parts.tsx';
import { LinkTabs } from '../../../design/Tabs.tsx';
import { useSignal } from '../../../realtime/signals.ts';
import { useLocation } from '../../../router/hooks.ts';
import { NavLink } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { pagesOf, type UcenterPage, ucenterGroups, ucenterPageAt } from '../ucenter-pages.ts';

/** All pages of the member's area, in groups, that of the open page first: the side list of wide windows. */
export function UcenterSide() {
  const t = useT();
  const here = useUcenterPage()?.group;
  const groups = here ? [here, ...ucenterGroups.filter((group) => group !== here)] : ucenterGroups;
  return groups.map((group) => {
    const pages = pagesOf(group);
    if (pages.length === 0) return null;
    return (
      <nav key={group} className="flex flex-col gap-1 pb-3" aria-label={t(`profiles.group.${group}`)}>
        <span className="px-3 py-1 text-xs text-ink-3">{t(`profiles.group.${group}`)}</span>
        {pages.map((page) => (
          <NavLink key={page.to} to={page.to} end={!page.below} className="left-link">
            <Icon name={page.icon} />
            <PageName page={page} />
          </NavLink>
        ))}
      </nav>
    );
  });
}

/** The pages beside the one that is open: a row that scrolls, where there is no side list. */
export function UcenterTabs() {
  const t = useT();
  const here = useUcenterPage();
  if (!here) return null;
  const links = pagesOf(here.group).map((page) => ({
    to: page.to,
    label: <PageName page={page} />,
    below: page.below,
  }));
  return (
    <LinkTabs
      label={t(`profiles.group.${here.group}`)}
      links={links}
      className="tabs bg-surface px-1 sm:rounded-md xl:hidden"
    />
  );
}

/** What a page is called, and how much on it is unread. */
function PageName({ page }: { page: UcenterPage }) {
  const t = useT();
  const unread = useSignal('notices.unread');
  const count = page.unread && unread ? unread[page.unread] : 0;
  return (
    <>
      {t(page.text)}
      {count > 0 && (
        <span className="ms-1.5">
          <Badge count={count} inline />
          <span className="sr-only">{t('profiles.unread', { count })}</span>
        </span>
      )}
    </>
  );
}

/** The page of the member's area that is open. */
export function useUcenterPage(): UcenterPage | undefined {
  const { pathname } = useLocation();
  return ucenterPageAt(pathname);
}
