import { PageMeta } from '../lib/page-meta.tsx';
import { Outlet } from '../router/view.tsx';
import { ConfirmLayout } from '../shell/layouts/ConfirmLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('proof');

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
