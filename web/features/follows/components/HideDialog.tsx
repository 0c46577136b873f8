import { useState } from 'react';
import { isRefusal } from '../../../api/wire.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useT } from '../../../texts/texts.tsx';
import { setBlocked, setMuted } from '../mutations.ts';

/** Who is to be muted or blocked. */
export interface HideTarget {
  uid: number;
  name: string;
  muted: boolean;
}

export interface HideDialogProps {
  target: HideTarget | null;
  onClose: () => void;
  /** It is done: what is on screen may have to go. */
  onHidden: () => unknown;
}

/** Says what muting and blocking do, and does one of them. */
export function HideDialog({ target, onClose, onHidden }: HideDialogProps) {
  const t = useT();
  const [busy, setBusy] = useState<'mute' | 'block' | null>(null);
  const [error, setError] = useState<string>();
  const name = target?.name ?? '';
  const close = () => {
    setError(undefined);
    onClose();
  };
  const run = async (which: 'mute' | 'block') => {
    if (!target) return;
    setBusy(which);
    setError(undefined);
    try {
      if (which === 'block') await setBlocked(target.uid, true);
      else await setMuted(target.uid, !target.muted);
      const how = which === 'block' ? 'blocked' : target.muted ? 'shown' : 'muted';
      showToast({ text: t(`follows.done.${how}`, { name }) });
      onHidden();
      onClose();
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      setError(failure.msg);
    } finally {
      setBusy(null);
    }
  };
  const working = t('follows.working');
  return (
    <Dialog open={target !== null} onClose={close} title={t('follows.hideTitle', { name })} shape="sheet">
      {error && <Note tone="error">{error}</Note>}
      <div className="flex flex-col gap-5">
        <section className="flex flex-col items-start gap-2">
          <p className="text-md text-ink-2">{t(target?.muted ? 'follows.unmuteText' : 'follows.muteText')}</p>
          <Button kind="outline" icon="eye-off" busy={busy === 'mute' && working} onClick={() => run('mute')}>
            {t(target?.muted ? 'follows.unmute' : 'follows.mute')}
          </Button>
        </section>
        <section className="flex flex-col items-start gap-2">
          <p className="text-md text-ink-2">{t('follows.blockText')}</p>
          <Button kind="danger" icon="ban" busy={busy === 'block' && working} onClick={() => run('block')}>
            {t('follows.block')}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
