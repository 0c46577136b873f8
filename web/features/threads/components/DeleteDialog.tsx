import { useState } from 'react';
import { isRefusal } from '../../../api/wire.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import { deletePost, deleteThread } from '../mutations.ts';

/** What is to be taken away: the thread with all in it, or a reply. */
export type Doomed = { kind: 'thread'; tid: number } | { kind: 'reply'; pid: number };

interface DeleteDialogProps {
  doomed: Doomed | null;
  onClose: () => void;
  onDeleted: (doomed: Doomed) => void;
}

/** Asks first; a refusal is said in place. */
export function DeleteDialog({ doomed, onClose, onDeleted }: DeleteDialogProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const kind = doomed?.kind ?? 'reply';
  const close = () => {
    setError(undefined);
    onClose();
  };
  const run = async () => {
    if (!doomed) return;
    setBusy(true);
    setError(undefined);
    try {
      await (doomed.kind === 'thread' ? deleteThread(doomed.tid) : deletePost(doomed.pid));
      onDeleted(doomed);
      onClose();
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      setError(failure.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={doomed !== null}
      onClose={close}
      title={t(kind === 'thread' ? 'threads.deleteThread' : 'threads.deleteReply')}
      shape="sheet"
      foot={
        <>
          <Button kind="outline" onClick={close}>
            {t('threads.cancel')}
          </Button>
          <Button kind="danger" busy={busy && t('threads.deleting')} onClick={run}>
            {t('threads.delete')}
          </Button>
        </>
      }
    >
      <p className="text-md text-ink-2">
        {t(kind === 'thread' ? 'threads.deleteThreadText' : 'threads.deleteReplyText')}
      </p>
      {error && <Note tone="error">{error}</Note>}
    </Dialog>
  );
}
