import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** The way to bug reports from elsewhere: among the boards, in Discover and in the help. */
export function BugsCard() {
  const t = useT();
  return (
    <Card title={t('bugs.title')}>
      <p className="text-md text-ink-2">{t('bugs.listText')}</p>
      <Link to="/buglist" className="btn btn-outline mt-3">
        <Icon name="bug" />
        {t('bugs.seeAll')}
      </Link>
    </Card>
  );
}
