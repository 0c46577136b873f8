import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, db, member, forgetLimits } = await testForum();

beforeEach(() => forgetLimits());

const named = (room: number): string => `GROUP${room}`;
const say = (who: Writer, room: number, text: string, more: object = {}) =>
  api.call('messages.say', { conversationID: named(room), text, clientID: randomUUID(), ...more }, who);
const said = async (who: Writer, room: number, text: string, more: object = {}) => {
  const input = { conversationID: named(room), text, clientID: randomUUID(), ...more };
  return (await api.must('messages.say', input, who)).data.message;
};
const messages = async (who: Writer, room: number) =>
  (await api.must('messages.history', { conversationID: named(room) }, who)).data;
const texts = async (who: Writer, room: number) => (await messages(who, room)).messageList.map(({ text }) => text);

/** A group that the first owns and the others are in, by its option. */
async function group(
  people: readonly Writer[],
  option: 'FreeAccess' | 'NeedPermission' | 'InviteOnly' = 'FreeAccess',
): Promise<number> {
  const [owner, ...others] = people as [Writer, ...Writer[]];
  for (const other of others) await api.must('follows.follow', { follow_uid: owner.uid, follow: 1 }, other);
  const members = others.map(({ uid }) => uid).join(',');
  const made = { name: `Prices ${randomUUID().slice(0, 20)}`, joinOption: option, members };
  return (await api.must('rooms.create', made, owner)).data.groupID;
}
const people = (count: number): Promise<Writer[]> => Promise.all(Array.from({ length: count }, () => member()));

describe('group messages of the forum', () => {
  test('R-GMS-001 a group message needs a receiver, a title and content', async () => {
    const [ada, bola] = (await people(2)) as [Writer, Writer];
    const whole = { title: `Trip ${ada.uid}`, receiver: bola.username, content: 'Saturday at nine?' };
    for (const lacking of ['title', 'receiver', 'content'] as const) {
      const asked = { ...whole, [lacking]: ' ' };
      expect((await api.call('messages.group-create', asked, ada)).error).toBe('messages.fields_missing');
      expect((await api.call('messages.group-send', asked, ada)).error).toBe('messages.fields_missing');
    }
    const { plid, pmid, invited } = (await api.must('messages.group-create', whole, ada)).data;
    expect([pmid, invited]).toEqual([1, [bola.uid]]);
    const again = { ...whole, title: `Trip back ${ada.uid}`, receiver: `${bola.uid}` };
    expect((await api.must('messages.group-send', again, ada)).data).toMatchObject({ pmid: 1 });
    const sent = await api.must('messages.group-send', { plid, content: 'Or at ten.' }, ada);
    expect(sent.data).toMatchObject({ plid, pmid: 2, message: 'Or at ten.' });
    const unknown = { ...whole, title: 'Nowhere', receiver: 'no-such-name' };
    expect((await api.call('messages.group-create', unknown, ada)).error).toBe('rooms.unknown_member');
  });

  test('R-PMS-003 private and group chats are rooms of one kind, which both faces read and write', async () => {
    const [ada, bola] = (await people(2)) as [Writer, Writer];
    const room = await group([ada, bola]);
    await said(ada, room, 'By the chat.');
    await api.must('messages.group-send', { plid: room, content: 'By the forum.' }, bola);
    await api.must('messages.send', { uid: bola.uid, message: 'To you alone.' }, ada);
    const history = (await api.must('messages.group-history', { plid: room }, ada)).data;
    expect(history.list).toMatchObject([
      { pmid: 1, uid: ada.uid, username: ada.username, message: 'By the chat.' },
      { pmid: 2, uid: bola.uid, message: 'By the forum.' },
    ]);
    expect([history.groupowner, history.lastpmid]).toEqual([ada.uid, 2]);
    expect(await texts(bola, room)).toEqual(['By the chat.', 'By the forum.']);
    const listed = (await api.must('messages.list', {}, ada)).data.list;
    expect(listed.map(({ groupowner }) => groupowner)).toEqual([0, ada.uid]);
    const shown = (await api.must('messages.conversations', {}, ada)).data.list;
    expect(shown.map(({ type }) => type)).toEqual(['C2C', 'GROUP']);
    const [eve] = await people(1);
    expect((await api.call('messages.group-history', { plid: room }, eve)).error).toBe('messages.not_exist');
    expect((await api.call('messages.view', { plid: room }, eve)).error).toBe('messages.not_exist');
    expect((await api.call('messages.send', { plid: room, message: 'Let me in.' }, eve)).error).toBe(
      'messages.not_exist',
    );
  });
});

describe('what waits for an admin', () => {
  test('R-CHT-011 what is said in an approval-mode group is under review until it is approved', async () => {
    const [ada, bola, chi] = (await people(3)) as [Writer, Writer, Writer];
    const room = await group([ada, bola, chi], 'NeedPermission');
    await api.must('rooms.edit', { groupID: room, review: 'first' }, ada);
    const first = await said(bola, room, 'My first line.');
    expect(first.status).toBe('held');
    expect([await texts(bola, room), await texts(ada, room), await texts(chi, room)]).toEqual([
      ['My first line.'],
      ['My first line.'],
      [],
    ]);
    const answer = { groupID: room, ID: first.ID, accept: 1 };
    expect((await api.call('messages.answer-held', answer, chi)).error).toBe('rooms.not_theirs');
    expect((await api.call('messages.answer-held', answer, bola)).error).toBe('rooms.not_theirs');
    await api.must('messages.answer-held', answer, ada);
    expect(await texts(chi, room)).toEqual(['My first line.']);
    expect((await said(bola, room, 'My second line.')).status).toBe('sent');
    expect((await api.call('messages.answer-held', answer, ada)).error).toBe('messages.no_message');
  });

  test('is taken away where it is declined, and all of it waits where the group says so', async () => {
    const [ada, bola, chi] = (await people(3)) as [Writer, Writer, Writer];
    const room = await group([ada, bola, chi], 'NeedPermission');
    await api.must('rooms.edit', { groupID: room, review: 'all' }, ada);
    const foul = await said(bola, room, 'Something foul.');
    await api.must('messages.answer-held', { groupID: room, ID: foul.ID, accept: 0 }, ada);
    expect((await messages(bola, room)).messageList).toMatchObject([{ ID: foul.ID, text: '', status: 'removed' }]);
    expect((await said(bola, room, 'Once more.')).status).toBe('held');
    expect((await said(ada, room, 'An admin’s own.')).status).toBe('sent');
    const seen = (await api.must('messages.search', { q: 'once more' }, chi)).data.list;
    expect(seen).toEqual([]);
    // The list shows and counts what its reader meets.
    const row = async (who: Writer) => (await api.must('messages.conversations', {}, who)).data.list[0]!;
    expect(await row(chi)).toMatchObject({ unreadCount: 1, lastMessage: { text: 'An admin’s own.' } });
    await said(bola, room, 'And again.');
    expect(await row(chi)).toMatchObject({ unreadCount: 1, lastMessage: { text: 'An admin’s own.' } });
    expect(await row(ada)).toMatchObject({ lastMessage: { text: 'And again.', status: 'held' } });
    expect(await row(bola)).toMatchObject({ lastMessage: { text: 'And again.', status: 'held' } });
  });
});

describe('who writes in a group, and who sees it', () => {
  test('only the owner and admins write announcements; who is muted for a day reads', async () => {
    const [ada, bola, chi] = (await people(3)) as [Writer, Writer, Writer];
    const room = await group([ada, bola, chi]);
    await api.must('rooms.announce', { groupID: room, on: 1 }, ada);
    expect((await say(bola, room, 'May I?')).error).toBe('messages.announcements_only');
    expect((await messages(bola, room)).can).toMatchObject({ send: 0, sendRefusal: 'messages.announcements_only' });
    await api.must('rooms.set-admin', { groupID: room, uid: bola.uid, on: 1 }, ada);
    expect((await said(bola, room, 'Now I may.')).status).toBe('sent');
    await api.must('rooms.announce', { groupID: room, on: 0 }, ada);
    await api.must('rooms.mute-member', { groupID: room, uid: chi.uid, seconds: 86_400 }, bola);
    expect((await say(chi, room, 'And I?')).error).toBe('messages.muted_here');
    const { can, mutedUntil } = await messages(chi, room);
    expect([can.sendRefusal, mutedUntil > 0]).toEqual(['messages.muted_here', true]);
    const [eve] = await people(1);
    expect((await say(eve!, room, 'And I?')).error).toBe('messages.not_exist');
  });

  test('sent three times at once under one name a message is there once, and costs one number', async () => {
    const [ada, bola] = (await people(2)) as [Writer, Writer];
    const room = await group([ada, bola]);
    const same = { clientID: 'thrice-at-once' };
    const sent = await Promise.all([1, 2, 3].map(() => said(ada, room, 'Only once.', same)));
    expect(sent.map(({ ID }) => ID)).toEqual([1, 1, 1]);
    expect((await said(bola, room, 'The next one.')).ID).toBe(2);
    expect(await texts(bola, room)).toEqual(['Only once.', 'The next one.']);
  });

  test('whoever is named sees it until they have read, and nobody outside the group is named', async () => {
    const [ada, bola, eve] = (await people(3)) as [Writer, Writer, Writer];
    const room = await group([ada, bola]);
    const message = await said(ada, room, 'Bola, look.', { at: `${bola.uid},${eve.uid},${ada.uid}` });
    expect(message.at).toEqual([bola.uid]);
    const row = async () => (await api.must('messages.conversations', {}, bola)).data.list[0];
    expect(await row()).toMatchObject({ mentioned: 1, unreadCount: 1 });
    await api.must('messages.read', { conversationID: named(room) }, bola);
    expect(await row()).toMatchObject({ mentioned: 0, unreadCount: 0 });
    expect(await db.selectFrom('messages.mentions').where('uid', '=', eve.uid).selectAll().execute()).toEqual([]);
  });

  test('admins withdraw what any member wrote, members their own; a withdrawn message is pinned no longer', async () => {
    const [ada, bola, chi] = (await people(3)) as [Writer, Writer, Writer];
    const room = await group([ada, bola, chi]);
    const message = await said(bola, room, 'The meeting is at ten.');
    await api.must('rooms.pin-message', { groupID: room, ID: message.ID }, ada);
    expect((await messages(chi, room)).pinned).toMatchObject({ ID: message.ID, text: 'The meeting is at ten.' });
    const withdrawn = { conversationID: named(room), ID: message.ID };
    expect((await api.call('messages.withdraw', withdrawn, chi)).error).toBe('messages.not_withdrawable');
    await api.must('messages.withdraw', withdrawn, ada);
    const now = await messages(chi, room);
    expect(now.pinned).toBeNull();
    expect(now.messageList.find(({ ID }) => ID === message.ID)).toMatchObject({ text: '', status: 'withdrawn' });
  });

  test('a block hides each from the other in groups', async () => {
    const [ada, bola, chi] = (await people(3)) as [Writer, Writer, Writer];
    const room = await group([ada, bola, chi]);
    await said(bola, room, 'From Bola.');
    const { ID } = await said(chi, room, 'From Chi.');
    await api.must('follows.block', { block_uid: chi.uid, status: 1 }, bola);
    expect(await texts(bola, room)).toEqual(['From Bola.']);
    expect(await texts(chi, room)).toEqual(['From Chi.']);
    expect(await texts(ada, room)).toEqual(['From Bola.', 'From Chi.']);
    const [row] = (await api.must('messages.conversations', {}, bola)).data.list;
    expect(row!.lastMessage).toBeNull();
    await said(ada, room, 'I agree.', { quote: ID });
    const answer = async (who: Writer) => (await messages(who, room)).messageList.at(-1)!.quote;
    expect(await answer(bola)).toMatchObject({ from: 0, nick: '', text: '', status: 'removed' });
    expect(await answer(chi)).toMatchObject({ from: chi.uid, text: 'From Chi.' });
  });

  test('who comes later reads what was said before where anyone joins, and nothing of it elsewhere', async () => {
    const [ada, bola, chi] = (await people(3)) as [Writer, Writer, Writer];
    const open = await group([ada, bola]);
    const asked = await group([ada, bola], 'NeedPermission');
    for (const room of [open, asked]) {
      await said(ada, room, 'Before.');
      await api.must('rooms.join', { groupID: room, applyMessage: 'Let me in.' }, chi);
    }
    await api.must('rooms.answer', { groupID: asked, uid: chi.uid, accept: 1 }, ada);
    expect([await texts(chi, open), await texts(chi, asked)]).toEqual([['Before.'], []]);
    expect((await api.must('messages.conversations', {}, chi)).data.unread).toBe(0);
  });

  test('who was removed or left reads it no longer, and a group that was deleted is gone for all', async () => {
    const [ada, bola, chi] = (await people(3)) as [Writer, Writer, Writer];
    const room = await group([ada, bola, chi]);
    await said(ada, room, 'Here we are.');
    await api.must('rooms.remove', { groupID: room, uid: bola.uid }, ada);
    await api.must('rooms.quit', { groupID: room }, chi);
    for (const who of [bola, chi]) {
      expect((await api.call('messages.history', { conversationID: named(room) }, who)).error).toBe(
        'messages.not_exist',
      );
      expect((await api.must('messages.search', { q: 'here we' }, who)).data.list).toEqual([]);
    }
    await api.must('rooms.delete', { groupID: room }, ada);
    expect((await api.must('messages.conversations', {}, ada)).data.list).toEqual([]);
    expect((await api.call('messages.history', { conversationID: named(room) }, ada)).error).toBe('messages.not_exist');
  });
});
