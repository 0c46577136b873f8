import { ConfirmStep } from '../../features/accounts/index.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { ConfirmLayout } from '../../shell/layouts/ConfirmLayout.tsx';
import { texts } from '../../texts/handle.ts';
import { useT } from '../../texts/texts.tsx';

export const handle = texts('accounts', 'confirm');

/** Where a log-in by the search engine comes back to (D1 §2). */
export default function GoogleConfirmPage() {
  const t = useT();
  return (
    <ConfirmLayout>
      <PageMeta title={t('confirm.title.google')} hidden />
      <ConfirmStep provider="google" />
    </ConfirmLayout>
  );
}
