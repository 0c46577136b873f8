import { useEffect, useRef, useState } from 'react';
import { threadLimits } from '../../../contract/domains/threads/limits.ts';
import type { ChildPost, Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import { isRefusal } from '../../api/wire.ts';
import { showToast } from '../../design/toasts.ts';
import { offerRemedy } from '../../lib/show-failure.ts';
import { useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { sendReply } from './mutations.ts';
import { emptyDraft, keepDraft, keptDraft, type ReplyDraft, readyToSend } from './reply-draft.ts';

/** The reply being written, and its way to the server. What was typed outlives every failure. */
export function useReply(thread: Pick<ThreadInfo, 'tid' | 'pid'>, onWritten: (post: Post) => void) {
  const t = useT();
  const { tid } = thread;
  const own = useSession()?.uid;
  const [draft, setDraft] = useState(emptyDraft);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const sending = useRef(false);

  // The server's page can't know what this tab keeps.
  useEffect(() => setDraft(keptDraft(tid) ?? emptyDraft()), [tid]);

  const update = (next: ReplyDraft) => {
    setDraft(next);
    keepDraft(tid, next);
  };
  const write = (text: string) => update({ ...draft, text: text.slice(0, threadLimits.quickReplyMax) });
  const answer = (post: Post | ChildPost | null) =>
    update({ ...draft, answered: post && { pid: post.pid, uid: post.authorid, name: post.author } });

  const send = async () => {
    if (sending.current || draft.text.trim() === '') return;
    sending.current = true;
    setBusy(true);
    setError(undefined);
    const ready = readyToSend(draft);
    update(ready);
    const { text: message, answered, key } = ready;
    const mentions = answered ? [answered.uid] : [];
    try {
      const { post, msg } = await sendReply({ tid, message, repquote: answered?.pid ?? 0, mentions }, key);
      update(emptyDraft());
      showToast({ text: msg || t('threads.sent') });
      onWritten(post);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      setError(failure.msg);
      // Written by one member, it is not another's to send.
      offerRemedy(failure, (uid) => uid === own && send());
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { ...draft, busy, error, write, answer, send };
}

export type ReplyInProgress = ReturnType<typeof useReply>;
