import { TermsScreen } from '../features/creator/index.ts';
import { ActivityLayout } from '../shell/layouts/ActivityLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** The terms of the creator site (R-CRT-002). */
export default function CreatorTermPage() {
  const title = useT()('creator.terms.title');
  return (
    <ActivityLayout head={{ title, back: '/creator' }}>
      <PageMeta title={title} />
      <TermsScreen />
    </ActivityLayout>
  );
}
