import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import { rulesFor } from '../../../../contract/domains/moderation/rules.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Note } from '../../../design/parts.tsx';
import { historyPath } from '../../../lib/history-path.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { Grounds } from '../../moderation/index.ts';
import { useModerating } from '../moderating/ActDialog.tsx';
import { fieldOf, removalAction, removalOf } from '../moderating/posts.ts';

interface RemoveVersionProps {
  post: { tid: number; pid: number };
  version: number;
  canned: readonly CannedReason[];
}

/** Asks why an older version of a post is deleted, and deletes it. */
export function RemoveVersion({ post, version, canned }: RemoveVersionProps) {
  const t = useT();
  const page = historyPath(post);
  const navigate = useNavigate();
  const close = () => void navigate(page, { replace: true, preventScrollReset: true });
  const { busy, error, issues, fields, press } = useModerating(close);
  return (
    <Dialog
      open
      onClose={close}
      title={t('history.removeTitle', { version })}
      closeTo={page}
      foot={
        <>
          <Link to={page} className="btn btn-outline" preventScrollReset replace>
            {t('shell.cancel')}
          </Link>
          <FormButton
            className="btn btn-danger"
            action={removalAction(post.pid, version)}
            busy={busy && t('shell.working')}
            onClick={() => press(removalOf(post.pid, version))}
          >
            {t('history.removeDo')}
          </FormButton>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <p className="text-md text-ink-2">{t('history.removeText')}</p>
        <Grounds canned={canned} nameOf={fieldOf} rules={rulesFor.remove} judges issues={issues} />
        {error && <Note tone="error">{error}</Note>}
      </div>
    </Dialog>
  );
}
