import type { NewsOf, SeenOf } from '../../../../contract/channels.ts';
import type { LivePost } from '../../../../contract/domains/threads/channels.ts';
import { fieldOf } from '../../../../contract/domains/threads/kinds.ts';
import type { ChannelKind, News } from '../../../platform/realtime/channel.ts';
import type { People } from '../../follows/index.ts';
import { type LiveRow, livePosts } from '../../posts/index.ts';
import { mayRead, refusalBetween, visibilityOf } from '../core/policy.ts';
import { findThread, type ThreadData } from '../core/sql/threads.ts';
import { kindOfThread } from '../kinds/kinds.ts';
import { forReaderIfThere } from '../traits/for-reader.ts';

type Seen = SeenOf<'thread'>;
type Data = NewsOf<'thread'>;

/** A thread as all who have it open share it. */
interface LiveThread {
  thread: ThreadData;
  /** What its kind shows to all alike, in the kind's field. */
  part: Partial<Data>;
  /** Posts that somebody's page shows, and those that came since. */
  posts: ReadonlyMap<number, LivePost>;
  /** Posts up to this position have been sent. */
  last: number;
  /** There may be posts after the last one. */
  full: boolean;
}

/** New posts in one message. */
const newPosts = 100;
/** Posts of a thread that are watched for all its readers together: more than fifty pages of it. */
const watchedPosts = 500;

/** The channel of an open thread: new replies, likes and figures, what was deleted, and what its kind shows. */
export const threadChannel = ({ hiddenFor }: Pick<People, 'hiddenFor'>): ChannelKind<Seen, LiveThread, Data> => ({
  tagOf: (tid) => `t:${tid}`,
  async read(db, tid, { position, posts: seen }) {
    const thread = await findThread(db, tid);
    if (!thread) return undefined;
    const pids = seen.map(([pid]) => pid);
    const [rows, parts] = await Promise.all([
      livePosts(db, tid, { after: position, most: newPosts, pids }),
      kindOfThread(thread).parts(db, [thread]),
    ]);
    const posts = new Map(rows.map((row) => [row.pid, livePost(row)]));
    // Taken back within its first seconds: no row is left of it.
    for (const pid of pids) if (!posts.has(pid) && pid !== thread.first_pid) posts.set(pid, takenBack(pid));
    const shared = parts.shared(tid);
    const fresh = rows.filter((row) => row.position > position);
    return {
      thread,
      part: shared ? { [fieldOf(thread.special)]: shared } : {},
      posts,
      last: fresh.at(-1)?.position ?? position,
      full: fresh.length >= newPosts,
    };
  },
  async refusalFor(db, actor, state) {
    const thread = await forReaderIfThere({ db, actor }, state?.thread);
    const refusal = mayRead(actor, thread);
    if (refusal || !thread) return refusal;
    // What is sent holds everybody's replies.
    if (visibilityOf(actor, thread) !== 'all') return 'threads.no_permission';
    const hidden = await hiddenFor(db, actor.uid);
    return refusalBetween(hidden.get(thread.authorid));
  },
  // The first reader gets what there was until now from `whole`; a page can't decide where the thread ends.
  begin: (state) => ({ ...state, last: state.thread.max_position, full: false }),
  seenOf: ({ last, posts }) => ({
    position: last,
    posts: [...posts.values()].map(({ pid, like }) => [pid, like]),
  }),
  merge(state, other) {
    const further = [...other.posts].filter(([pid]) => !state.posts.has(pid));
    return { ...state, posts: new Map([...further, ...state.posts].slice(-watchedPosts)) };
  },
  whole(state, seen) {
    const likes = new Map(seen.posts);
    const isNews = ({ pid, position, like, gone }: LivePost) =>
      position > seen.position || gone === 1 || like !== likes.get(pid);
    const more = state.full ? Math.max(0, state.thread.max_position - state.last) : 0;
    return newsOf(state, [...state.posts.values()].filter(isNews), { ...state.part, more });
  },
  changes(before, now) {
    const posts = [...now.posts.values()].filter(
      (post) => post.position > before.last || !isSame(post, before.posts.get(post.pid)),
    );
    const hasPart = !isSame(now.part, before.part);
    const hasFigures = now.thread.replies !== before.thread.replies || now.thread.likes !== before.thread.likes;
    if (posts.length === 0 && !hasPart && !hasFigures) return undefined;
    return newsOf(now, posts, hasPart ? now.part : {});
  },
  hasMore: ({ full }) => full,
  async dataFor(db, actor, { data, authors }) {
    const hidden = await hiddenFor(db, actor.uid);
    if (hidden.size === 0 || ![...authors].some((uid) => hidden.has(uid))) return data;
    return { ...data, posts: data.posts.filter(({ uid }) => !hidden.has(uid)) };
  },
});

const livePost = ({ pid, position, floor, authorid, likes, status }: LiveRow): LivePost => ({
  ...{ pid, position, floor, uid: authorid, like: likes },
  gone: status === 1 ? 0 : 1,
});

const takenBack = (pid: number): LivePost => ({ pid, position: 0, floor: 0, uid: 0, like: 0, gone: 1 });

const newsOf = ({ thread }: LiveThread, posts: LivePost[], rest: Partial<Data>): News<Data> => ({
  data: { replies: thread.replies, like: thread.likes, posts, ...rest },
  authors: new Set(posts.map(({ uid }) => uid)),
});

/** Plain data, made by the same code in the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
