import { GuardianDoor } from '../features/members/index.ts';
import { ConfirmLayout } from '../shell/layouts/ConfirmLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { writes: true };

export default function GuardianPage() {
  const t = useT();
  return (
    <ConfirmLayout>
      <PageMeta title={t('proof.consent.page')} hidden />
      <GuardianDoor />
    </ConfirmLayout>
  );
}
