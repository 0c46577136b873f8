import { LinkTabs } from '../../../design/Tabs.tsx';
import { useIsOff } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** The four pages of the photo boards. */
export function PhotoTabs() {
  const t = useT();
  const isOff = useIsOff('contests.page');
  return (
    <LinkTabs
      label={t('shell.photoBoards')}
      className="tabs photo-tabs"
      links={[
        { to: '/photos', label: t('contests.photos') },
        { to: '/dreamFund', label: t('contests.dreams'), below: true },
        { to: '/photography', label: t('contests.photographers'), below: true },
        ...(isOff ? [] : [{ to: '/photos/contests', label: t('contests.contests') } as const]),
      ]}
    />
  );
}
