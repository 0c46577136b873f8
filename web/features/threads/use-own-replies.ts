import { useEffect, useRef } from 'react';
import { threadLimits } from '../../../contract/domains/threads/limits.ts';
import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { quietly } from '../../api/quietly.ts';
import { showFailure } from '../../api/show-failure.ts';
import { showToast } from '../../design/toasts.ts';
import { type SharedState, useShared } from '../../lib/shared-state.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { onReport } from '../../offline/queue/waiting-now.ts';
import { useNavigate, useRevalidator } from '../../router/hooks.ts';
import { useT } from '../../texts/texts.tsx';
import { withUndone, withWritten } from './member-state.ts';
import type { ThreadPage } from './queries.ts';
import { undoReply } from './reply-mutations.ts';
import type { OwnActs } from './reply-writing.ts';
import { replyPath, waitingPath } from './share.ts';
import type { ThreadModel } from './thread-model.ts';
import { useReloadFirstPage } from './use-reload-first-page.ts';
import { useReplyWriting } from './use-reply-writing.ts';

/** What a reader writes to the thread: it is shown where it stands, or led to from wherever they are by then. */
export function useOwnReplies(model: ThreadModel, loaded: ThreadPage): Omit<OwnActs, 'markAnswer'> {
  const { reply, dialog, fresh } = model;
  const { change } = model.acts;
  const t = useT();
  const navigate = useNavigate();
  const reloadFirstPage = useReloadFirstPage();
  const { revalidate } = useRevalidator();
  /** What the thread says now, where it refuses. */
  const refused = () => void quietly(revalidate());
  const here = useMounted();
  useShownFresh(fresh, loaded);
  const { tid } = loaded.thread;
  const leadTo = (pid?: number) => ({
    label: t('threads.showReply'),
    run: () => void navigate(replyPath({ tid, pid })),
  });
  const sayItWaits = () => {
    const action = { label: t('threads.held.see'), run: () => void navigate(waitingPath) };
    showToast({ text: t('threads.held.toast'), action });
  };
  const undo = async (post: Post, bringBack?: () => void) => {
    try {
      await undoReply(post.pid);
    } catch (error) {
      showFailure(error);
      return;
    }
    bringBack?.();
    showToast({ text: t('threads.replyUndone') });
    change((now) => withUndone(now, post));
    if (here.current) await reloadFirstPage();
  };
  const written = async (post: Post, bringBack?: () => void): Promise<void> => {
    if (waits(post)) {
      sayItWaits();
      await quietly(reloadFirstPage());
      return fresh.set(() => post.pid);
    }
    change((now) => withWritten(now, post));
    const action = { label: t('threads.undo'), run: () => void undo(post, bringBack) };
    showToast({ text: t('threads.replyPosted'), action, stays: threadLimits.undoShownSeconds * 1000 });
    fresh.set(() => post.pid);
    await quietly(reloadFirstPage());
    // Another page took the place of the one that it was sent from.
    if (loaded.address.page > 1) fresh.set(() => post.pid);
  };
  useSentLater(tid, { written, refused });
  return useReplyWriting(tid, reply, {
    onSending: () => dialog.set((now) => (now?.name === 'reply' ? null : now)),
    onWritten: async (post, bringBack) => {
      if (!here.current && waits(post)) return sayItWaits();
      if (!here.current) return showToast({ text: t('threads.replyPosted'), action: leadTo(post.pid) });
      await written(post, bringBack);
    },
    onStopped: undo,
    onRefused: (name) => {
      if (!here.current) showToast({ text: t('threads.replyNotSent'), kind: 'error', action: leadTo() });
      else if (name === 'threads.closed') refused();
    },
  });
}

/** It is for a moderator to decide; until then its writer alone sees it. */
const waits = (post: Post & { held?: number }): boolean => post.held === 1;

/** How long one's own words are tinted: `--bb-tint`. */
const tintMs = 2000;

/** Goes to what was just written, and the keyboard with it; after its tint it stands like any other. */
function useShownFresh(fresh: SharedState<number | null>, loaded: ThreadPage): void {
  const pid = useShared(fresh, (now) => now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more where the page that was loaded anew puts it elsewhere
  useEffect(() => {
    const place = pid === null ? null : document.getElementById(`pid${pid}`);
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    const plain = () => fresh.set(() => null);
    // Who asked for less motion sees the tint until the next press.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      document.addEventListener('pointerdown', plain, { once: true });
      return () => document.removeEventListener('pointerdown', plain);
    }
    const timer = setTimeout(plain, tintMs);
    return () => clearTimeout(timer);
  }, [pid, fresh, loaded]);
}

/** A reply of this thread that has waited for a connection: it stands here now, or says why not. */
function useSentLater(tid: number, came: { written: (post: Post) => Promise<void>; refused: () => void }): void {
  const show = useSteady(came);
  useEffect(
    () =>
      onReport(({ item, outcome }) => {
        if (item.call !== 'threads.new-reply' || item.shown.of !== tid) return false;
        if (outcome.kind === 'sent') void show.written(outcome.data as Post);
        if (outcome.kind === 'refused') show.refused();
        return true;
      }),
    [tid, show],
  );
}

function useMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
