import type pg from 'pg';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { channelRefusals, type NewsOf } from '../../../../contract/channels.ts';
import { liveCloses } from '../../../../contract/live.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { testDb } from '../../../../tests/support/db.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { LiveClient } from '../../../../tests/support/live.ts';
import { requestLimits } from '../../../platform/realtime/channel-requests.ts';
import { channelLimits } from '../../../platform/realtime/channels.ts';
import { testPolls } from '../kinds/poll/testing/polls.ts';

const database = await testDb();
const forum = await testPolls({ database });
const { api, ask, db, member, post, reply, settle, url, vote } = forum;
const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

const nothingSeen = { position: 1, posts: [] as [number, number][] };
type Seen = Partial<typeof nothingSeen>;

async function enter(who: { token: string }, at = url, address?: string): Promise<LiveClient> {
  const client = await LiveClient.enter(at, who.token, address === undefined ? {} : { address });
  clients.push(client);
  return client;
}
async function listen(who: Writer, tid: number, seen: Seen = {}, at = url): Promise<LiveClient> {
  const client = await enter(who, at);
  client.join(`thread:${tid}`, { ...nothingSeen, ...seen });
  await expect.poll(() => client.channelMessages.length).toBe(1);
  return client;
}
const last = (client: LiveClient, tid: number) => client.news(`thread:${tid}`).at(-1);
const postsOf = (client: LiveClient, tid: number) => client.news(`thread:${tid}`).flatMap(({ posts }) => posts);
const pidsSent = (client: LiveClient, tid: number) => postsOf(client, tid).map(({ pid }) => pid);
const positions = (news: NewsOf<'thread'>[]) => news.flatMap(({ posts }) => posts.map(({ position }) => position));

test('a reader who enters is sent what came since the page was made, and then what comes', async () => {
  const [ada, bola, chidi] = [await member(), await member(), await member()];
  const { tid } = await post(ada);
  const first = await reply(bola, tid);
  const before = await reply(bola, tid);
  const phone = await listen(ada, tid, { position: 2, posts: [[first.pid, 0]] });
  expect(last(phone, tid)).toMatchObject({ replies: 2, like: 0, more: 0 });
  expect(postsOf(phone, tid)).toEqual([{ pid: before.pid, position: 3, floor: 2, uid: bola.uid, like: 0, gone: 0 }]);
  const next = await reply(chidi, tid, { repquote: first.pid });
  await expect.poll(() => last(phone, tid)?.replies).toBe(3);
  // A child stands on the floor of the reply that it answers.
  expect(postsOf(phone, tid).slice(1)).toEqual([
    { pid: next.pid, position: 4, floor: 1, uid: chidi.uid, like: 0, gone: 0 },
  ]);
});

test('changed likes of the thread and of the posts on the page are sent, and deleted posts too', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid, pid } = await post(ada);
  const { pid: answered } = await reply(bola, tid);
  const phone = await listen(ada, tid, { position: 2, posts: [[answered, 0]] });
  expect(postsOf(phone, tid)).toEqual([]);
  await api.must('threads.like', { pid: answered, like: 1 }, ada);
  await api.must('threads.like', { pid, like: 1 }, bola);
  await expect.poll(() => last(phone, tid)?.like).toBe(1);
  expect(postsOf(phone, tid).at(-1)).toMatchObject({ pid: answered, like: 1, gone: 0 });
  await api.must('threads.delete-post', { pid: answered }, bola);
  await expect.poll(() => postsOf(phone, tid).at(-1)).toMatchObject({ pid: answered, gone: 1 });
  expect(last(phone, tid)?.replies).toBe(0);
  // A page that still shows the post, and a reader who comes later, are sent it on entering.
  const later = await listen(bola, tid, { position: 2, posts: [[answered, 0]] });
  expect(postsOf(later, tid)).toMatchObject([{ pid: answered, gone: 1 }]);
});

test('a poll’s figures move for all who have it open, and nobody’s own vote is among them', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await ask(ada);
  const phone = await listen(ada, tid);
  expect(last(phone, tid)?.poll).toMatchObject({ voters: 0 });
  await vote(tid, [2], bola);
  await expect.poll(() => last(phone, tid)?.poll?.voters).toBe(1);
  expect(last(phone, tid)?.poll?.options.map(({ votes }) => votes)).toEqual([0, 1, 0]);
  expect(last(phone, tid)?.poll).not.toHaveProperty('own');
});

test('of members whom a reader doesn’t see nothing is sent, however they are hidden', async () => {
  const [ada, bola, chidi, desta] = [await member(), await member(), await member(), await member()];
  const { tid } = await post(ada);
  const { pid: shown } = await reply(desta, tid);
  const { pid: old } = await reply(bola, tid);
  await api.must('follows.mute', { mute_uid: bola.uid }, chidi);
  await api.must('follows.block', { block_uid: desta.uid }, bola);
  await settle();
  const seen = {
    position: 3,
    posts: [
      [shown, 0],
      [old, 0],
    ] as [number, number][],
  };
  const [all, muting, blocked] = [
    await listen(ada, tid, seen),
    await listen(chidi, tid, seen),
    await listen(desta, tid, seen),
  ];
  await api.must('threads.like', { pid: old, like: 1 }, ada);
  const { pid: fresh } = await reply(bola, tid);
  const { pid: end } = await reply(ada, tid);
  for (const client of [all, muting, blocked]) await expect.poll(() => pidsSent(client, tid)).toContain(end);
  expect(new Set(pidsSent(all, tid))).toEqual(new Set([old, fresh, end]));
  expect(new Set(pidsSent(muting, tid))).toEqual(new Set([end]));
  expect(new Set(pidsSent(blocked, tid))).toEqual(new Set([end]));
  // Nor on entering, of what came before.
  const later = await listen(chidi, tid, { position: 1 });
  expect(pidsSent(later, tid)).toEqual([shown, end]);
});

test('policy lets in who may read: nobody else, by the name of the refusal', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const draft = await post(ada, { push_time: Math.floor(Date.now() / 1000) + 86_400 });
  const deleted = await post(ada);
  await api.must('threads.delete', { tid: deleted.tid }, ada);
  const above = await post(ada);
  await db.updateTable('threads.threads').set({ readperm: 90 }).where('tid', '=', above.tid).execute();
  const blocking = await post(await member());
  await api.must('follows.block', { block_uid: (await authorOf(blocking.tid)).uid }, bola);
  await settle();
  const client = await enter(bola);
  const wanted = [
    [tid, undefined],
    [draft.tid, 'threads.not_exist'],
    [deleted.tid, 'threads.not_exist'],
    [999_999, 'threads.not_exist'],
    [above.tid, 'threads.no_permission'],
    [blocking.tid, 'threads.author_blocked'],
  ] as const;
  for (const [id] of wanted) client.join(`thread:${id}`, nothingSeen);
  await expect.poll(() => client.channelMessages.length).toBe(wanted.length);
  for (const [id, refusal] of wanted) expect([id, client.refusal(`thread:${id}`)]).toEqual([id, refusal]);
  // A refused listener gets nothing later either, and the author gets their own draft.
  await reply(ada, tid);
  await expect.poll(() => client.channelMessages.length).toBe(wanted.length + 1);
  expect((await listen(ada, draft.tid)).refusal(`thread:${draft.tid}`)).toBeUndefined();
});

const authorOf = async (tid: number) => {
  const row = await db
    .selectFrom('threads.threads')
    .select('authorid')
    .where('tid', '=', tid)
    .executeTakeFirstOrThrow();
  return { uid: row.authorid };
};

test('the right is revoked within a second: deleted, blocked by the author, banned', async () => {
  const [ada, bola, chidi, operator] = [await member(), await member(), await member(), await member({ groupid: 1 })];
  const { tid } = await post(ada);
  const [phone, other, own] = [await listen(bola, tid), await listen(chidi, tid), await listen(ada, tid)];
  const soon = { timeout: 1000 };
  await api.must('follows.block', { block_uid: bola.uid }, ada);
  await expect.poll(() => phone.refusal(`thread:${tid}`), soon).toBe('threads.no_permission');
  const countBefore = phone.channelMessages.length;
  await reply(chidi, tid);
  await expect.poll(() => last(other, tid)?.replies).toBe(1);
  expect(phone.channelMessages).toHaveLength(countBefore);
  await api.must('moderation.ban-user', { ban_uid: chidi.uid, bannew: 5, banexpirynew: 7, reason: 'spam' }, operator);
  expect(await other.closed).toBe(liveCloses.unauthorized);
  await api.must('threads.delete', { tid }, ada);
  await expect.poll(() => own.refusal(`thread:${tid}`), soon).toBe('threads.not_exist');
});

test('a page that says it has seen all there will ever be hides nothing from others', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await listen(bola, tid, { position: 1_000_000, posts: [] });
  const phone = await listen(ada, tid);
  const { pid } = await reply(bola, tid);
  await expect.poll(() => pidsSent(phone, tid)).toEqual([pid]);
});

test('a reader who leaves gets no more, and may come back', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const [phone, other] = [await listen(ada, tid), await listen(bola, tid)];
  phone.say({ leave: `thread:${tid}` });
  // An answer to a later message: the leave has been handled.
  phone.say({ leave: 'thread:77' });
  phone.join('thread:78', nothingSeen);
  await expect.poll(() => phone.refusal('thread:78')).toBe('threads.not_exist');
  await reply(bola, tid);
  await expect.poll(() => last(other, tid)?.replies).toBe(1);
  expect(phone.news(`thread:${tid}`)).toHaveLength(1);
  phone.join(`thread:${tid}`, nothingSeen);
  await expect.poll(() => last(phone, tid)?.replies).toBe(1);
});

test('what is malformed, unknown, too much or too fast is refused by name and the connection stays', async () => {
  const [ada, bola] = [await member(), await member()];
  const threads = await Promise.all(Array.from({ length: channelLimits.perConnection + 1 }, () => post(ada)));
  const client = await enter(bola);
  const wrong = [
    ['thread:0', nothingSeen, channelRefusals.malformed],
    ['thread', nothingSeen, channelRefusals.malformed],
    ['thread:1x', nothingSeen, channelRefusals.malformed],
    [`thread:${threads[0]!.tid}`, { position: -1, posts: [] }, channelRefusals.malformed],
    [`thread:${threads[1]!.tid}`, { position: 1, posts: Array(101).fill([1, 1]) }, channelRefusals.malformed],
    ['hall:7', nothingSeen, channelRefusals.unknown],
    ['constructor:7', nothingSeen, channelRefusals.unknown],
  ] as const;
  for (const [join, seen] of wrong) client.say({ join, seen });
  await expect.poll(() => client.channelMessages).toEqual(wrong.map(([channel, , refused]) => ({ channel, refused })));

  for (const { tid } of threads) client.join(`thread:${tid}`, nothingSeen);
  const surplus = `thread:${threads.at(-1)!.tid}`;
  await expect.poll(() => client.refusal(surplus)).toBe(channelRefusals.tooMany);
  // One that it listens to already takes no further place, and one that it leaves frees a place.
  client.join(`thread:${threads[0]!.tid}`, nothingSeen);
  await expect.poll(() => client.news(`thread:${threads[0]!.tid}`)).toHaveLength(2);
  client.say({ leave: `thread:${threads[0]!.tid}` });
  client.join(surplus as `thread:${number}`, nothingSeen);
  await expect.poll(() => client.refusal(surplus)).toBeUndefined();

  for (let i = 0; i < requestLimits.allowed; i += 1) client.say({ join: 'thread:5', seen: {} });
  await expect.poll(() => client.refusal('thread:5')).toBe(channelRefusals.tooFast);
  expect(client.socket.readyState).toBe(client.socket.OPEN);
  for (let i = 0; i < requestLimits.tolerated; i += 1) client.say({ leave: 'thread:5' });
  expect(await client.closed).toBe(liveCloses.badMessage);
});

test('requests before the token is known wait for it; with a token of nobody they come to nothing', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const early = new LiveClient(url);
  clients.push(early);
  await early.opened();
  early.say({ token: ada.token });
  early.join(`thread:${tid}`, nothingSeen);
  await expect.poll(() => last(early, tid)?.replies).toBe(0);
  const nobody = new LiveClient(url);
  await nobody.opened();
  nobody.say({ token: 'x'.repeat(43) });
  nobody.join(`thread:${tid}`, nothingSeen);
  expect(await nobody.closed).toBe(liveCloses.unauthorized);
  expect(nobody.channelMessages).toEqual([]);
  const guest = new LiveClient(url);
  await guest.opened();
  guest.join(`thread:${tid}`, nothingSeen);
  expect(await guest.closed).toBe(liveCloses.badMessage);
});

test('a process that wrote nothing notifies its readers too', async () => {
  const other = await testApp({ database, ended: onTestFinished });
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const [here, there] = [await listen(ada, tid), await listen(ada, tid, {}, other.url)];
  const { pid } = await reply(bola, tid);
  for (const client of [here, there]) await expect.poll(() => pidsSent(client, tid)).toEqual([pid]);
  await other.api.must('threads.like', { pid, like: 1 }, ada);
  for (const client of [here, there]) await expect.poll(() => postsOf(client, tid).at(-1)?.like).toBe(1);
  await other.api.must('threads.delete', { tid }, ada);
  for (const client of [here, there])
    await expect.poll(() => client.refusal(`thread:${tid}`)).toBe('threads.not_exist');
});

/** Replies written at once, as by many members. */
async function burst(tid: number, uid: number, length: number): Promise<void> {
  const now = forum.clock.now();
  const first = await db
    .selectFrom('threads.threads')
    .select('max_position')
    .where('tid', '=', tid)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('threads.posts')
    .values(
      Array.from({ length }, (_, i) => ({
        ...{ tid, position: first.max_position + i + 1, floor: first.max_position + i, authorid: uid },
        ...{ message: 'So it did.', attachments: '[]', phonetype: '', created_at: now, cleaned_at: now },
      })),
    )
    .execute();
  await db
    .updateTable('threads.threads')
    .set((set) => ({
      replies: set('replies', '+', length),
      max_position: set('max_position', '+', length),
      max_floor: set('max_floor', '+', length),
    }))
    .where('tid', '=', tid)
    .execute();
  forum.app.platform.tags.moved([`t:${tid}`]);
}

test('two hundred replies at once are all sent, in a few messages', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const phone = await listen(ada, tid);
  await burst(tid, bola.uid, 200);
  await expect.poll(() => positions(phone.news(`thread:${tid}`)), { timeout: 3000 }).toHaveLength(200);
  expect(positions(phone.news(`thread:${tid}`))).toEqual(Array.from({ length: 200 }, (_, i) => i + 2));
  expect(phone.channelMessages.length).toBeLessThanOrEqual(5);
  // A reader who comes then is sent a hundred of them, and how many more there are.
  const later = await listen(bola, tid);
  expect([positions(later.news(`thread:${tid}`)).length, last(later, tid)?.more]).toEqual([100, 100]);
});

test('many readers of one thread cost one look, and each is notified once', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const readers = await Promise.all(
    Array.from({ length: 120 }, async (_, i) => {
      const client = await enter(await member(), url, `198.51.100.${i}`);
      client.join(`thread:${tid}`, nothingSeen);
      await expect.poll(() => client.channelMessages.length, { timeout: 20_000 }).toBe(1);
      return client;
    }),
  );
  const asked = await looksDuring(async () => {
    const { pid } = await reply(bola, tid);
    for (const client of readers) await expect.poll(() => pidsSent(client, tid)).toEqual([pid]);
  });
  expect([1, 2]).toContain(asked);
});

/** How often the posts of a channel were read while something was done. */
async function looksDuring(act: () => Promise<void>): Promise<number> {
  let looks = 0;
  const watched = new WeakSet<object>();
  const watch = (client: pg.PoolClient): void => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const counting = (...args: unknown[]): unknown => {
      if (JSON.stringify(args[0]).includes('with wanted as')) looks += 1;
      return query(...args);
    };
    Object.assign(client, { query: counting });
  };
  forum.pool.on('acquire', watch);
  await act();
  forum.pool.off('acquire', watch);
  return looks;
}
