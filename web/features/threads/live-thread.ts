import type { NewsOf, SeenOf } from '../../../contract/channels.ts';
import type { LivePost } from '../../../contract/domains/threads/channels.ts';
import { webKindOf } from './kinds/kinds.ts';
import { withoutWords } from './member-state.ts';
import type { ThreadAddress } from './queries.ts';
import { type AnyPost, type ThreadState, withPosts } from './thread-state.ts';

type News = NewsOf<'thread'>;

/** Posts that a page may ask about at once. */
const mostSeen = 100;

const postsOf = ({ list, further, written }: ThreadState): AnyPost[] => [
  ...list.flatMap((post): AnyPost[] => [post, ...post.children_list]),
  ...Object.values(further).flat(),
  ...written,
];

/** Pids of everything on the page. */
export const shownPids = (state: ThreadState): ReadonlySet<number> => new Set(postsOf(state).map(({ pid }) => pid));

/** What the page shows: the server sends what came since, and which of these posts have changed. */
export function seenOf(state: ThreadState): SeenOf<'thread'> {
  const likes = new Map(postsOf(state).flatMap(({ pid, like, status }) => (status === 1 ? [[pid, like]] : [])));
  return { position: state.thread.maxposition, posts: [...likes].slice(0, mostSeen) };
}

/** Figures, likes and what was deleted, in place. What is new stands nowhere yet. */
export function withNews(state: ThreadState, news: News): ThreadState {
  const byPid = new Map(news.posts.map((post) => [post.pid, post]));
  const { thread } = state;
  const changed = withPosts(state, (post) => {
    const now = byPid.get(post.pid);
    if (!now || post.status !== 1) return post;
    if (now.gone) return withoutWords(post);
    return now.like === post.like ? post : { ...post, like: now.like };
  });
  const { replies, like } = news;
  const fields = { replies, like, ...webKindOf(thread).live(thread, news) };
  const isSame = Object.entries(fields).every(([name, value]) => thread[name as keyof typeof thread] === value);
  return isSame ? changed : { ...changed, thread: { ...thread, ...fields } };
}

/** Replies of others that came while the page stood open, by pid. */
export type Fresh = ReadonlyMap<number, LivePost>;

/** The same after some news; one's own are no news to oneself, nor is what was deleted. */
export function withFresh(fresh: Fresh, news: News, { position, own }: { position: number; own: number }): Fresh {
  const next = new Map(fresh);
  for (const post of news.posts) {
    if (post.gone || post.uid === own) next.delete(post.pid);
    else if (post.position > position || next.has(post.pid)) next.set(post.pid, post);
  }
  return next;
}

/** Where the first of some replies is read: the query of its page, and its place there. */
export function placeOf(first: LivePost, { order, limit }: ThreadAddress): { search: string; hash: string } {
  const params = new URLSearchParams();
  // By likes nobody knows where it stands; the newest are on the first page of that order.
  if (order !== 'old') params.set('order', 'new');
  else if (first.floor > limit) params.set('page', String(Math.ceil(first.floor / limit)));
  if (limit !== 10) params.set('limit', String(limit));
  const search = params.toString();
  return { search: search && `?${search}`, hash: order === 'old' ? `#pid${first.pid}` : '#replies' };
}
