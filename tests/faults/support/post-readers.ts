import type { CallName } from '../../../contract/calls.ts';
import type { Forum, Writer } from '../../support/forum.ts';

type Reader = Writer | undefined;
/** What a place shows a reader, as text. */
export type Look = (who: Reader) => Promise<string>;

interface Asked {
  site: Pick<Forum, 'api'>;
  cookies: ReadonlyMap<Writer, string>;
  author: () => Writer;
  replier: () => Writer;
  /** Threads that are looked at by themselves. */
  threads: () => readonly { tid: number; pid: number }[];
  /** Words that are searched for. */
  words: readonly string[];
}

/** A page session of each of these members. */
export async function pageCookies(
  { api }: Pick<Forum, 'api'>,
  members: readonly Writer[],
): Promise<Map<Writer, string>> {
  const cookies = new Map<Writer, string>();
  for (const who of members) {
    const session = await api.must('sign-in.open-page-session', { uid: who.uid }, { token: who.token });
    cookies.set(who, String(session.headers.get('set-cookie')).split(';', 1)[0]!);
  }
  return cookies;
}

/** Everything that shows posts or threads, or says something of them: calls, pages, feeds, the site map. */
export function postReaders({ site, cookies, author, replier, threads, words }: Asked): Record<string, Look> {
  const { api } = site;
  const asked =
    (name: CallName, input: () => object = () => ({})): Look =>
    async (who) =>
      JSON.stringify((await api.call(name, input() as never, who)).body);
  const page =
    (path: () => string): Look =>
    async (who) => {
      const cookie = who && cookies.get(who);
      return (await api.fetch(path(), { headers: cookie ? { cookie } : {} })).text();
    };
  const all =
    (look: (of: { tid: number; pid: number }) => Look): Look =>
    async (who) =>
      (await Promise.all(threads().map((each) => look(each)(who)))).join(' ');
  const searched =
    (input: object = {}): Look =>
    async (who) =>
      (await Promise.all(words.map((q) => asked('search.quick-search', () => ({ q, ...input }))(who))))
        // What was asked for is said again.
        .map((answer, n) =>
          answer.replaceAll(words[n]!, (word, from: number) => (answer.slice(from - 5, from) === '"q":"' ? '' : word)),
        )
        .join(' ');
  const offered =
    (part: 'words' | 'threads'): Look =>
    async (who) =>
      JSON.stringify(
        await Promise.all(
          words.map(async (q) => {
            const { data } = await api.call('search.suggest', { q: q.slice(0, 7) }, who);
            return data?.[part];
          }),
        ),
      );
  const here = () => ({ country_fid: 188 });
  return {
    'the thread': all(({ tid }) => asked('threads.info', () => ({ tid }))),
    'the thread with its posts': all(({ tid }) => asked('threads.view', () => ({ tid }))),
    'its replies': all(({ tid }) => asked('threads.reply-list', () => ({ tid }))),
    'its replies, newest first': all(({ tid }) =>
      asked('threads.reply-list', () => ({ tid, order: 'desc', orderfield: 'like' })),
    ),
    'one’s own replies that wait in it': all(({ tid }) => asked('review.held-replies', () => ({ tid }))),
    'its history': all(({ pid }) => asked('review.post-history', () => ({ pid }))),
    'the page of its history': all(({ tid, pid }) => page(() => `/ng/forum/15443/${tid}/history/${pid}`)),
    'its page': all(({ tid }) => page(() => `/ng/forum/15443/${tid}`)),
    latest: asked('feeds.latest', here),
    'latest of all': asked('feeds.latest'),
    'a country': asked('feeds.country', here),
    countries: asked('feeds.countries', here),
    'for you': asked('feeds.for-you', here),
    recommended: asked('feeds.for-you-recommend'),
    following: asked('feeds.following'),
    'the top': asked('feeds.top', () => ({ fid: 188 })),
    home: asked('welcome.home', here),
    boards: asked('threads.boards', here),
    'a board': asked('threads.board-threads', () => ({ country_fid: 188, typeid: 0 })),
    'the digest': asked('threads.introduction', here),
    'its author’s threads': asked('threads.of-member', () => ({ uid: author().uid })),
    'its author’s replies': asked('threads.replies-of-member', () => ({ uid: author().uid })),
    'a replier’s replies': asked('threads.replies-of-member', () => ({ uid: replier().uid })),
    favourites: asked('threads.favorites'),
    followed: asked('threads.followed-threads'),
    likes: asked('threads.my-likes'),
    notices: asked('notices.num', () => ({ num: 50 })),
    'replies to me': asked('notices.list', () => ({ type: 'reply' })),
    mentions: asked('notices.at-me-list'),
    'a preview of the link': asked('posts.preview-link', () => ({ address: `https://example.com/nothing` })),
    'what is reported': all(({ pid }) => asked('review.report-target', () => ({ pid }))),
    search: searched(),
    'search by time': searched({ order: 'newest' }),
    suggestions: offered('words'),
    'suggested threads': offered('threads'),
    'a profile': page(() => `/ng/ucenter/account/posts?uid=${author().uid}`),
    'a profile’s replies': page(() => `/ng/ucenter/account/posts/replies?uid=${replier().uid}`),
    'the page of home': page(() => '/ng'),
    'the page of latest': page(() => '/ng/latest'),
    'the page of boards': page(() => '/ng/forum'),
    'the Atom feed': page(() => '/ng/feed.atom'),
    'the site map': page(() => '/sitemap/threads-0.xml'),
  };
}
