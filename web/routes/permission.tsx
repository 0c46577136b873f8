import { data } from 'react-router';
import { PermissionLayout } from '../shell/layouts/PermissionLayout.tsx';
import { PermissionScreen } from '../shell/screens.tsx';
import { useT } from '../texts/texts.tsx';

/** Where a thread sends those who may not read it; the page says so in its status too. */
export const loader = () => data(null, { status: 403 });

export default function PermissionPage() {
  const t = useT();
  return (
    <PermissionLayout>
      <title>{t('shell.permissionTitle')}</title>
      <PermissionScreen />
    </PermissionLayout>
  );
}
