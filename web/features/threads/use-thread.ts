import { useState } from 'react';
import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { showError, showToast } from '../../design/toasts.ts';
import { type Shared, shareLink } from '../../lib/share-link.ts';
import { showFailure } from '../../lib/show-failure.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useLocation, useNavigate, useRevalidator } from '../../router/hooks.ts';
import { useRootData } from '../../session/root-data.ts';
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
import { useMark } from './use-mark.ts';

export type Change = (change: (state: ThreadState) => ThreadState) => void;

/** The state of the thread on screen; it follows what the route loads. */
export function useThreadState(loaded: ThreadPage): [ThreadState, Change] {
  const [state, setState] = useState(() => firstState(loaded));
  const now = state.loaded === loaded ? state : nextState(state, loaded);
  if (now !== state) setState(now);
  return [now, setState];
}

/** What a reader does with the posts of a thread. */
export function useMarks(state: ThreadState, change: Change) {
  const mark = useMark();
  const one = useOneAtATime();
  const like = (post: { pid: number; is_like: 0 | 1; like: number }) => {
    const { pid } = post;
    const hoped = toggledLike(post);
    return mark({
      key: `like${pid}`,
      show: (told) => change((now) => withLike(now, pid, told)),
      before: { is_like: post.is_like, like: post.like },
      hoped,
      ask: async () => {
        const { data, msg } = await likePost(pid, hoped.is_like);
        if (data.is_like && msg) showToast({ text: msg });
        return { is_like: data.is_like, like: data.like };
      },
    });
  };
  const favourite = () => {
    const { tid, is_favorite } = state.thread;
    const hoped = is_favorite ? 0 : 1;
    return mark<0 | 1>({
      key: 'favourite',
      show: (told) => change((now) => withFavourite(now, told)),
      before: is_favorite,
      hoped,
      ask: async () => (await keepThread(tid, hoped)).data.is_favorite,
    });
  };
  const moreChildren = (post: Post) =>
    one(`children${post.pid}`, async () => {
      const { list } = await readChildren(post.pid, lastChildPosition(state, post));
      change((now) => withChildren(now, post.pid, list));
    }).catch(showFailure);
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
