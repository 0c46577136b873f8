import { LinkTabs } from '../../../design/Tabs.tsx';
import { useT } from '../../../texts/texts.tsx';

/** All favourites, or the videos among them. */
export function FavoriteKinds() {
  const t = useT();
  const links = [
    { to: '/ucenter/account/favorites', label: t('profiles.allFavorites') },
    { to: '/ucenter/account/favorites/video', label: t('profiles.videoFavorites') },
  ];
  return (
    <LinkTabs label={t('profiles.nav.favorites')} links={links} className="tabs border-b border-line px-1" keepScroll />
  );
}
