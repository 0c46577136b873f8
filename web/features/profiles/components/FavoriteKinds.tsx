import { LinkTabs } from '../../../design/Tabs.tsx';
import { useT } from '../../../texts/texts.tsx';

/** All favourites, the videos among them, and the threads that are followed. */
export function FavoriteKinds() {
  const t = useT();
  const links = [
    { to: '/ucenter/account/favorites', label: t('profiles.allFavorites') },
    { to: '/ucenter/account/favorites/video', label: t('profiles.videoFavorites') },
    { to: '/ucenter/account/favorites/followed', label: t('profiles.followedThreads') },
  ];
  return (
    <LinkTabs label={t('profiles.nav.favorites')} links={links} className="tabs border-b border-line px-1" keepScroll />
  );
}
