import { useState } from 'react';
import { bannedGroup } from '../../../../contract/domains/accounts/limits.ts';
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
  // Who may only not speak still reads, and comes here to appeal.
  const silenced = sanction !== null && sanction.groupid !== bannedGroup;
  const words = silenced && {
    title: t('moderation.silencedTitle'),
    text: until ? t('moderation.silencedUntil', { date: until }) : t('moderation.silencedText'),
  };
  return (
    <BannedScreen {...words} until={until} reason={sanction?.reason || undefined}>
      {sanction && (
        <Button kind="outline" icon="log-out" busy={leaving && t('accounts.leaving')} onClick={leave}>
          {t('shell.logOut')}
        </Button>
      )}
    </BannedScreen>
  );
}
