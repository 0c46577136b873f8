import { afterEach, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { testDb } from '../../../../tests/support/db.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { LiveClient } from '../../../../tests/support/live.ts';
import { statementsOf } from '../../../../tests/support/statements.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { aGroup } from '../testing/a-conversation.ts';

const database = await testDb();
const { api, db, member, url } = await testForum({ database });
const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

async function enter(who: Writer, at = url): Promise<LiveClient> {
  const client = await LiveClient.enter(at, who.token);
  clients.push(client);
  await expect.poll(() => unread(client)).toBeDefined();
  return client;
}
async function listen(who: Writer, at = url): Promise<LiveClient> {
  const client = await enter(who, at);
  client.join(`rooms:${who.uid}`, {});
  await expect.poll(() => client.channelMessages.length).toBe(1);
  return client;
}
let said = 0;
const say = async (from: Writer, conversationID: string, text: string, more: object = {}) => {
  said += 1;
  return (await api.must('messages.say', { conversationID, text, clientID: `client-${said}`, ...more }, from)).data;
};
const unread = (client: LiveClient) => client.last('messages.unread')?.num;
const rows = (client: LiveClient, { uid }: Writer) => client.news(`rooms:${uid}`).flatMap((news) => news.rows);
const texts = (client: LiveClient, who: Writer) => rows(client, who).map(({ text }) => text);
const isAgain = (client: LiveClient, { uid }: Writer) => client.news(`rooms:${uid}`).filter(({ again }) => again === 1);

async function group(count: number): Promise<[Writer[], number]> {
  const members = await Promise.all(Array.from({ length: count }, () => member()));
  const room = await aGroup(
    db,
    new Date(),
    members.map(({ uid }) => uid),
  );
  return [members, room];
}
const place = (room: number, { uid }: Writer, set: object) =>
  db.updateTable('messages.room_members').set(set).where('room', '=', room).where('uid', '=', uid).execute();

test('a member’s list is sent what is written in any of their conversations, in every process', async () => {
  const other = await testApp({ database, ended: onTestFinished });
  const [[ada, bola], room] = (await group(2)) as [[Writer, Writer], number];
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  const [here, there] = [await listen(bola), await listen(bola, other.url)];
  await say(ada, `GROUP${room}`, 'To all.', { at: String(bola.uid) });
  await say(ada, `C2C${bola.uid}`, 'To you.');
  for (const client of [here, there]) await expect.poll(() => texts(client, bola)).toEqual(['To all.', 'To you.']);
  expect(rows(here, bola)).toMatchObject([
    { conversationID: `GROUP${room}`, groupID: room, ID: 1, from: ada.uid, mentioned: 1 },
    { conversationID: `C2C${ada.uid}`, ID: 1, mentioned: 0 },
  ]);
});

test('nobody listens to another’s list', async () => {
  const [ada, bola] = [await member(), await member()];
  const client = await enter(bola);
  client.join(`rooms:${ada.uid}`, {});
  await expect.poll(() => client.refusal(`rooms:${ada.uid}`)).toBe('messages.not_exist');
});

test('of what waits to be accepted no words come, but that the list is to be asked for', async () => {
  const [ada, bola] = [await member(), await member()];
  const [phone, hers] = [await listen(bola), await listen(ada)];
  await say(ada, `C2C${bola.uid}`, 'You don’t know me.');
  await expect.poll(() => texts(hers, ada)).toEqual(['You don’t know me.']);
  await expect.poll(() => isAgain(phone, bola).length).toBe(2);
  expect([texts(phone, bola), unread(phone)]).toEqual([[], 0]);
  await api.must('messages.answer-request', { conversationID: `C2C${ada.uid}`, accept: 1 }, bola);
  await expect.poll(() => unread(phone)).toBe(1);
  await say(ada, `C2C${bola.uid}`, 'Now you do.');
  await expect.poll(() => texts(phone, bola)).toEqual(['Now you do.']);
});

test('a group that is deleted counts for nobody any more', async () => {
  const [[ada, bola], room] = (await group(2)) as [[Writer, Writer], number];
  const phone = await listen(bola);
  await say(ada, `GROUP${room}`, 'The last.');
  await expect.poll(() => unread(phone)).toBe(1);
  await api.must('rooms.delete', { groupID: room }, ada);
  await expect.poll(() => unread(phone)).toBe(0);
  await expect.poll(() => isAgain(phone, bola).length).toBe(2);
});

test('a muted group moves the list and isn’t counted; one’s own message and what was read aren’t either', async () => {
  const [[ada, bola], room] = (await group(2)) as [[Writer, Writer], number];
  const muted = await aGroup(db, new Date(), [ada.uid, bola.uid]);
  await place(muted, bola, { muted: true });
  const [phone, hers] = [await listen(bola), await listen(ada)];
  await say(ada, `GROUP${muted}`, 'Quiet.');
  await say(ada, `GROUP${room}`, 'One.');
  await say(ada, `GROUP${room}`, 'Two.');
  await expect.poll(() => texts(phone, bola)).toEqual(['Quiet.', 'One.', 'Two.']);
  await expect.poll(() => unread(phone)).toBe(2);
  expect(unread(hers)).toBe(0);
  await api.must('messages.read', { conversationID: `GROUP${room}`, ID: 1 }, bola);
  await expect.poll(() => unread(phone)).toBe(1);
  await place(muted, bola, { muted: false });
  await changed(db, 'messages.unread', [bola.uid]);
  await expect.poll(() => unread(phone)).toBe(2);
});

test('whoever comes into a group or leaves it is notified, and counted by it from then on', async () => {
  const [[ada, bola], room] = (await group(2)) as [[Writer, Writer], number];
  const chidi = await member();
  const phone = await listen(chidi);
  await db.insertInto('messages.room_members').values({ room, uid: chidi.uid, last_at: new Date() }).execute();
  await changed(db, 'messages.unread', [chidi.uid]);
  await expect.poll(() => isAgain(phone, chidi).length).toBe(2);
  await say(ada, `GROUP${room}`, 'Welcome.');
  await expect.poll(() => unread(phone)).toBe(1);
  await db.deleteFrom('messages.room_members').where('room', '=', room).where('uid', '=', chidi.uid).execute();
  await changed(db, 'messages.unread', [chidi.uid]);
  await expect.poll(() => unread(phone)).toBe(0);
  const seen = await listen(bola);
  await say(ada, `GROUP${room}`, 'Of us.');
  await expect.poll(() => texts(seen, bola)).toEqual(['Of us.']);
  expect(texts(phone, chidi)).toEqual(['Welcome.']);
});

test('whoever left a group or was removed is sent nothing of it from then on', async () => {
  const [[ada, bola, chidi], room] = (await group(3)) as [[Writer, Writer, Writer], number];
  const [phone, other, hers] = [await listen(bola), await listen(chidi), await listen(ada)];
  await db.updateTable('messages.rooms').set({ owner_uid: ada.uid }).where('room', '=', room).execute();
  await place(room, ada, { role: 2 });
  await api.must('rooms.remove', { groupID: room, uid: bola.uid }, ada);
  await api.must('rooms.quit', { groupID: room }, chidi);
  await say(ada, `GROUP${room}`, 'Of us.');
  await expect.poll(() => texts(hers, ada)).toEqual(['Of us.']);
  for (const [client, who] of [
    [phone, bola],
    [other, chidi],
  ] as const)
    await expect.poll(() => isAgain(client, who).length).toBe(2);
  expect([texts(phone, bola), texts(other, chidi)]).toEqual([[], []]);
});

test('a message of a group asks the database the same, however many members are connected', async () => {
  const statements = statementsOf(database.pool);
  const asked = async (count: number): Promise<string[]> => {
    const [members, room] = await group(count);
    const [ada, ...others] = members as [Writer, ...Writer[]];
    const phones = await Promise.all(others.map((who) => listen(who)));
    for (const phone of phones) phone.join(`room:${room}`, { ID: 0 });
    for (const phone of phones) await expect.poll(() => phone.news(`room:${room}`).length).toBe(1);
    const before = statements.count();
    await say(ada, `GROUP${room}`, 'To all.');
    for (const phone of phones) await expect.poll(() => unread(phone)).toBe(1);
    for (const phone of phones) await expect.poll(() => phone.news(`room:${room}`)).toMatchObject([{}, { lastID: 1 }]);
    return statements.since(before).filter((statement) => statement.includes('messages.'));
  };
  const [few, many] = [await asked(2), await asked(14)];
  expect(few.length).toBeGreaterThan(3);
  expect(many).toEqual(few);
});
