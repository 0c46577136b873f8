import { afterEach, expect, onTestFinished, test } from 'vitest';
import { liveCloses } from '../../../../contract/live.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { testDb } from '../../../../tests/support/db.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { LiveClient } from '../../../../tests/support/live.ts';
import { aGroup } from '../testing/a-conversation.ts';
import { publishInRoom } from './records.ts';

const database = await testDb();
const { api, app, db, member, url } = await testForum({ database });
const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

async function enter(who: { token: string }, at = url): Promise<LiveClient> {
  const client = await LiveClient.enter(at, who.token);
  clients.push(client);
  return client;
}
async function listen(who: Writer, room: number, ID: number, at = url): Promise<LiveClient> {
  const client = await enter(who, at);
  client.join(`room:${room}`, { ID });
  await expect.poll(() => client.channelMessages.length).toBeGreaterThan(0);
  return client;
}
let said = 0;
const say = async (from: Writer, conversationID: string, text: string, more: object = {}) => {
  said += 1;
  return (await api.must('messages.say', { conversationID, text, clientID: `client-${said}`, ...more }, from)).data;
};
const sent = (from: Writer, to: Writer, text: string) => say(from, `C2C${to.uid}`, text);
const list = (client: LiveClient, room: number) => client.news(`room:${room}`).flatMap((news) => news.list);
const words = (client: LiveClient, room: number) => list(client, room).map(({ text }) => text);
const IDs = (client: LiveClient, room: number) => list(client, room).map(({ ID }) => ID);
const changes = (client: LiveClient, room: number) => client.news(`room:${room}`).flatMap(({ changed }) => changed);
const readBy = (client: LiveClient, room: number, { uid }: Writer) =>
  client
    .news(`room:${room}`)
    .flatMap(({ read }) => read)
    .findLast((each) => each.uid === uid)?.ID;
const writing = (client: LiveClient, room: number) =>
  client.news(`room:${room}`).flatMap(({ typing }) => typing.map(({ uid }) => uid));

async function acquainted(): Promise<[Writer, Writer, number]> {
  const [ada, bola] = [await member(), await member()];
  await sent(ada, bola, 'Hello.');
  return [ada, bola, (await sent(bola, ada, 'Hello to you.')).groupID];
}
/** A group of whom the first owns it and writes without waiting. */
async function group(count: number): Promise<[Writer[], number]> {
  const members = await Promise.all(Array.from({ length: count }, () => member()));
  return [
    members,
    await aGroup(
      db,
      new Date(),
      members.map(({ uid }) => uid),
    ),
  ];
}

test('an open conversation is sent what came since, what comes, and how far the other one reads', async () => {
  const [ada, bola, room] = await acquainted();
  const phone = await listen(ada, room, 1);
  expect(words(phone, room)).toEqual(['Hello to you.']);
  await sent(bola, ada, 'Are you there?');
  await expect.poll(() => words(phone, room)).toEqual(['Hello to you.', 'Are you there?']);
  await sent(ada, bola, 'I am.');
  await expect.poll(() => words(phone, room).at(-1)).toBe('I am.');
  await api.must('messages.read', { conversationID: `C2C${ada.uid}`, ID: 4 }, bola);
  await expect.poll(() => readBy(phone, room, bola)).toBe(4);
});

test('what a sender calls a message comes to them alone', async () => {
  const [ada, bola, room] = await acquainted();
  const [own, other] = [await listen(ada, room, 2), await listen(bola, room, 2)];
  await sent(ada, bola, 'Mine.');
  const clientIDs = (client: LiveClient) => list(client, room).map(({ clientID }) => clientID);
  await expect.poll(() => clientIDs(own)).toEqual([`client-${said}`]);
  await expect.poll(() => clientIDs(other)).toEqual(['']);
});

test('what was withdrawn and what was given comes at once, and to who comes later', async () => {
  const [ada, bola, room] = await acquainted();
  const phone = await listen(bola, room, 2);
  const [a, b] = [`C2C${bola.uid}`, `C2C${ada.uid}`];
  await api.must('messages.react', { conversationID: b, ID: 1, emoji: '👍', on: 1 }, bola);
  // A room that is read over may say once more how it stands.
  await expect
    .poll(() =>
      phone
        .news(`room:${room}`)
        .flatMap(({ reacted }) => reacted)
        .at(-1),
    )
    .toEqual({ ID: 1, reactions: { '👍': 1 } });
  await api.must('messages.withdraw', { conversationID: a, ID: 1 }, ada);
  await expect.poll(() => changes(phone, room)).toEqual([{ ID: 1, status: 'withdrawn' }]);
  expect(changes(await listen(bola, room, 2), room)).toEqual([{ ID: 1, status: 'withdrawn' }]);
});

test('nobody listens to another’s conversation, and a block ends it', async () => {
  const [ada, bola, room] = await acquainted();
  const eve = await listen(await member(), room, 0);
  expect([eve.refusal(`room:${room}`), words(eve, room)]).toEqual(['messages.not_exist', []]);
  const phone = await listen(ada, room, 2);
  await api.must('follows.block', { block_uid: ada.uid, status: 1 }, bola);
  await expect.poll(() => phone.refusal(`room:${room}`)).toBe('messages.cannot_start');
  const again = await listen(bola, room, 0);
  expect([again.refusal(`room:${room}`), words(again, room)]).toEqual(['messages.cannot_start', []]);
});

test('what a member has deleted is not sent to them again, whatever their page claims', async () => {
  const [ada, bola, room] = await acquainted();
  await api.must('messages.drop', { conversationID: `C2C${bola.uid}` }, ada);
  expect(words(await listen(ada, room, 0), room)).toEqual([]);
  expect(words(await listen(bola, room, 0), room)).toEqual(['Hello.', 'Hello to you.']);
  expect(words(await listen(bola, room, 999), room)).toEqual([]);
});

test('many at once come in the order of their numbers, once each, also to who is just coming in', async () => {
  const other = await testApp({ database, ended: onTestFinished });
  const [[ada, bola], room] = (await group(2)) as [[Writer, Writer], number];
  const here = await listen(bola, room, 0);
  const writing = Promise.all(Array.from({ length: 40 }, (_, at) => say(ada, `GROUP${room}`, `Message ${at}`)));
  const coming = await Promise.all([url, other.url, url, other.url].map((at) => listen(bola, room, 0, at)));
  await writing;
  const all = Array.from({ length: 40 }, (_, at) => at + 1);
  for (const client of [here, ...coming]) await expect.poll(() => IDs(client, room)).toEqual(all);
});

test('over a gap the room is read, an older record is dropped, and garbage hurts nobody', async () => {
  const [[ada, bola], room] = (await group(2)) as [[Writer, Writer], number];
  const phone = await listen(bola, room, 0);
  const { message } = await say(ada, `GROUP${room}`, 'First.');
  await expect.poll(() => IDs(phone, room)).toEqual([1]);
  const { mine: _, ...live } = message;
  await publishInRoom(db, { room, pair: [], message: live });
  for (const payload of ['', 'null', '[', '["room",7]', '["nothing",{}]', '["room",{}]', '["room",{"room":"x"}]']) {
    await database.pool.query('select pg_notify($1, $2)', ['records', payload]);
  }
  // Written where no record was published, as over a bus that was cut.
  await db.updateTable('messages.rooms').set({ last_id: 2 }).where('room', '=', room).execute();
  await db
    .insertInto('messages.messages')
    .values({ room, id: 2, uid: ada.uid, text: 'Unheard.', sent_at: new Date() })
    .execute();
  await say(ada, `GROUP${room}`, 'Third.');
  await expect.poll(() => words(phone, room)).toEqual(['First.', 'Unheard.', 'Third.']);
  // A message too long for a notification counts as a gap.
  await db.updateTable('messages.rooms').set({ last_id: 4 }).where('room', '=', room).execute();
  const row = { room, id: 4, uid: ada.uid, text: 'Long.', sent_at: new Date() };
  await db.insertInto('messages.messages').values(row).execute();
  await publishInRoom(db, { room, pair: [], message: { ...live, ID: 4, text: 'x'.repeat(9000) } });
  await expect.poll(() => words(phone, room).at(-1)).toBe('Long.');
  expect(IDs(phone, room)).toEqual([1, 2, 3, 4]);
});

test('who may listen no longer is sent nothing more, and one look is for all', async () => {
  const [[ada, bola, chidi], room] = (await group(3)) as [[Writer, Writer, Writer], number];
  const [one, two] = [await listen(bola, room, 0), await listen(chidi, room, 0)];
  await db.deleteFrom('messages.room_members').where('room', '=', room).where('uid', '=', bola.uid).execute();
  await app.platform.tags.movedEverywhere([`room:${room}`]);
  await expect.poll(() => one.refusal(`room:${room}`)).toBe('messages.not_exist');
  await say(ada, `GROUP${room}`, 'Of us two.');
  await expect.poll(() => words(two, room)).toEqual(['Of us two.']);
  expect(words(one, room)).toEqual([]);
});

test('a message that waits comes to its writer and the admins, to others that it was let through', async () => {
  const [[ada, bola, chidi], room] = (await group(3)) as [[Writer, Writer, Writer], number];
  const [owner, writer, other] = await Promise.all([ada, bola, chidi].map((who) => listen(who, room, 0)));
  await say(bola, `GROUP${room}`, 'May I?');
  for (const client of [owner!, writer!]) await expect.poll(() => words(client, room)).toEqual(['May I?']);
  await say(ada, `GROUP${room}`, 'A moment.');
  await expect.poll(() => words(other!, room)).toEqual(['A moment.']);
  await api.must('messages.answer-held', { groupID: room, ID: 1, accept: 1 }, ada);
  await expect.poll(() => changes(other!, room)).toEqual([{ ID: 1, status: 'sent' }]);
  expect(words(await listen(chidi, room, 0), room)).toEqual(['May I?', 'A moment.']);
});

test('in a group nothing comes of a member with whom a block is between', async () => {
  const [[ada, bola, chidi], room] = (await group(3)) as [[Writer, Writer, Writer], number];
  await api.must('follows.block', { block_uid: ada.uid }, bola);
  const [hiding, other] = [await listen(bola, room, 0), await listen(chidi, room, 0)];
  await say(ada, `GROUP${room}`, 'Who hears me?');
  await expect.poll(() => words(other, room)).toEqual(['Who hears me?']);
  await publishInRoom(db, { room, pair: [], changed: { ID: 1, status: 'sent' } });
  await expect.poll(() => changes(hiding, room)).toHaveLength(1);
  expect(words(hiding, room)).toEqual([]);
});

test('who writes is said to those who have it open, once in a while, where both show it', async () => {
  const [ada, bola, room] = await acquainted();
  const [hers, his] = [await listen(ada, room, 2), await listen(bola, room, 2)];
  hers.say({ typing: `room:${room}` });
  hers.say({ typing: `room:${room}` });
  await expect.poll(() => writing(his, room)).toEqual([ada.uid]);
  const eve = await enter(await member());
  eve.say({ typing: `room:${room}` });
  await api.must('messages.save-settings', { reads: 0 }, ada);
  his.say({ typing: `room:${room}` });
  await sent(ada, bola, 'The end.');
  await api.must('messages.read', { conversationID: `C2C${ada.uid}`, ID: 3 }, bola);
  for (const client of [hers, his]) await expect.poll(() => words(client, room)).toEqual(['The end.']);
  expect([writing(hers, room), writing(his, room), readBy(hers, room, bola)]).toEqual([[], [ada.uid], 2]);
});

test('both are sent how many messages are unread, on whichever page they are', async () => {
  const [ada, bola] = [await member(), await member()];
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  const phone = await enter(bola);
  await expect.poll(() => phone.last('messages.unread')).toEqual({ num: 0 });
  await sent(ada, bola, 'Hello.');
  await expect.poll(() => phone.last('messages.unread')).toEqual({ num: 1 });
  await api.must('messages.read', { conversationID: `C2C${ada.uid}` }, bola);
  await expect.poll(() => phone.last('messages.unread')).toEqual({ num: 0 });
});

test('a signature opens the socket as long as the session that asked for it', async () => {
  const [ada, bola, room] = await acquainted();
  const { userSign } = (await api.must('messages.sign', { userId: ada.uid }, ada)).data;
  const client = new LiveClient(url);
  clients.push(client);
  await client.opened();
  client.say({ sign: userSign });
  client.join(`room:${room}`, { ID: 2 });
  await sent(bola, ada, 'By signature.');
  await expect.poll(() => words(client, room)).toEqual(['By signature.']);
  await api.must('sign-in.logout', {}, ada);
  expect(await client.closed).toBe(liveCloses.unauthorized);
});
