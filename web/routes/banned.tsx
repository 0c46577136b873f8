import { AppealForm } from '../features/moderation/index.ts';
import { BanNotice } from '../features/privacy/index.ts';
import { BannedLayout } from '../shell/layouts/BannedLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { writes: true };

/** Where a log-in of a banned member ends: why, until when, the appeal, and their own data (R-SES-001, R-SES-007). */
export default function BannedPage() {
  const t = useT();
  return (
    <BannedLayout>
      <PageMeta title={t('shell.bannedTitle')} hidden />
      <BanNotice>
        <AppealForm />
      </BanNotice>
    </BannedLayout>
  );
}
