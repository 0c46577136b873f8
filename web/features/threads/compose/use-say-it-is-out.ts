import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import { showError, showToast } from '../../../design/toasts.ts';
import { type Shared, shareLink } from '../../../lib/share-link.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { sharePath } from '../share.ts';
import type { Editing } from './compose-kind.ts';

interface Out {
  tid: number;
  /** It waits for a moderator: it is not out, and nobody could read it. */
  held: boolean;
  subject: string;
  photos: number;
}

/** Says that a post is out and offers to share it; of one that was changed, that it is saved; of one that waits, that. */
export function useSayItIsOut(): (editing: Editing | null, post: Out) => void {
  const t = useT();
  const { publicUrl } = useRootData();
  return (editing, { tid, held, subject, photos }) => {
    if (editing) return showToast({ text: t('threads.saved') });
    if (held) return showToast({ text: t('threads.held.threadToast') });
    // What the composer posts is read on a thread's page.
    const thread = { tid, fid: boardFids.common, special: 0, post_attachment: Array.from({ length: photos }) };
    const url = publicUrl + sharePath(thread);
    const report = (shared: Shared) => {
      if (shared === 'shared') showToast({ text: t('threads.shared') });
      if (shared === 'copied') showToast({ text: t('threads.linkCopied') });
      if (shared === 'failed') showError(t('threads.shareFailed', { url }));
    };
    const share = () => void shareLink(subject, url).then(report);
    showToast({ text: t('threads.isOut'), action: { label: t('threads.shareIt'), run: share } });
  };
}
