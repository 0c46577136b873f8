import { AskDialog } from '../../../design/AskDialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useT } from '../../../texts/texts.tsx';
import { deletePost, deleteThread } from '../dialog-mutations.ts';

/** What is to be deleted: the thread with all in it, or a reply. */
export type DeleteTarget = { kind: 'thread'; tid: number } | { kind: 'reply'; pid: number };

interface DeleteDialogProps {
  deleting: DeleteTarget | null;
  onClose: () => void;
  onDeleted: (deleting: DeleteTarget) => void;
}

/** Asks first; a refusal is said in place. */
export function DeleteDialog({ deleting, onClose, onDeleted }: DeleteDialogProps) {
  const t = useT();
  const { busy, error, run, clear } = useAct();
  const kind = deleting?.kind ?? 'reply';
  const close = () => {
    clear();
    onClose();
  };
  const remove = () =>
    run(async () => {
      if (!deleting) return;
      await (deleting.kind === 'thread' ? deleteThread(deleting.tid) : deletePost(deleting.pid));
      onDeleted(deleting);
      onClose();
    });
  return (
    <AskDialog
      open={deleting !== null}
      onClose={close}
      title={t(kind === 'thread' ? 'threads.deleteThread' : 'threads.deleteReply')}
      shape="sheet"
      word={t('threads.delete')}
      busyWord={t('threads.deleting')}
      kind="danger"
      busy={busy}
      error={error}
      onAct={remove}
    >
      <p className="text-md text-ink-2">
        {t(kind === 'thread' ? 'threads.deleteThreadText' : 'threads.deleteReplyText')}
      </p>
    </AskDialog>
  );
}
