import { LegalPage } from '../features/legal/index.ts';
import { ActivityLayout } from '../shell/layouts/ActivityLayout.tsx';
import { useT } from '../texts/texts.tsx';

export default function PrivacyPage() {
  return (
    <ActivityLayout head={{ title: useT()('legal.privacy.title') }}>
      <LegalPage page="privacy" />
    </ActivityLayout>
  );
}
