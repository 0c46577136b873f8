import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useIsOff } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** The way to the draw from elsewhere: in Discover, where the draw is open. */
export function DrawCard() {
  const t = useT();
  const isOff = useIsOff('draw.page');
  if (isOff) return null;
  return (
    <Card title={t('draw.page.title')}>
      <p className="text-md text-ink-2">{t('draw.page.text')}</p>
      <Link to="/jackpot" className="btn btn-outline mt-3">
        <Icon name="ticket" />
        {t('draw.page.see')}
      </Link>
    </Card>
  );
}
