import { useEffect, useRef, useState } from 'react';
import { threadLimits } from '../../../contract/domains/threads/limits.ts';
import type { ChildPost, Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import { showToast } from '../../design/toasts.ts';
import { useAct } from '../../lib/use-act.ts';
import { useRootData, useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { replyAction, replyField } from './form-actions.ts';
import { sendReply } from './mutations.ts';
import {
  aidsOf,
  emptyDraft,
  maySendReply,
  type ReplyDraft,
  readyToSend,
  storeDraft,
  storedDraft,
} from './reply-draft.ts';
import { useReplyPhotos } from './use-reply-photos.ts';

/** The reply being written, and its way to the server. What was typed outlives every failure. */
export function useReply(thread: Pick<ThreadInfo, 'tid' | 'pid'>, onWritten: (post: Post) => void) {
  const t = useT();
  const { tid } = thread;
  const own = useSession()?.uid;
  const { said } = useRootData();
  // What was sent without script and refused, or stood here while another button was pressed.
  const [draft, setDraft] = useState(() => ({ ...emptyDraft(), text: said?.fields[replyField] ?? '' }));
  const latest = useRef(draft);
  const act = useAct();

  const show = (next: ReplyDraft) => {
    latest.current = next;
    setDraft(next);
  };
  /** By what stands at the time: photos report while somebody types. */
  const change = (fields: (now: ReplyDraft) => Partial<ReplyDraft>) => {
    show({ ...latest.current, ...fields(latest.current) });
    storeDraft(tid, latest.current);
  };
  // The server's page can't know what this tab has stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought back once for each thread
  useEffect(() => {
    if (latest.current.text === '') show(storedDraft(tid));
    else storeDraft(tid, latest.current);
  }, [tid]);

  const photos = useReplyPhotos((update) => change((now) => ({ photos: update(now.photos) })));
  const write = (text: string) => change(() => ({ text: text.slice(0, threadLimits.quickReplyMax) }));
  const answer = (post: Post | ChildPost | null) =>
    change(() => ({ answered: post && { pid: post.pid, uid: post.authorid, name: post.author } }));

  const post = async (ready: ReplyDraft) => {
    const { text: message, answered, key } = ready;
    const mentions = answered ? [answered.uid] : [];
    const reply = { tid, message, repquote: answered?.pid ?? 0, aids: aidsOf(ready), mentions };
    const { post: written, msg } = await sendReply(reply, key);
    change(emptyDraft);
    showToast({ text: msg || t('threads.sent') });
    onWritten(written);
  };
  const send = async (): Promise<void> => {
    if (act.busy || !maySendReply(latest.current)) return;
    change(readyToSend);
    const ready = latest.current;
    // Written by one member, it is not another's to send.
    await act.run(
      () => post(ready),
      (uid) => uid === own && send(),
    );
  };

  return {
    ...draft,
    action: replyAction(thread),
    ready: maySendReply(draft),
    busy: act.busy,
    error: act.error ?? (said?.call === 'threads.new-reply' ? said.refused?.msg : undefined),
    write,
    answer,
    uploads: photos,
    send,
  };
}

export type ReplyInProgress = ReturnType<typeof useReply>;
