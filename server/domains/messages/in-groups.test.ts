import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, member, forgetLimits, settle } = await testForum();

beforeEach(() => forgetLimits());

const named = (room: number): string => `GROUP${room}`;
const said = async (who: Writer, room: number, text: string, more: object = {}) => {
  const input = { conversationID: named(room), text, clientID: randomUUID(), ...more };
  return (await api.must('messages.say', input, who)).data.message;
};
const page = async (who: Writer, room: number) =>
  (await api.must('messages.history', { conversationID: named(room) }, who)).data;
const row = async (who: Writer) => (await api.must('messages.conversations', {}, who)).data.list[0]!;
const mentions = async (who: Writer) => {
  await settle();
  const { list } = (await api.must('notices.list', { type: 'attention' }, who)).data;
  return list.filter(({ sort }) => sort === 'mention').length;
};

/** A group of three, which the first of them owns. */
async function group(joinOption: 'FreeAccess' | 'NeedPermission' = 'FreeAccess') {
  const people = (await Promise.all([1, 2, 3].map(() => member()))) as [Writer, Writer, Writer];
  const [owner, ...others] = people;
  for (const other of others) await api.must('follows.follow', { follow_uid: owner.uid, follow: 1 }, other);
  const name = `Evening ${randomUUID().slice(0, 20)}`;
  const members = others.map(({ uid }) => uid).join(',');
  const { groupID } = (await api.must('rooms.create', { name, joinOption, members }, owner)).data;
  return { room: groupID, people };
}

test('a message says what its writer is in the group now, and nothing between two or of who has left', async () => {
  const { room, people } = await group();
  const [ada, bola, chi] = people;
  for (const who of people) await said(who, room, 'Here I am.');
  const rolesOf = async () => (await page(ada, room)).messageList.map(({ role, country_fid }) => [role, country_fid]);
  const country = (await api.must('messages.history', { conversationID: `C2C${bola.uid}` }, ada)).data.userProfile!
    .country_fid;
  const as = (...roles: string[]) => roles.map((role) => [role, country]);
  expect(await rolesOf()).toEqual(as('owner', 'Member', 'Member'));
  await api.must('rooms.set-admin', { groupID: room, uid: bola.uid, on: 1 }, ada);
  await api.must('rooms.quit', { groupID: room }, chi);
  expect(await rolesOf()).toEqual(as('owner', 'Admin', ''));
  const pair = `C2C${bola.uid}`;
  await api.must('messages.say', { conversationID: pair, text: 'Just us.', clientID: randomUUID() }, ada);
  const { messageList } = (await api.must('messages.history', { conversationID: pair }, ada)).data;
  expect(messageList.map(({ role }) => role)).toEqual(['']);
});

test('an invitation stands under requests, with the group and who asks', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  await api.must('follows.follow', { follow_uid: ada.uid, follow: 1 }, bola);
  const name = `Morning ${randomUUID().slice(0, 20)}`;
  const input = { name, joinOption: 'FreeAccess', members: `${bola.uid},${chi.uid}` };
  const { groupID } = (await api.must('rooms.create', input, ada)).data;
  const { list, requests } = (await api.must('messages.conversations', { requests: 1 }, chi)).data;
  expect(requests).toBe(1);
  expect(list).toMatchObject([
    { conversationID: named(groupID), request: 1, userProfile: { userID: ada.uid }, groupProfile: { name, role: '' } },
  ]);
});

describe('in a group that one asks to join', () => {
  test('each member’s first message waits from the beginning, and from when it became one', async () => {
    const { room, people } = await group('NeedPermission');
    expect((await said(people[1], room, 'My first line.')).status).toBe('held');
    const { room: open, people: others } = await group();
    expect((await said(others[1], open, 'My first line.')).status).toBe('sent');
    await api.must('rooms.edit', { groupID: open, joinOption: 'NeedPermission' }, others[0]);
    expect((await said(others[2], open, 'My first line.')).status).toBe('held');
    await api.must('rooms.permission', { groupId: open, status: 2 }, others[0]);
    expect((await said(others[2], open, 'My second line.')).status).toBe('sent');
  });

  test('what waits is read by no other member in a quote, and can’t be pinned', async () => {
    const { room, people } = await group('NeedPermission');
    const [ada, bola, chi] = people;
    const waiting = await said(bola, room, 'Between us admins.');
    await said(ada, room, 'I think about it.', { quote: waiting.ID });
    const pin = { groupID: room, ID: waiting.ID };
    expect((await api.call('rooms.pin-message', pin, ada)).error).toBe('rooms.no_message');
    expect(JSON.stringify(await page(chi, room))).not.toContain('Between us admins.');
    expect((await page(chi, room)).pinned).toBeNull();
    await api.must('messages.answer-held', { groupID: room, ID: waiting.ID, accept: 1 }, ada);
    await api.must('rooms.pin-message', pin, ada);
    const { pinned, messageList } = await page(chi, room);
    expect([pinned?.text, messageList.find(({ quote }) => quote)?.quote?.text]).toEqual([
      'Between us admins.',
      'Between us admins.',
    ]);
  });
});

describe('whoever is named', () => {
  test('is named no longer once they wrote there', async () => {
    const { room, people } = await group();
    const [ada, bola] = people;
    await said(ada, room, 'Bola?', { at: `${bola.uid}` });
    expect(await row(bola)).toMatchObject({ mentioned: 1 });
    await said(bola, room, 'Here.');
    expect(await row(bola)).toMatchObject({ mentioned: 0, unreadCount: 0 });
  });

  test('is notified also of a group whose notifications are off, unless they turned mentions off', async () => {
    const { room, people } = await group();
    const [ada, bola, chi] = people;
    for (const who of [bola, chi]) await api.must('messages.mute', { conversationID: named(room), on: 1 }, who);
    await api.must('messages.save-settings', { mentions: 0 }, chi);
    await said(ada, room, 'Nothing for anybody.');
    await said(ada, room, 'You two!', { at: `${bola.uid},${chi.uid}` });
    expect([await mentions(bola), await mentions(chi)]).toEqual([1, 0]);
    expect((await api.must('messages.conversations', {}, bola)).data.unread).toBe(0);
  });
});

test('how far others have read is shown among those who show it', async () => {
  const { room, people } = await group();
  const [ada, bola, chi] = people;
  const { ID } = await said(ada, room, 'Read me.');
  for (const who of [bola, chi]) await api.must('messages.read', { conversationID: named(room) }, who);
  expect((await page(ada, room)).othersRead).toBe(ID);
  await api.must('messages.save-settings', { reads: 0 }, bola);
  expect([(await page(bola, room)).othersRead, (await page(ada, room)).othersRead]).toEqual([0, ID]);
  await said(chi, room, 'Next.');
  expect((await page(ada, room)).othersRead).toBe(ID + 1);
});

test('with the same name for it a message is sent into a group once', async () => {
  const { room, people } = await group();
  const [ada, bola] = people;
  const same = { clientID: 'once-in-a-group' };
  const sent = await Promise.all([1, 2, 3].map(() => said(ada, room, 'Only once.', same)));
  expect(new Set(sent.map(({ ID }) => ID)).size).toBe(1);
  expect((await said(bola, room, 'Mine has the same name.', same)).ID).toBe(sent[0]!.ID + 1);
});

test('the forum’s page of a group leaves out whom a block is between, too', async () => {
  const { room, people } = await group();
  const [ada, bola, chi] = people;
  await said(bola, room, 'From Bola.');
  await said(chi, room, 'From Chi.');
  await api.must('follows.block', { block_uid: chi.uid, status: 1 }, bola);
  const read = async (who: Writer) =>
    (await api.must('messages.view', { plid: room }, who)).data.list.map(({ message }) => message);
  expect([await read(bola), await read(ada)]).toEqual([['From Bola.'], ['From Bola.', 'From Chi.']]);
});
