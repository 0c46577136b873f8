import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChildPost, Post, ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import { type SharedState, sharedState, useSharedStateOf } from '../../lib/shared-state.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { partAlive } from '../../parts/drawn.tsx';
import { useLocation, useRevalidator } from '../../router/hooks.ts';
import { openDialog as openProof } from '../../session/dialogs.ts';
import { proofDialogOf } from '../../session/proof.ts';
import { useRootData } from '../../session/root-data.ts';
import type { FollowAnswer } from '../follows/index.ts';
import { answerAsked } from './answer-address.ts';
import { takeAnswerOnOpening } from './answer-on-opening.ts';
import { memberCode } from './components/LateForMembers.tsx';
import { replyField } from './form-actions.ts';
import type { ThreadPage } from './queries.ts';
import { answeredBy, replyWriting } from './reply-writing.ts';
import { rewardAsked } from './reward-address.ts';
import type { ThreadActs, ThreadDialog, ThreadModel } from './thread-model.ts';
import { askedFor, firstState, nextState, postIn, type ThreadState, withFields, withFollow } from './thread-state.ts';
import { useMarks, useRenewedChildren, useShare } from './use-thread.ts';

/** From here on the composer is on the page; below it is a sheet. */
const wideWindow = '(min-width: 37.5rem)';

/** The states of the thread page beside its tree, and what is done with them: drawing this again draws no part again. */
export function useThreadModel(loaded: ThreadPage): ThreadModel {
  const thread = useSharedStateOf<ThreadPage, ThreadState>(loaded, (before) =>
    before ? nextState(before, loaded) : firstState(loaded),
  );
  const { search } = useLocation();
  const { said } = useRootData();
  const [dialog] = useState(() => {
    const asked = askedFor(thread.now(), rewardAsked(search));
    // What was refused without script is said in its dialog.
    if (!asked || !(asked.may || said?.call === 'threads.reward-post')) return sharedState<ThreadDialog | null>(null);
    return sharedState<ThreadDialog | null>({ name: 'reward', pid: asked.pid, author: asked.author });
  });
  const [fresh] = useState(() => sharedState<number | null>(null));
  const state = useCurrent(thread);
  const acts = useThreadActs(state, dialog);
  // What was sent without script and refused, or stood here while another button was pressed.
  const [reply] = useState(() => replyWriting(said?.fields[replyField] ?? ''));
  useRenewedChildren(thread, loaded);
  const model = useMemo(() => {
    const openField = fieldOpener(dialog);
    const beginBy = (open: () => void) => {
      const { can } = state.now().thread;
      const proof = proofDialogOf(can.replyRefusal);
      const resume = async () => {
        await acts.reload();
        open();
      };
      if (proof) openProof(proof, resume);
      else if (can.reply) open();
    };
    const begin = () => beginBy(openField);
    const answer = (post: Post | ChildPost | null) => {
      reply.draft.set((now) => ({ ...now, answered: post && answeredBy(post) }));
      openField();
    };
    const answerJoined = (post: Post | ChildPost) => beginBy(() => answer(post));
    const askAmount = () => {
      const { pid, author } = state.now().thread;
      dialog.set(() => ({ name: 'reward', pid, author }));
    };
    const reward = () => {
      const { can } = state.now().thread;
      const proof = proofDialogOf(can.rewardRefusal);
      const goOn = async () => {
        await acts.reload();
        askAmount();
      };
      if (proof) openProof(proof, goOn);
      // Who has just come in may be the author, and gets no dialog; what the page says of a guest is over by then.
      else if (can.reward || can.rewardRefusal === 'threads.need_login') askAmount();
    };
    return { thread, dialog, fresh, reply, acts: { ...acts, reply: begin, answer, answerJoined, reward } };
  }, [thread, dialog, fresh, reply, acts, state]);
  useAnswerOnOpening(model, search);
  return model;
}

/** Leads to the field for a reply: on the page where that is wide, else in its sheet. */
function fieldOpener(dialog: SharedState<ThreadDialog | null>): () => void {
  const openSheet = () => dialog.set(() => ({ name: 'reply' }));
  const open = () => {
    const isWide = matchMedia(wideWindow).matches;
    const field = isWide && document.querySelector<HTMLElement>('#replies textarea');
    if (field) field.focus();
    else if (memberCode.there) openSheet();
    // Who was a guest a moment ago has yet to get it: the sheet opens with its field, and that of the page comes to life.
    else if (isWide) document.addEventListener(partAlive, open, { once: true });
    else void memberCode().then(openSheet, openSheet);
  };
  return open;
}

/** Begins the reply that a link elsewhere or the address has asked for, once. */
function useAnswerOnOpening({ thread, acts }: ThreadModel, search: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the thread opens, not when it changes
  useEffect(() => {
    const wanted = takeAnswerOnOpening();
    const post = postIn(thread.now(), wanted.pid);
    if (post?.can.reply) acts.answer(post);
    const asked = postIn(thread.now(), answerAsked(new URLSearchParams(search)) ?? 0);
    if (asked && thread.now().thread.can.replyRefusal !== 'threads.need_login') acts.answerJoined(asked);
    if (wanted.tid === thread.now().thread.tid) acts.reply();
  }, []);
}

/** The state of the page that stands, for what is answered after the page has turned. */
function useCurrent(thread: SharedState<ThreadState>): Pick<SharedState<ThreadState>, 'now' | 'set'> {
  const current = useRef(thread);
  useLayoutEffect(() => {
    current.current = thread;
  }, [thread]);
  const [steady] = useState(() => ({
    now: () => current.current.now(),
    set: (change: (now: ThreadState) => ThreadState) => current.current.set(change),
  }));
  return steady;
}

function useThreadActs(
  state: Pick<SharedState<ThreadState>, 'now' | 'set'>,
  dialog: SharedState<ThreadDialog | null>,
): Omit<ThreadActs, 'reply' | 'answer' | 'answerJoined' | 'reward'> {
  const { revalidate } = useRevalidator();
  const marks = useMarks(state);
  const share = useShare(state);
  useEffect(() => () => dialog.set(() => null), [dialog]);
  return useSteady({
    ...marks,
    share,
    change: state.set,
    reload: revalidate,
    openDialog: (named: ThreadDialog | null) => dialog.set(() => named),
    onThread: (fields: Partial<ThreadRow>) => state.set((now) => withFields(now, fields)),
    onFollowed: (followed: FollowAnswer) => state.set((now) => withFollow(now, followed)),
  });
}
