import type { RewardHistory } from '../../../contract/domains/gifts/shapes.ts';
import type { Post } from '../../../contract/domains/threads/shapes.ts';
import type { ShownThread } from './queries.ts';
import { type AnyPost, type ThreadState, toggledLike, withPost, withPosts } from './thread-state.ts';

/** Likes and a favourite that wait stand as they were pressed. */
export function withWaitingMarks(
  state: ThreadState,
  likes: ReadonlyMap<number, boolean>,
  saved: ReadonlyMap<number, boolean>,
): ThreadState {
  const { thread } = state;
  const liked = <P extends AnyPost | ShownThread>(post: P): P =>
    (likes.get(post.pid) ?? post.is_like === 1) === (post.is_like === 1) ? post : { ...post, ...toggledLike(post) };
  const next = withPosts(state, liked);
  const is_favorite = (saved.get(thread.tid) ?? thread.is_favorite === 1) ? 1 : 0;
  return { ...next, thread: { ...liked(thread), is_favorite } };
}

/** A reward as the server has written it: the post's history is another, and nothing more is given in this thread (R-PST-008). */
export function withReward(state: ThreadState, pid: number, history: RewardHistory): ThreadState {
  const { num, xgold } = history;
  const next = withPosts(state, (post) => {
    const can = post.can.reward ? { ...post.can, reward: false } : post.can;
    if (post.pid === pid) return { ...post, can, rewardnum: num, reward_xgold: xgold };
    return can === post.can ? post : { ...post, can };
  });
  const { thread } = next;
  const rewardRefusal = thread.can.rewardRefusal || 'threads.reward_already';
  const can = { ...thread.can, reward: false, rewardRefusal };
  const reward = pid === thread.pid ? history : thread.reward;
  return { ...next, thread: { ...thread, reward, is_reward: 1, can } };
}

/** The reply that is the thread's answer now; 0 for none. */
export const withAnswer = (state: ThreadState, answer_pid: number): ThreadState => ({
  ...withPosts(state, (post) => {
    const is_answer = post.pid === answer_pid ? 1 : 0;
    return post.is_answer === is_answer ? post : { ...post, is_answer };
  }),
  thread: { ...state.thread, answer_pid },
});

export const withWritten = (state: ThreadState, post: Post): ThreadState => ({
  ...state,
  written: [post, ...state.written],
});

/** A reply that its writer has taken back: nothing is left of it. */
export function withUndone(state: ThreadState, { pid, parent_pid }: Pick<Post, 'pid' | 'parent_pid'>): ThreadState {
  const others = <P extends AnyPost>(list: readonly P[]): P[] => list.filter((post) => post.pid !== pid);
  const list = others(state.list).map((post) => {
    if (post.pid !== parent_pid) return post;
    const children_list = others(post.children_list);
    const was =
      children_list.length < post.children_list.length || (state.further[post.pid] ?? []).some((c) => c.pid === pid);
    return was ? { ...post, children_list, children_count: Math.max(0, post.children_count - 1) } : post;
  });
  const further = Object.entries(state.further).map(([parent, children]) => [parent, others(children)]);
  return { ...state, list, written: others(state.written), further: Object.fromEntries(further) };
}

/** A reply that was deleted: its place stays, its words go. */
export const withoutWords = <P extends AnyPost>(post: P): P => ({
  ...post,
  ...{ status: -1, message: '', attachment: [], can: { edit: false, delete: false, reply: false, reward: false } },
});

/** A reply that its writer deleted. */
export function withDeleted(state: ThreadState, pid: number): ThreadState {
  const without = { ...state, written: state.written.filter((post) => post.pid !== pid) };
  return withPost(without, pid, withoutWords);
}
