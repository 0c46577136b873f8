import { LinkTabs } from '../../../design/Tabs.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { useT } from '../../../texts/texts.tsx';
import { pagesOf } from '../ucenter-pages.ts';
import type { Whose } from '../whose.ts';

/**
 * The tabs of a profile: one's own has them all, another's those that are open to others. Followers and following are
 * opened by their figures above.
 */
export function ProfileTabs({ whose }: { whose: Whose }) {
  const t = useT();
  const links = pagesOf('profile')
    .filter((page) => !page.figure && (whose.own || page.open))
    .map((page) => ({
      to: whose.own ? page.to : profilePath(whose.uid, page.to),
      label: t(page.text),
      below: page.below,
    }));
  return (
    <LinkTabs label={t('profiles.group.profile')} links={links} className="tabs border-b border-line px-1" keepScroll />
  );
}
