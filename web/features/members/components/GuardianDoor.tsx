import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note } from '../../../design/parts.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { giveConsent, whoAsksGuardian } from '../guardian.ts';
import { Head } from './Head.tsx';
import { useEmailLink } from './use-email-link.ts';

/** Where a guardian's e-mail leads: who asks, for what, and the consent (R-MSC-033). */
export function GuardianDoor() {
  const t = useT();
  const { siteName } = useRootData();
  const { busy, words, run } = useAct();
  const link = useEmailLink(whoAsksGuardian);
  const [agreed, setAgreed] = useState(false);
  if (link?.username === undefined && link?.error === undefined) {
    return (
      <>
        <h1 className="sr-only">{t('proof.consent.page')}</h1>
        <NeedsScript>{t('shell.needsScript')}</NeedsScript>
        <div className="skeleton h-40" />
      </>
    );
  }
  if (link.username === undefined) {
    return (
      <>
        <h1 className="sr-only">{t('proof.consent.page')}</h1>
        <EmptyState title={link.error ?? ''} text={t('proof.consent.gone')} />
      </>
    );
  }
  const { token, username } = link;
  const agree = () =>
    run(async () => {
      await giveConsent(token);
      setAgreed(true);
    });
  return (
    <div className="flex flex-col gap-4">
      <Head title={t('proof.consent.title', { username })} text={t('proof.consent.text', { username, siteName })} />
      {agreed ? (
        <div role="status">
          <Note tone="success">{t('proof.consent.done', { username })}</Note>
        </div>
      ) : (
        <>
          <ul className="list-disc ps-5 text-sm text-ink-2">
            <li>{t('proof.consent.public')}</li>
            <li>{t('proof.consent.moderated')}</li>
            <li>{t('proof.consent.nothing', { username })}</li>
          </ul>
          {words && <Note tone="error">{words}</Note>}
          <Button wide onClick={agree} busy={busy && t('shell.saving')}>
            {t('proof.consent.agree')}
          </Button>
        </>
      )}
    </div>
  );
}
