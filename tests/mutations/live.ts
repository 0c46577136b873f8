import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/live/';

const platform = 'server/platform/realtime';
const noticedIn = 'server/domains/threads/live/thread-channel.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a thread’s channel lets in whom its author has blocked',
    file: 'server/domains/threads/live/thread-channel.ts',
    find: 'return refusalBetween(hidden.get(thread.authorid));',
    put: 'return undefined;',
    noticedIn,
  },
  {
    breaks: 'replies for the author alone are sent live to everybody who has the thread open',
    file: 'server/domains/threads/live/thread-channel.ts',
    find: "if (visibilityOf(actor, thread) !== 'all') return 'threads.no_permission';",
    put: '',
    noticedIn: 'server/domains/threads/private-replies.test.ts',
  },
  {
    breaks: 'a thread’s channel lets in whoever names it',
    file: 'server/domains/threads/live/thread-channel.ts',
    find: 'if (refusal || !thread) return refusal;',
    put: 'if (!thread) return refusal;',
    noticedIn,
  },
  {
    breaks: 'a reader is sent posts of members who are hidden from them',
    file: 'server/domains/threads/live/thread-channel.ts',
    find: 'posts: data.posts.filter(({ uid }) => !hidden.has(uid))',
    put: 'posts: data.posts',
    noticedIn,
  },
  {
    breaks: 'a page decides where everybody’s channel goes on',
    file: 'server/domains/threads/live/thread-channel.ts',
    find: 'last: state.thread.max_position, full: false',
    put: 'last: Math.max(state.last, state.thread.max_position), full: false',
    noticedIn,
  },
  {
    breaks: 'of many replies at once only the first hundred are sent',
    file: 'server/domains/threads/live/thread-channel.ts',
    find: 'hasMore: ({ full }) => full,',
    put: 'hasMore: () => false,',
    noticedIn,
  },
  {
    breaks: 'a right that went with the thread is not revoked',
    file: `${platform}/channels.ts`,
    find: '      await this.#dropRefused(room, inside(members), now);\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a right that went with the member is not revoked',
    file: `${platform}/connection.ts`,
    find: '    await this.#deps.channels.recheck(this);\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a connection listens to as many channels as it likes',
    file: `${platform}/channels.ts`,
    find: '(own?.size ?? 0) >= channelLimits.perConnection',
    put: '(own?.size ?? 0) >= channelLimits.all',
    noticedIn,
  },
  {
    breaks: 'requests are answered however fast they come',
    file: `${platform}/channel-requests.ts`,
    find: 'if (count > requestLimits.allowed)',
    put: 'if (count > requestLimits.tolerated)',
    noticedIn,
  },
  {
    breaks: 'a listener that left a channel still receives it',
    file: `${platform}/channel-requests.ts`,
    find: "if ('leave' in request) return this.#channels.leave(this.#listener, name);",
    put: "if ('leave' in request) return;",
    noticedIn,
  },
  {
    breaks: 'one’s own replies stand among the new ones',
    file: 'web/features/threads/live-thread.ts',
    find: 'post.gone || post.uid === own',
    put: 'post.gone',
    noticedIn: 'web/features/threads/live-thread.test.ts',
  },
  {
    breaks: 'a lost connection forgets a newer one',
    file: 'web/realtime/channels.ts',
    find: 'if (say === send) say = undefined;',
    put: 'say = undefined;',
    noticedIn: 'web/realtime/channels.test.ts',
  },
  {
    breaks: 'members behind a carrier’s gateway are cut where the address has too many',
    file: 'server/platform/realtime/endpoint.ts',
    find: 'const onMember = () => uncountForAddress(upgrade.socket);',
    put: 'const onMember = () => undefined;',
    noticedIn: 'server/domains/notices/live.test.ts',
  },
  {
    breaks: 'a member’s window counts for its address once its token has come',
    file: 'server/platform/realtime/live.ts',
    find: '    drop(this.#waiting, connection.address, connection);\n    const own',
    put: '    const own',
    noticedIn: 'server/domains/notices/live.test.ts',
  },
  {
    breaks: 'a pooler in transaction mode is taken',
    file: 'server/platform/db/require-sessions.ts',
    find: '|| !read.every(isOwn)',
    put: '',
    noticedIn: 'server/platform/db/require-sessions.test.ts',
  },
  {
    breaks: 'a site over two databases is started',
    file: 'server/platform/db/require-sessions.ts',
    find: 'one.rows[0]?.name !== other.rows[0]?.name || ',
    put: '',
    noticedIn: 'server/platform/db/require-sessions.test.ts',
  },
];
