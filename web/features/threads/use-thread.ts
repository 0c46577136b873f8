import { useRef, useState } from 'react';
import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { showError, showToast } from '../../design/toasts.ts';
import { type Shared, shareLink } from '../../lib/share-link.ts';
import { showFailure } from '../../lib/show-failure.ts';
import { useLocation, useNavigate, useRevalidator } from '../../router/hooks.ts';
import { openDialog } from '../../session/dialogs.ts';
import { useRootData, useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { keepThread, likePost } from './mutations.ts';
import { readChildren, type ThreadPage } from './queries.ts';
import { sharePath } from './share.ts';
import {
  firstState,
  lastChildPosition,
  nextState,
  type ThreadState,
  toggledLike,
  withChildren,
  withFavourite,
  withLike,
} from './thread-state.ts';

export type Change = (change: (state: ThreadState) => ThreadState) => void;

/** The state of the thread on screen; it follows what the route loads. */
export function useThreadState(loaded: ThreadPage): [ThreadState, Change] {
  const [state, setState] = useState(() => firstState(loaded));
  const now = state.loaded === loaded ? state : nextState(state, loaded);
  if (now !== state) setState(now);
  return [now, setState];
}

/** Runs one task for each key at a time: a second press while the first is on its way does nothing. */
function useOneAtATime(): (key: string, task: () => Promise<void>) => Promise<void> {
  const running = useRef(new Set<string>());
  return async (key, task) => {
    if (running.current.has(key)) return;
    running.current.add(key);
    await task().finally(() => running.current.delete(key));
  };
}

/** Likes and favourites: shown at once, taken back where the server refuses. */
export function useMarks(state: ThreadState, change: Change) {
  const member = useSession() !== null;
  const one = useOneAtATime();
  const like = (post: { pid: number; is_like: 0 | 1; like: number }) =>
    one(`like${post.pid}`, async () => {
      if (!member) return openDialog('login');
      const { pid, is_like, like: count } = post;
      const hoped = toggledLike(post);
      change((now) => withLike(now, pid, hoped));
      try {
        const { data, msg } = await likePost(pid, hoped.is_like);
        change((now) => withLike(now, pid, { is_like: data.is_like, like: data.like }));
        if (data.is_like && msg) showToast({ text: msg });
      } catch (error) {
        change((now) => withLike(now, pid, { is_like, like: count }));
        showFailure(error);
      }
    });
  const favourite = () =>
    one('favourite', async () => {
      if (!member) return openDialog('login');
      const { tid, is_favorite } = state.thread;
      const hoped = is_favorite ? 0 : 1;
      change((now) => withFavourite(now, hoped));
      try {
        const { data } = await keepThread(tid, hoped);
        change((now) => withFavourite(now, data.is_favorite));
      } catch (error) {
        change((now) => withFavourite(now, is_favorite));
        showFailure(error);
      }
    });
  const moreChildren = (post: Post) =>
    one(`children${post.pid}`, async () => {
      try {
        const { list } = await readChildren(post.pid, lastChildPosition(state, post));
        change((now) => withChildren(now, post.pid, list));
      } catch (error) {
        showFailure(error);
      }
    });
  return { like, favourite, moreChildren };
}

/** Loads page 1 again, ten replies (R-PST-005), without moving the screen. */
export function useReloadFirstPage(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () => {
    const params = new URLSearchParams(search);
    if (!params.has('page')) {
      revalidate();
      return;
    }
    params.delete('page');
    navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true });
  };
}

/** Shares or copies the thread's link and says how it went (R-THR-037). */
export function useShare(thread: ThreadState['thread']) {
  const t = useT();
  const { publicUrl } = useRootData();
  const url = publicUrl + sharePath(thread);
  const tell = (shared: Shared) => {
    if (shared === 'shared') showToast({ text: t('threads.shared') });
    if (shared === 'failed') showError(t('threads.shareFailed', { url }));
  };
  return async (how: (url: string) => Promise<Shared> = (link) => shareLink(thread.subject, link)) =>
    tell(await how(url));
}
