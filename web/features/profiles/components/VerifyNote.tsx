import { useState } from 'react';
import type { OwnInfo } from '../../../../contract/domains/profiles/shapes.ts';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useT } from '../../../texts/texts.tsx';

const VerifyDialog = drawn(part({ for: 'pressed', load: () => import('./VerifyDialog.tsx') }), (m) => m.VerifyDialog);

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
      <VerifyDialog
        wanted={open}
        onFailed={() => setOpen(false)}
        open={open}
        onClose={() => setOpen(false)}
        lacking={info.lacking}
      />
    </section>
  );
}
