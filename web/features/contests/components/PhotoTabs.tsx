import { LinkTabs } from '../../../design/Tabs.tsx';
import { useT } from '../../../texts/texts.tsx';

/** The four pages of the photo boards. */
export function PhotoTabs() {
  const t = useT();
  return (
    <LinkTabs
      label={t('shell.photoBoards')}
      className="tabs photo-tabs"
      links={[
        { to: '/photos', label: t('contests.photos') },
        { to: '/dreamFund', label: t('contests.dreams'), below: true },
        { to: '/photography', label: t('contests.photographers'), below: true },
        { to: '/photos/contests', label: t('contests.contests') },
      ]}
    />
  );
}
