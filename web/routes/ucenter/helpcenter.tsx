import { LinkButton } from '../../design/Button.tsx';
import { BugsCard } from '../../features/bugs/index.ts';
import { FeedbackForm } from '../../features/feedback/index.ts';
import { HelpSearch, helpParts, OurSums } from '../../features/help/index.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** What members ask about their own account; the rest stands in the whole help. */
const own = helpParts.filter(({ id }) => ['account', 'safety', 'privacy'].includes(id));

/** The help centre among the settings: the account's questions, and a word to the operators (R-PRO-002). */
export default function HelpCentrePage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('help.centre')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('help.centre')}</h1>
      <HelpSearch asked="" parts={own} />
      <LinkButton kind="outline" to="/ucenter/faq" icon="info" className="mx-4 sm:mx-0">
        {t('help.all')}
      </LinkButton>
      <OurSums />
      <BugsCard />
      <FeedbackForm headed />
    </>
  );
}
