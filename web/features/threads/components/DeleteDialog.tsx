import { useAct } from '../../../api/use-act.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { deletePost, deleteThread } from '../dialog-mutations.ts';
import { withDeleted } from '../member-state.ts';
import { type DeleteTarget, useThreadModel } from '../thread-model.ts';
import { useReloadFirstPage } from '../use-reload-first-page.ts';

interface DeleteDialogProps {
  deleting: DeleteTarget | null;
  onClose: () => void;
}

/** Asks first; a refusal is said in place. */
export function DeleteDialog({ deleting, onClose }: DeleteDialogProps) {
  const t = useT();
  const onDeleted = useDeleted();
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

/** What is gone says so, and leaves the page or its place there. */
function useDeleted(): (gone: DeleteTarget) => void {
  const t = useT();
  const navigate = useNavigate();
  const { acts } = useThreadModel();
  const reloadFirstPage = useReloadFirstPage();
  return (gone) => {
    showToast({ text: t('threads.deletedDone') });
    if (gone.kind === 'thread') {
      void navigate('/', { replace: true });
      return;
    }
    acts.change((now) => withDeleted(now, gone.pid));
    void reloadFirstPage();
  };
}
