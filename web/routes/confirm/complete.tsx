import { CompleteStep } from '../../features/accounts/index.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { ConfirmLayout } from '../../shell/layouts/ConfirmLayout.tsx';
import { texts } from '../../texts/handle.ts';
import { useT } from '../../texts/texts.tsx';

export const handle = texts('accounts', 'confirm');

/** Where a newcomer of the social network completes the registration (D1 §2). */
export default function CompletePage() {
  const t = useT();
  return (
    <ConfirmLayout>
      <PageMeta title={t('confirm.completeTitle')} hidden />
      <CompleteStep />
    </ConfirmLayout>
  );
}
