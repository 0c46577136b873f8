import { GuardianDoor } from '../features/members/index.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { ConfirmLayout } from '../shell/layouts/ConfirmLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('proof');

export default function GuardianPage() {
  const t = useT();
  return (
    <ConfirmLayout>
      <PageMeta title={t('proof.consent.page')} hidden />
      <GuardianDoor />
    </ConfirmLayout>
  );
}
