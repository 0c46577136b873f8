import { ThisDevice } from '../../features/profiles/index.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** The account's settings: a card for each thing that can be set, of whichever domain it is. */
export default function AccountSettingsPage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('profiles.nav.account')} hidden />
      <h1 className="sr-only">{t('profiles.nav.account')}</h1>
      <ThisDevice />
    </>
  );
}
