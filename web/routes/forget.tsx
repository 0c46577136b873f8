import { Outlet } from '../router/view.tsx';
import { ConfirmLayout } from '../shell/layouts/ConfirmLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { writes: true };

/** Around the pages for who has forgotten their password. */
export default function ForgetFrame() {
  const t = useT();
  return (
    <ConfirmLayout>
      <PageMeta title={t('proof.forget.title')} hidden />
      <Outlet />
    </ConfirmLayout>
  );
}
