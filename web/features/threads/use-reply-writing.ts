import { useEffect, useRef } from 'react';
import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { needsLogin, offerRemedy } from '../../api/show-failure.ts';
import { isRefusal } from '../../api/wire.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { dropWaiting, Waits } from '../../offline/queue/from-page.ts';
import type { Waiting } from '../../offline/queue/waiting.ts';
import { proofDialogOf } from '../../session/proof.ts';
import { useSession } from '../../session/root-data.ts';
import {
  aidsOf,
  maySendReply,
  messageOf,
  storeDraft,
  storedDraft,
  storedWaiting,
  storeWaiting,
  waitingReply,
  withStored,
  withWaiting,
} from './reply-draft.ts';
import { sendReply } from './reply-mutations.ts';
import { emptyDraft, type OwnActs, type ReplyDraft, type ReplyWriting, type WaitingReply } from './reply-writing.ts';
import { useReplyPhotos } from './use-reply-photos.ts';

interface Outcome {
  /** It waits among the replies now. */
  onSending: (reply: WaitingReply) => void;
  /** `bringBack` puts its words into the field again, where nothing else stands there. */
  onWritten: (post: Post, bringBack: () => void) => unknown;
  /** It was written although its writer had stopped it. */
  onStopped: (post: Post) => unknown;
  onRefused: (name: string) => void;
}

/** The way of the replies to a thread to the server. What was typed outlives every failure. */
export function useReplyWriting(
  tid: number,
  { draft, waiting }: Pick<ReplyWriting, 'draft' | 'waiting'>,
  outcome: Outcome,
): Omit<OwnActs, 'markAnswer'> {
  const own = useSession()?.uid;
  useStored(tid, { draft, waiting });
  /** By what stands at the time: photos report while somebody types. */
  const change = (fields: (now: ReplyDraft) => Partial<ReplyDraft>) => draft.set((now) => ({ ...now, ...fields(now) }));
  const changeWaiting = waiting.set;
  const uploads = useReplyPhotos((update) => change((now) => ({ photos: update(now.photos) })));
  const bringBack = (reply: WaitingReply) => change((now) => broughtBack(now, reply));
  const waits = (key: string) => waiting.now().find((reply) => reply.key === key);

  const deliver = async (key: string): Promise<void> => {
    const reply = waits(key);
    if (!reply) return;
    changeWaiting((all) => withWaiting(all, key, { state: 'sending', said: '' }));
    try {
      const { post } = await sendReply(fieldsOf(tid, reply), key);
      const stands = waits(key) !== undefined;
      changeWaiting((all) => withWaiting(all, key, null));
      await (stands ? outcome.onWritten(post, () => bringBack(reply)) : outcome.onStopped(post));
    } catch (failure) {
      if (!waits(key)) return;
      // From here on it stands in the queue, whichever page is open.
      if (failure instanceof Waits) return changeWaiting((all) => withWaiting(all, key, null));
      const refusal = isRefusal(failure) ? failure : undefined;
      changeWaiting((all) =>
        withWaiting(all, key, { state: 'failed', said: refusal?.msg ?? '', again: mayTryAgain(failure) }),
      );
      if (!refusal) throw failure;
      outcome.onRefused(refusal.refusal);
      // Written by one member, it is not another's to send.
      offerRemedy(refusal, (uid) => void (uid === own && deliver(key)));
    }
  };
  return useSteady({
    uploads,
    send: () => {
      if (!maySendReply(draft.now())) return;
      const reply = waitingReply(draft.now());
      change(() => emptyDraft);
      changeWaiting((all) => [...all, reply]);
      outcome.onSending(reply);
      void deliver(reply.key);
    },
    retry: (key: string) => void deliver(key),
    stop: (key: string) => {
      const reply = waits(key);
      changeWaiting((all) => withWaiting(all, key, null));
      if (reply) bringBack(reply);
    },
    edit: (item: Waiting) => takeBack(item, change),
    drop: (key: string) => changeWaiting((all) => withWaiting(all, key, null)),
  });
}

/** A reply's words in the field again, where nothing else stands there. */
const broughtBack = (now: ReplyDraft, reply: WaitingReply): ReplyDraft =>
  now.text === '' && now.photos.length === 0 ? { ...emptyDraft, ...wordsOf(reply) } : now;

/** Takes a reply that waits for a connection into the field, after what stands there. */
async function takeBack(
  item: Waiting,
  change: (fields: (now: ReplyDraft) => Partial<ReplyDraft>) => void,
): Promise<boolean> {
  if (!(await dropWaiting(item.id!))) return false;
  const { text, quote = '', answers = null } = item.shown;
  change((now) => ({
    text: now.text === '' ? text : `${now.text}\n\n${text}`,
    quote: now.quote || quote,
    answered: now.answered ?? answers,
  }));
  return true;
}

/** The server's page can't know what this tab has stored; from now on it stores what is changed, as long as it is there. */
function useStored(tid: number, { draft, waiting }: Pick<ReplyWriting, 'draft' | 'waiting'>): void {
  const brought = useRef(false);
  useEffect(() => {
    if (brought.current) return;
    brought.current = true;
    draft.subscribe(() => storeDraft(tid, draft.now()));
    // What was sent without script and refused stands whole in place of it.
    if (draft.first.text === '') draft.set((now) => withStored(now, storedDraft(tid)));
    else storeDraft(tid, draft.now());
    waiting.set(() => storedWaiting(tid));
    waiting.subscribe(() => storeWaiting(tid, waiting.now()));
  }, [tid, draft, waiting]);
}

const wordsOf = ({ text, quote, answered, photos }: WaitingReply): ReplyDraft => ({
  ...{ text, quote, answered, photos },
});

const fieldsOf = (tid: number, reply: WaitingReply) => ({
  tid,
  ...messageOf(reply),
  words: { text: reply.text, quote: reply.quote },
  repquote: reply.answered?.pid ?? 0,
  aids: aidsOf(reply),
  mentions: reply.answered ? [reply.answered.uid] : [],
  ...(reply.answered && { answers: reply.answered }),
});

/** The line or the log-in was away, or a proof is missing; what the server refused stays refused. */
const mayTryAgain = (failure: unknown): boolean =>
  !isRefusal(failure) ||
  failure.http === 0 ||
  failure.http >= 429 ||
  needsLogin(failure) ||
  proofDialogOf(failure.refusal) !== undefined;
