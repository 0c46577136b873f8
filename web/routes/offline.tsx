import { takeBackPost } from '../features/threads/index.ts';
import { OfflineScreen } from '../offline/OfflineScreen.tsx';
import { BareFrame } from '../shell/layouts/Frame.tsx';
import { useT } from '../texts/texts.tsx';

/** Where somebody stands who opens a page without a network: what is saved can be read. Nothing on it says who reads. */
export default function OfflinePage() {
  const t = useT();
  return (
    <BareFrame noAccount>
      <title>{t('offline.title')}</title>
      <meta name="robots" content="noindex" />
      <OfflineScreen takeBackPost={takeBackPost} />
    </BareFrame>
  );
}
