import { Appearance } from '../../features/profiles/index.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** How pages look on this device. */
export default function AppearancePage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('profiles.settings.appearance')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('profiles.settings.appearance')}</h1>
      <Appearance />
    </>
  );
}
