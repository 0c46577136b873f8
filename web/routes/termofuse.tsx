import { LegalPage } from '../features/legal/index.ts';
import { ActivityLayout } from '../shell/layouts/ActivityLayout.tsx';
import { useT } from '../texts/texts.tsx';

export default function TermsPage() {
  return (
    <ActivityLayout head={{ title: useT()('legal.terms.title') }}>
      <LegalPage page="terms" />
    </ActivityLayout>
  );
}
