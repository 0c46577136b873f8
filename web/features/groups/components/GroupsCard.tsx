import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** The way to groups from among what there is to discover. */
export function GroupsCard() {
  const t = useT();
  return (
    <Card title={t('groups.groups')}>
      <p className="text-md text-ink-2">{t('groups.listText')}</p>
      <Link to="/group" className="btn btn-outline mt-3">
        <Icon name="users" />
        {t('groups.see')}
      </Link>
    </Card>
  );
}
