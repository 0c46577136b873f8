import { DigestOffScreen } from '../features/notices/index.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { useT } from '../texts/texts.tsx';

/** No more weekly e-mails, for whoever comes from one. */
export default function DigestOffPage() {
  const t = useT();
  return (
    <DefaultLayout columns="two" head={{ title: t('notices.digestOff.title') }}>
      <DigestOffScreen />
    </DefaultLayout>
  );
}
