import { PasswordStep } from '../../features/accounts/index.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { ConfirmLayout } from '../../shell/layouts/ConfirmLayout.tsx';
import { texts } from '../../texts/handle.ts';
import { useT } from '../../texts/texts.tsx';

export const handle = texts('accounts', 'confirm', 'proof');

/** A password after a log-in by the social network (D1 §2). */
export default function SetPasswordPage() {
  const t = useT();
  return (
    <ConfirmLayout>
      <PageMeta title={t('confirm.title.facebook')} hidden />
      <PasswordStep provider="facebook" />
    </ConfirmLayout>
  );
}
