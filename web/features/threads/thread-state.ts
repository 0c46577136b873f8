import type { ChildPost, Post, ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import type { ShownThread, ThreadPage } from './queries.ts';

export type AnyPost = Post | ChildPost;

/** What the screen knows of a thread: as it was loaded, and what changed since. */
export interface ThreadState {
  /** The page this began with; another one starts anew. */
  loaded: ThreadPage;
  thread: ShownThread;
  /** The replies of this page. */
  list: readonly Post[];
  /** Children loaded after the first ones, by their parent. */
  further: Readonly<Record<number, readonly ChildPost[]>>;
  /** The further children came with an earlier opening of this page. */
  old: boolean;
  /** The reader's own replies since the thread was opened, newest first: they show at once wherever they belong. */
  written: readonly Post[];
  /**
   * Floor of the first reply that was unread as the thread was opened: the line stands before it however far is read
   * meanwhile. 0 until its page is seen, null for none.
   */
  here: number | null;
}

const listOf = (page: ThreadPage): Post[] => (page.replies.ok ? page.replies.list : []);

const hereIn = (list: readonly Post[]): number => list.find(({ here }) => here === 1)?.floor ?? 0;

/** The replies of a page with the line where it stood as the thread was opened. */
const withHere = (list: readonly Post[], at: number | null): Post[] =>
  list.map((post) => {
    const here = at !== null && at > 0 && post.floor === at ? 1 : 0;
    return post.here === here ? post : { ...post, here };
  });

export const firstState = (loaded: ThreadPage): ThreadState => ({
  loaded,
  thread: loaded.thread,
  list: listOf(loaded),
  further: {},
  old: false,
  written: [],
  here: loaded.thread.goes_on === 1 ? hereIn(listOf(loaded)) : null,
});

const isSamePage = ({ address: one }: ThreadPage, { address: other }: ThreadPage): boolean =>
  one.page === other.page && one.order === other.order && one.limit === other.limit;

/** Another page of the thread, or the same one again: what the reader wrote and opened meanwhile stays. */
export function nextState(state: ThreadState, loaded: ThreadPage): ThreadState {
  if (state.thread.tid !== loaded.thread.tid) return firstState(loaded);
  const here = state.here === 0 ? hereIn(listOf(loaded)) : state.here;
  const next = { ...firstState(loaded), list: withHere(listOf(loaded), here), written: state.written, here };
  if (!isSamePage(state.loaded, loaded)) return next;
  const { further } = state;
  return { ...next, further, old: Object.keys(further).length > 0 };
}

/** Only its writer sees it yet: nobody can like, answer or open what is shared of it. */
export const isUnseen = ({ status }: Pick<ShownThread, 'status'>): boolean => status === 0;

/** The main post stands on page 1 only; on later pages all posts are replies (R-THR-018, R-THR-019). */
export const showsMainPost = (page: ThreadPage): boolean => page.address.page === 1;

/** A reply's children in order, each once: those that came with it, those loaded since, those just written. */
export function childrenOf(state: Pick<ThreadState, 'written' | 'further'>, post: Post): ChildPost[] {
  const own = state.written.filter((reply) => reply.parent_pid === post.pid);
  const all = [...post.children_list, ...(state.further[post.pid] ?? []), ...own];
  const byPid = new Map(all.map((child) => [child.pid, child]));
  return [...byPid.values()].sort((a, b) => a.position - b.position);
}

/** Where the loaded children of a reply end: what was just written lies beyond and doesn't count. */
export const lastChildPosition = (state: ThreadState, post: Post): number =>
  Math.max(0, ...[...post.children_list, ...(state.further[post.pid] ?? [])].map((child) => child.position));

/** Where a new reply stands in this order: behind all others, or before all but the pinned ones. */
export const isNewestFirst = ({ address }: Pick<ThreadPage, 'address'>): boolean => address.order === 'new';

/** What stands before every new reply. */
export function pinnedCount(list: readonly Post[]): number {
  const first = list.findIndex(({ istop }) => !(istop > 0));
  return first < 0 ? list.length : first;
}

/** The replies to draw: the page, and what the reader just wrote and it doesn't hold, where its order puts that. */
export function repliesOf(state: Pick<ThreadState, 'list' | 'written' | 'loaded'>): Post[] {
  const { list, written, loaded } = state;
  const here = new Set(list.map((post) => post.pid));
  const elsewhere = written.filter((post) => !here.has(post.pid) && !here.has(post.parent_pid));
  if (elsewhere.length === 0) return [...list];
  if (!isNewestFirst(loaded)) return [...list, ...[...elsewhere].reverse()];
  const pinned = pinnedCount(list);
  return [...list.slice(0, pinned), ...elsewhere, ...list.slice(pinned)];
}

/** A reply or child that stands on the page; undefined for the thread's own post. */
export const postIn = (state: ThreadState, pid: number): AnyPost | undefined =>
  repliesOf(state)
    .flatMap((post): AnyPost[] => [post, ...childrenOf(state, post)])
    .find((post) => post.pid === pid);

type PostChange = <P extends AnyPost>(post: P) => P;

/** Every copy of a post changed. */
export const withPost = (state: ThreadState, pid: number, change: PostChange): ThreadState =>
  withPosts(state, (post) => (post.pid === pid ? change(post) : post));

/** A list with each of its rows changed; the same list where no row was. */
function withRows<T>(rows: readonly T[], change: (row: T) => T): readonly T[] {
  const changed = rows.map(change);
  return changed.every((row, at) => row === rows[at]) ? rows : changed;
}

/**
 * Every copy of every post changed; what a change gives back as it was stays the same object, and is not drawn anew.
 */
export function withPosts(state: ThreadState, one: PostChange): ThreadState {
  const whole = (post: Post): Post => {
    const changed = one(post);
    const children_list = withRows(post.children_list, one) as ChildPost[];
    return changed === post && children_list === post.children_list ? post : { ...changed, children_list };
  };
  const parents = Object.keys(state.further).map(Number);
  const further = parents.map((parent) => [parent, withRows(state.further[parent] ?? [], one)] as const);
  return {
    ...state,
    list: withRows(state.list, whole),
    written: withRows(state.written, whole),
    further: further.some(([parent, list]) => list !== state.further[parent])
      ? Object.fromEntries(further)
      : state.further,
  };
}

type Like = Pick<AnyPost, 'is_like' | 'like'>;

/** A like on the thread or on a reply, as the server answered it (R-PST-006). */
export function withLike(state: ThreadState, pid: number, answer: Like): ThreadState {
  // Mostly the answer is what was hoped for, and shown already.
  const isShown = ({ is_like, like }: Like) => is_like === answer.is_like && like === answer.like;
  if (pid !== state.thread.pid) return withPost(state, pid, (post) => (isShown(post) ? post : { ...post, ...answer }));
  if (isShown(state.thread)) return state;
  return { ...state, thread: { ...state.thread, ...answer } };
}

/** What a like turns into when it is pressed, before the server has said so. */
export const toggledLike = ({ is_like, like }: Like): Like =>
  is_like ? { is_like: 0, like: Math.max(0, like - 1) } : { is_like: 1, like: like + 1 };

export const turnedFavourite = (is_favorite: 0 | 1): 0 | 1 => (is_favorite ? 0 : 1);

/** A favourite is 0 or 1 (R-THR-020). */
export const withFavourite = (state: ThreadState, is_favorite: 0 | 1): ThreadState => ({
  ...state,
  thread: { ...state.thread, is_favorite },
});

export const turnedFollow = (is_followed: 0 | 1): 0 | 1 => (is_followed ? 0 : 1);

export const withFollowed = (state: ThreadState, is_followed: 0 | 1): ThreadState => ({
  ...state,
  thread: { ...state.thread, is_followed },
});

/** A post that stands on the page, for whose reward an address asks. */
export function askedFor(
  state: ThreadState,
  pid: number | undefined,
): { pid: number; author: string; may: boolean } | undefined {
  if (pid === undefined) return undefined;
  const post = pid === state.thread.pid ? state.thread : postIn(state, pid);
  return post && { pid, author: post.author, may: post.can.reward };
}

/** What the thread's kind changed of it. */
export const withFields = (state: ThreadState, fields: Partial<ThreadRow>): ThreadState => ({
  ...state,
  thread: { ...state.thread, ...fields },
});

export function withFollow(state: ThreadState, answer: { isFollowing: 0 | 1; fansCount: number }): ThreadState {
  const author_counts = { ...state.thread.author_counts, fansCount: answer.fansCount };
  return { ...state, thread: { ...state.thread, follow_status: answer.isFollowing, author_counts } };
}

export const withChildren = (state: ThreadState, parent: number, more: readonly ChildPost[]): ThreadState => ({
  ...state,
  further: { ...state.further, [parent]: [...(state.further[parent] ?? []), ...more] },
});
