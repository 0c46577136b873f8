import { useState } from 'react';
import type { OwnInfo } from '../../../../contract/domains/profiles/shapes.ts';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { useT } from '../../../texts/texts.tsx';

const VerifyDialog = lazyPart(
  () => import('./VerifyDialog.tsx'),
  (m) => m.VerifyDialog,
);

/** What one's profile lacks to be a verified one; nothing where nothing lacks. */
export function VerifyNote({ info }: { info: Pick<OwnInfo, 'lacking'> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (info.lacking.length === 0) return null;
  return (
    <section className="card flex items-center gap-3" aria-label={t('profiles.verifyTitle')}>
      <Icon name="shield-check" size="l" className="text-primary-text" />
      <p className="min-w-0 flex-1 text-sm">{t('profiles.verifyLacking', { count: info.lacking.length })}</p>
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        {t('profiles.verifyShow')}
      </Button>
      <Late wanted={open} onFailed={() => setOpen(false)}>
        <VerifyDialog open={open} onClose={() => setOpen(false)} lacking={info.lacking} />
      </Late>
    </section>
  );
}
