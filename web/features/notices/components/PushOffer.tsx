import { useEffect, useState } from 'react';
import { showFailure } from '../../../api/show-failure.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Button, IconButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { showError, showToast } from '../../../design/toasts.ts';
import { pushState, startPush } from '../../../realtime/push.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { noteOffered, wasOffered } from '../push-offer.ts';

/** Offers notifications of this device once, where the browser can show them and nobody has said yes or no yet. */
export function PushOffer() {
  const t = useT();
  const uid = useSession()?.uid ?? 0;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (wasOffered(uid)) return;
    pushState(uid).then(
      (state) => {
        if (state !== 'off') return;
        noteOffered(uid);
        setOpen(true);
      },
      () => undefined,
    );
  }, [uid]);

  const accept = async (): Promise<void> => {
    setBusy(true);
    try {
      const state = await startPush(uid);
      if (state === 'on') showToast({ text: t('notices.settings.deviceOn') });
      if (state === 'blocked') showError(t('notices.settings.deviceBlocked'));
      setOpen(state === 'off');
    } catch (error) {
      // The browser's own push service can be away, too.
      if (isRefusal(error)) showFailure(error);
      else showError(t('notices.settings.deviceFailed'));
    } finally {
      setBusy(false);
    }
  };
  if (!open) return null;
  return (
    <div className="card flex items-center gap-3">
      <Icon name="bell" className="flex-none text-primary-text" />
      <p className="min-w-0 flex-1 text-sm text-ink-2">{t('notices.offer.text')}</p>
      <Button kind="quiet" small busy={busy && t('shell.working')} onClick={accept}>
        {t('notices.offer.yes')}
      </Button>
      <IconButton icon="x" label={t('shell.notNow')} className="icon-btn -me-2" onClick={() => setOpen(false)} />
    </div>
  );
}
