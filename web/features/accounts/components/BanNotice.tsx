import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { dateOf } from '../../../lib/time.ts';
import { useRootData } from '../../../session/root-data.ts';
import { logOut } from '../../../session/session.ts';
import { BannedScreen } from '../../../shell/screens.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useOwnSanction } from '../queries.ts';

/** What a banned member is told: why, until when, and the way out (R-SES-007). */
export function BanNotice() {
  const t = useT();
  const { zone } = useRootData();
  const sanction = useOwnSanction();
  const [leaving, setLeaving] = useState(false);
  const until = sanction?.until ? dateOf(Date.parse(sanction.until) / 1000, zone) : undefined;
  const leave = () => {
    setLeaving(true);
    logOut();
  };
  return (
    <BannedScreen until={until} reason={sanction?.reason || undefined}>
      {sanction && (
        <Button kind="outline" icon="log-out" busy={leaving && t('accounts.leaving')} onClick={leave}>
          {t('shell.logOut')}
        </Button>
      )}
    </BannedScreen>
  );
}
