import type { ReactNode } from 'react';
import { bannedGroup, silencedGroup } from '../../../../contract/primitives/access-limits.ts';
import { Button } from '../../../design/Button.tsx';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useSession } from '../../../session/root-data.ts';
import { useLeaving } from '../../../session/use-leaving.ts';
import { BannedScreen, WaysOn } from '../../../shell/access-screens.tsx';
import { GoHome } from '../../../shell/screens.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useSilence } from '../../members/index.ts';

const OwnData = drawn(part({ for: 'rare', load: () => import('./OwnData.tsx') }), (m) => m.OwnData);

/** What a banned member sees: why, until when, the field for an appeal, and the ways out (R-SES-007). */
export function BanNotice({ children }: { children: ReactNode }) {
  const silence = useSilence();
  return (
    <>
      <SanctionText {...silence} />
      {children}
      <OwnData wanted={silence.sanction?.groupid === bannedGroup} />
    </>
  );
}

function SanctionText({ sanction, until, text, reason }: ReturnType<typeof useSilence>) {
  const t = useT();
  const viewer = useSession();
  const group = sanction === undefined ? viewer?.groupid : sanction?.groupid;
  // A silenced member still reads, and comes here to appeal.
  if (group === silencedGroup) {
    return (
      <BannedScreen title={t('moderation.silencedTitle')} text={text} reason={reason}>
        <GoHome kind="outline" />
      </BannedScreen>
    );
  }
  // A banned member has no page session: this one was led here by a notice of what is over.
  if (viewer && group !== bannedGroup) {
    return (
      <BannedScreen icon="circle-check" title={t('moderation.freeTitle')} text={t('moderation.freeText')}>
        <GoHome />
      </BannedScreen>
    );
  }
  // Before script nobody knows who reads: what is said is true for everybody.
  if (!sanction) {
    return (
      <BannedScreen icon="info" title={t('moderation.bannedDoor')} text={t('moderation.bannedDoorText')}>
        <WaysOn />
      </BannedScreen>
    );
  }
  return (
    <BannedScreen until={until} reason={reason}>
      <LogOut />
    </BannedScreen>
  );
}

function LogOut() {
  const t = useT();
  const { leaving, leave } = useLeaving();
  return (
    <Button kind="outline" icon="log-out" busy={leaving && t('sign-in.leaving')} onClick={leave}>
      {t('shell.logOut')}
    </Button>
  );
}
