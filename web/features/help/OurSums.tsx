import { LinkButton } from '../../design/Button.tsx';
import { Card } from '../../design/parts.tsx';
import { useT } from '../../texts/texts.tsx';

/** The way to what shows that no coin comes from nowhere. */
export function OurSums() {
  const t = useT();
  return (
    <Card title={t('shell.sums')}>
      <p className="pb-3 text-ink-2">{t('help.sumsText')}</p>
      <LinkButton kind="outline" to="/ledger" icon="coins">
        {t('help.seeSums')}
      </LinkButton>
    </Card>
  );
}
