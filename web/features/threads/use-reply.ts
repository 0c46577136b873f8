import { useEffect, useState } from 'react';
import { threadLimits } from '../../../contract/domains/threads/limits.ts';
import type { ChildPost, Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import { showToast } from '../../design/toasts.ts';
import { useAct } from '../../lib/use-act.ts';
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
  const act = useAct();

  // The server's page can't know what this tab keeps.
  useEffect(() => setDraft(keptDraft(tid) ?? emptyDraft()), [tid]);

  const update = (next: ReplyDraft) => {
    setDraft(next);
    keepDraft(tid, next);
  };
  const write = (text: string) => update({ ...draft, text: text.slice(0, threadLimits.quickReplyMax) });
  const answer = (post: Post | ChildPost | null) =>
    update({ ...draft, answered: post && { pid: post.pid, uid: post.authorid, name: post.author } });

  const post = async (ready: ReplyDraft) => {
    const { text: message, answered, key } = ready;
    const mentions = answered ? [answered.uid] : [];
    const { post: written, msg } = await sendReply({ tid, message, repquote: answered?.pid ?? 0, mentions }, key);
    update(emptyDraft());
    showToast({ text: msg || t('threads.sent') });
    onWritten(written);
  };
  const send = async (): Promise<void> => {
    if (act.busy || draft.text.trim() === '') return;
    const ready = readyToSend(draft);
    update(ready);
    // Written by one member, it is not another's to send.
    await act.run(
      () => post(ready),
      (uid) => uid === own && send(),
    );
  };

  return { ...draft, busy: act.busy, error: act.error, write, answer, send };
}

export type ReplyInProgress = ReturnType<typeof useReply>;
