import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

const parts = ['who', 'figures', 'income', 'own', 'fair', 'end'] as const;

/** What creators agree to, in few words; the site's own terms hold as well. */
export function TermsScreen() {
  const t = useT();
  const { siteName: site } = useRootData();
  return (
    <Card>
      <h1 className="heading text-2xl">{t('creator.terms.title')}</h1>
      <p className="text-md text-ink-2">{t('creator.terms.lead', { site })}</p>
      {parts.map((part) => (
        <section key={part} className="pt-4">
          <h2 className="heading text-lg">{t(`creator.terms.${part}.title`)}</h2>
          <p className="mt-1 text-md text-ink-2">{t(`creator.terms.${part}.text`, { site })}</p>
        </section>
      ))}
      <p className="flex flex-wrap gap-x-5 pt-4">
        <Link to="/creator" className="tap link">
          {t('creator.terms.toLogin')}
        </Link>
        <Link to="/termofuse" className="tap link">
          {t('creator.terms.toTerms')}
        </Link>
      </p>
    </Card>
  );
}
