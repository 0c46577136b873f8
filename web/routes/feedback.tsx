import { FeedbackForm } from '../features/feedback/index.ts';
import { AccountLayout } from '../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { writes: true };

/** A word to the operators, from members and guests. */
export default function FeedbackPage() {
  const t = useT();
  return (
    <AccountLayout head={{ title: t('feedback.title'), back: '/ucenter/faq' }}>
      <PageMeta title={t('feedback.title')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('feedback.title')}</h1>
      <FeedbackForm />
    </AccountLayout>
  );
}
