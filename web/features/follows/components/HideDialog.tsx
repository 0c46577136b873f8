import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useT } from '../../../texts/texts.tsx';
import { blockMember, muteMember } from '../hide-mutations.ts';

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
  const { busy, error, run, clear } = useAct();
  const [chosen, setChosen] = useState<'mute' | 'block'>();
  const name = target?.name ?? '';
  const close = () => {
    clear();
    onClose();
  };
  const hide = (which: 'mute' | 'block') =>
    run(async () => {
      if (!target) return;
      setChosen(which);
      if (which === 'block') await blockMember(target.uid, true);
      else await muteMember(target.uid, !target.muted);
      const how = which === 'block' ? 'blocked' : target.muted ? 'shown' : 'muted';
      showToast({ text: t(`follows.done.${how}`, { name }) });
      onHidden();
      onClose();
    });
  const working = (which: 'mute' | 'block') => busy && chosen === which && t('follows.working');
  return (
    <Dialog open={target !== null} onClose={close} title={t('follows.hideTitle', { name })} shape="sheet">
      {error && <Note tone="error">{error}</Note>}
      <div className="flex flex-col gap-5">
        <section className="flex flex-col items-start gap-2">
          <p className="text-md text-ink-2">{t(target?.muted ? 'follows.unmuteText' : 'follows.muteText')}</p>
          <Button kind="outline" icon="eye-off" busy={working('mute')} onClick={() => hide('mute')}>
            {t(target?.muted ? 'follows.unmute' : 'follows.mute')}
          </Button>
        </section>
        <section className="flex flex-col items-start gap-2">
          <p className="text-md text-ink-2">{t('follows.blockText')}</p>
          <Button kind="danger" icon="ban" busy={working('block')} onClick={() => hide('block')}>
            {t('follows.block')}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
