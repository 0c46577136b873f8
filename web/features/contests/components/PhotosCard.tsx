import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** The way to the photo boards from elsewhere: among the boards, and in Discover. */
export function PhotosCard() {
  const t = useT();
  return (
    <Card title={t('contests.photos')}>
      <p className="text-md text-ink-2">{t('contests.photos.text')}</p>
      <Link to="/photos" className="btn btn-outline mt-3">
        <Icon name="image" />
        {t('contests.seePhotos')}
      </Link>
    </Card>
  );
}
