import { useEffect } from 'react';
import type { ChildPost, Post } from '../../../contract/domains/threads/shapes.ts';
import { quietly } from '../../api/quietly.ts';
import { showFailure } from '../../api/show-failure.ts';
import { showError, showToast } from '../../design/toasts.ts';
import { withChanges } from '../../lib/changed-rows.ts';
import { type Shared, shareLink } from '../../lib/share-link.ts';
import type { SharedState } from '../../lib/shared-state.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useRootData } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { favouriteAction, followThreadAction, likeAction } from './form-actions.ts';
import { favoriteThread, followThread, likePost } from './mutations.ts';
import { readChildren, type ThreadPage } from './queries.ts';
import { sharePath } from './share.ts';
import {
  lastChildPosition,
  type ThreadState,
  toggledLike,
  turnedFavourite,
  turnedFollow,
  withChildren,
  withFavourite,
  withFollowed,
  withLike,
} from './thread-state.ts';
import { useMark } from './use-mark.ts';

/** The thread as it stands now, whichever page of it that is. */
type Current = Pick<SharedState<ThreadState>, 'now' | 'set'>;

/** Asks for the children that were loaded by and by anew where their page was. */
export function useRenewedChildren(thread: SharedState<ThreadState>, loaded: ThreadPage): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, with the children that stand then
  useEffect(() => {
    const { old, list, further } = thread.now();
    if (!old) return;
    let wanted = true;
    const renew = async (post: Post): Promise<void> => {
      const before = further[post.pid];
      if (!before) return;
      const fresh = await childrenAgain(post, before.length);
      const renewed = (now: ThreadState) => withChanges(fresh, before, now.further[post.pid] ?? [], pidOf);
      if (wanted) thread.set((now) => ({ ...now, further: { ...now.further, [post.pid]: renewed(now) } }));
    };
    void quietly(Promise.all(list.map(renew)));
    return () => {
      wanted = false;
    };
  }, [loaded, thread]);
}

const pidOf = ({ pid }: ChildPost): number => pid;

/** As many children after the first ones as there were, and what came with them. */
async function childrenAgain(post: Post, length: number): Promise<ChildPost[]> {
  const children: ChildPost[] = [];
  let more = true;
  while (more && children.length < length) {
    const after = (children.at(-1) ?? post.children_list.at(-1))?.position ?? 0;
    const answer = await readChildren(post.pid, after);
    children.push(...answer.list);
    more = answer.more && answer.list.length > 0;
  }
  return children;
}

/** What a reader does with the posts of a thread. */
export function useMarks({ now: stateNow, set: change }: Current) {
  const t = useT();
  const mark = useMark();
  const one = useOneAtATime();
  const like = (post: { pid: number; is_like: 0 | 1; like: number; author?: string }) => {
    const { pid } = post;
    return mark({
      key: `like${pid}`,
      action: likeAction(post),
      show: (fields) => change((now) => withLike(now, pid, fields)),
      before: { is_like: post.is_like, like: post.like },
      turned: toggledLike,
      intent: { act: 'like', who: post.author },
      ask: async (hoped) => {
        const { data, msg } = await likePost(pid, hoped.is_like);
        if (data.is_like && msg) showToast({ text: msg });
        return { is_like: data.is_like, like: data.like };
      },
    });
  };
  const favourite = () => {
    const { tid, is_favorite } = stateNow().thread;
    return mark<0 | 1>({
      key: 'favourite',
      action: favouriteAction({ tid, is_favorite }),
      show: (fields) => change((now) => withFavourite(now, fields)),
      before: is_favorite,
      turned: turnedFavourite,
      intent: { act: 'save' },
      ask: async (hoped) => (await favoriteThread(tid, hoped)).data.is_favorite,
    });
  };
  const follow = () => {
    const { tid, is_followed } = stateNow().thread;
    return mark<0 | 1>({
      key: 'follow',
      action: followThreadAction({ tid, is_followed }),
      show: (followed) => change((now) => withFollowed(now, followed)),
      before: is_followed,
      turned: turnedFollow,
      ask: async (hoped) => {
        const followed = await followThread(tid, hoped);
        showToast({ text: t(followed === 1 ? 'threads.threadFollowed' : 'threads.threadUnfollowed') });
        return followed;
      },
    });
  };
  const moreChildren = (post: Post) =>
    one(`children${post.pid}`, async () => {
      const { list } = await readChildren(post.pid, lastChildPosition(stateNow(), post));
      change((now) => withChildren(now, post.pid, list));
    }).catch(showFailure);
  return { like, favourite, follow, moreChildren };
}

/** Shares or copies the thread's link and says how it went (R-THR-037). */
export function useShare({ now }: Current) {
  const t = useT();
  const { publicUrl } = useRootData();
  return async (how?: (url: string) => Promise<Shared>) => {
    const { thread } = now();
    const url = publicUrl + sharePath(thread);
    const shared = await (how ? how(url) : shareLink(thread.subject, url));
    if (shared === 'shared') showToast({ text: t('threads.shared') });
    if (shared === 'copied') showToast({ text: t('threads.linkCopied') });
    if (shared === 'failed') showError(t('threads.shareFailed', { url }));
  };
}
