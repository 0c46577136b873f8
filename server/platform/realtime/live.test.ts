import Fastify from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { liveCloses } from '../../../contract/live.ts';
import { testDb } from '../../../tests/support/db.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { LiveClient } from '../../../tests/support/live.ts';
import { statementsOf } from '../../../tests/support/statements.ts';
import { createBus } from '../bus/bus.ts';
import { createLog } from '../log.ts';
import type { ChannelKind } from './channel.ts';
import { requestLimits } from './channel-requests.ts';
import { registerLive } from './endpoint.ts';
import { createLive } from './live.ts';
import type { Here } from './records.ts';

const database = await testDb();
const { api, app, clock, db, member } = await testForum({ database });
const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

/** Texts of a room, by their numbers; a channel that reads what stands here. */
const stored: string[] = [];
/** Who said that they write. */
const typed: number[] = [];
interface Texts {
  from: number;
  last: number;
}
const newsOf = (from: number, last: number, behind: 0 | 1 = 0) => ({
  data: {
    list: stored.slice(from, last).map((text, at) => ({
      ...{
        ID: from + at + 1,
        from: 1,
        nick: '',
        avatar: '',
        country_fid: 0,
        role: '' as const,
        type: 'text' as const,
        text,
        time: 0,
        status: 'sent' as const,
      },
      ...{ quote: null, picture: null, at: [], system: null, reactions: {}, clientID: '' },
    })),
    ...{ changed: [], read: [], reacted: [], typing: [], lastID: last, behind },
  },
  authors: new Set<number>(),
});
type Data = ReturnType<typeof newsOf>['data'];
const room: ChannelKind<{ ID: number }, Texts, Data> = {
  tagOf: (id) => `texts:${id}`,
  read: async (_db, _id, { ID }) => ({ from: ID, last: stored.length }),
  refusalFor: async () => undefined,
  begin: (state) => state,
  seenOf: ({ last }) => ({ ID: last }),
  merge: (state) => state,
  whole: ({ from, last }) => newsOf(from, last),
  changes: (before, now) => (now.last > before.last ? newsOf(before.last, now.last) : undefined),
  hasMore: () => false,
  dataFor: async (_db, _actor, { data }) => data,
  records: {
    last: ({ last }) => last,
    apply(state, record) {
      const { ID } = record as { ID: number };
      if (ID <= state.last) return undefined;
      if (ID > state.last + 1) return 'gap';
      return { state: { from: state.last, last: ID }, news: newsOf(state.last, ID) };
    },
    after: (news, last) => (news.data.lastID > last ? (news as ReturnType<typeof newsOf>) : undefined),
    behind: ({ last }) => newsOf(last, last, 1).data,
    typing: async (_db, { uid }) => {
      typed.push(uid);
      return undefined;
    },
  },
};

let here!: Here;
const bus = createBus(database.pool);
const live = createLive({
  ...{ actors: app.actors, bus, clock: clock.now, db, tags: app.platform.tags, log: createLog('error') },
  sources: {
    'messages.unread': async () => ({ num: 0 }),
    'notices.unread': async () => ({ num: 0, reply: 0, atme: 0, attention: 0, systems: 0 }),
  },
  channels: { room, rooms: room as never, thread: room as never },
  records: {
    room: {
      begin: (process) => {
        here = process;
      },
      take: (process, record) => process.pass('room', 1, record),
    },
  },
});
const server = Fastify();
registerLive(server, live, 'http://localhost:3000');
await live.start();
const url = await server.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await server.close();
  await bus.stop();
});

async function enter(who: Writer): Promise<LiveClient> {
  const client = await LiveClient.enter(url, who.token);
  clients.push(client);
  await expect.poll(() => client.last('messages.unread')).toBeDefined();
  return client;
}
async function listen(who: Writer): Promise<LiveClient> {
  const client = await enter(who);
  client.join('room:1', { ID: stored.length });
  await expect.poll(() => client.news('room:1').length).toBe(1);
  return client;
}
const IDs = (client: LiveClient) => client.news('room:1').flatMap(({ list }) => list.map(({ ID }) => ID));
const write = (text: string): void => {
  stored.push(text);
  here.pass('room', 1, { ID: stored.length });
};

test('idle sockets ask the database nothing, beat after beat', async () => {
  const [ada, bola] = [await member(), await member()];
  const idle = [await enter(ada), await enter(ada), await enter(bola)];
  const statements = statementsOf(database.pool);
  await expect.poll(() => app.platform.tags.isCurrent()).toBe(true);
  const before = statements.count();
  for (let i = 0; i < 5; i += 1) {
    clock.aheadInTest(60);
    await live.beat();
  }
  expect(statements.since(before).filter((statement) => /accounts|moderation|messages/.test(statement))).toEqual([]);
  expect(idle.map(({ socket }) => socket.readyState)).toEqual([1, 1, 1]);
});

test('a socket ends with its session, though nobody says that it has ended', async () => {
  const client = await enter(await member());
  clock.aheadInTest(100 * 86_400);
  await live.beat();
  expect(await client.closed).toBe(liveCloses.unauthorized);
});

test('a sanction that runs out is noticed by the next beat', async () => {
  const [ada, operator] = [await member(), await member({ groupid: 1 })];
  const ban = { ban_uid: ada.uid, bannew: 4, banexpirynew: 1, reason: 'spam' } as const;
  await api.must('moderation.ban-user', ban, operator);
  const client = await enter(ada);
  const statements = statementsOf(database.pool);
  const before = statements.count();
  clock.aheadInTest(2 * 86_400);
  await live.beat();
  expect(statements.since(before).some((statement) => statement.includes('moderation'))).toBe(true);
  expect(client.socket.readyState).toBe(1);
});

test('a slow reader gets no records, and learns where to read on once they have taken what was sent', async () => {
  const [slow, quick] = [await listen(await member()), await listen(await member())];
  const from = stored.length;
  slow.socket.pause();
  const [count, text] = [60, 'x'.repeat(200_000)];
  for (let i = 0; i < count; i += 1) {
    write(text);
    await expect.poll(() => IDs(quick).at(-1)).toBe(stored.length);
  }
  slow.socket.resume();
  await expect.poll(() => slow.news('room:1').at(-1)).toMatchObject({ behind: 1, lastID: from + count });
  write('On again.');
  await expect.poll(() => IDs(slow).at(-1)).toBe(stored.length);
  const sent = IDs(slow);
  expect(sent.length).toBeLessThan(count);
  expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  expect(new Set(sent).size).toBe(sent.length);
});

test('after a bus that was cut every channel reads on from its last number', async () => {
  const client = await listen(await member());
  const from = stored.length;
  stored.push('Unheard.');
  app.platform.tags.lost();
  await expect.poll(() => IDs(client)).toEqual([from + 1]);
  write('Heard.');
  await expect.poll(() => IDs(client)).toEqual([from + 1, from + 2]);
});

test('doubled, reordered and early records come once each and in order', async () => {
  const client = await listen(await member());
  const from = stored.length;
  stored.push('one', 'two', 'three');
  for (const ID of [from + 2, from + 1, from + 1, from + 3, from + 3, from + 2]) here.pass('room', 1, { ID });
  await expect.poll(() => IDs(client)).toEqual([from + 1, from + 2, from + 3]);
});

test('a record that is in what a reader found on entering is not sent to them again', async () => {
  const early = await listen(await member());
  const from = stored.length;
  stored.push('Before its record.');
  const late = await enter(await member());
  late.join('room:1', { ID: from });
  await expect.poll(() => IDs(late)).toEqual([from + 1]);
  here.pass('room', 1, { ID: from + 1 });
  write('After it.');
  for (const client of [early, late]) await expect.poll(() => IDs(client)).toEqual([from + 1, from + 2]);
});

test('garbage, a megabyte and a thousand frames a second end the connection, never the process', async () => {
  const ada = await member();
  const [garbage, large, flood] = [await enter(ada), await enter(ada), await enter(ada)];
  garbage.socket.send(Buffer.from([0, 159, 146, 150]));
  expect(await garbage.closed).toBe(liveCloses.badMessage);
  large.socket.send('x'.repeat(1_000_000));
  expect(await large.closed).toBe(1009);
  for (let i = 0; i < 1000; i += 1) flood.join('room:1', { ID: stored.length });
  expect(await flood.closed).toBe(liveCloses.badMessage);
  expect(flood.channelMessages.length).toBeLessThanOrEqual(requestLimits.tolerated);
  await listen(ada);
});

test('who says in a flood that they write is asked about once, and only where they listen', async () => {
  const [client, outside] = [await listen(await member()), await enter(await member())];
  const before = typed.length;
  outside.say({ typing: 'room:1' });
  for (let i = 0; i < 10; i += 1) client.say({ typing: 'room:1' });
  client.say({ leave: 'room:1' });
  client.join('room:1', { ID: stored.length });
  await expect.poll(() => client.news('room:1').length).toBe(2);
  expect(typed.length - before).toBe(1);
});
