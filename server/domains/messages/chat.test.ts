import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, clock, db, member, forgetLimits, picture } = await testForum();

beforeEach(() => forgetLimits());

const clientID = (): string => `client-${randomUUID()}`;
const withMember = (other: Writer): string => `C2C${other.uid}`;
const say = (from: Writer, to: Writer, text: string, more: object = {}) =>
  api.call('messages.say', { conversationID: withMember(to), text, clientID: clientID(), ...more }, from);
const said = async (from: Writer, to: Writer, text: string, more: object = {}) =>
  (await api.must('messages.say', { conversationID: withMember(to), text, clientID: clientID(), ...more }, from)).data;
const messages = async (who: Writer, other: Writer, more: object = {}) =>
  (await api.must('messages.history', { conversationID: withMember(other), ...more }, who)).data;
const rows = async (who: Writer, more: object = {}) => (await api.must('messages.conversations', more, who)).data;
const two = async (): Promise<[Writer, Writer]> => [await member(), await member()];
/** Has both written, so that neither is a stranger. */
async function acquainted(): Promise<[Writer, Writer]> {
  const [ada, bola] = await two();
  await said(ada, bola, 'Hello.');
  await said(bola, ada, 'Hello to you.');
  return [ada, bola];
}

describe('what is said', () => {
  test('a message is in the conversation of both, and what its sender called it is theirs alone', async () => {
    const [ada, bola] = await two();
    const { message, conversationID, groupID } = await said(ada, bola, 'Good evening.', { clientID: 'from-ada-1' });
    expect(message).toMatchObject({
      ...{ ID: 1, from: ada.uid, nick: ada.username, type: 'text', text: 'Good evening.', status: 'sent' },
      ...{ clientID: 'from-ada-1', quote: null, picture: null, reactions: {}, mine: '' },
    });
    expect(conversationID).toBe(withMember(bola));
    expect(await messages(ada, bola)).toMatchObject({ groupID, lastID: 1, messageList: [{ clientID: 'from-ada-1' }] });
    expect(await messages(bola, ada)).toMatchObject({ groupID, messageList: [{ ID: 1, clientID: '' }] });
  });

  test('a name that its sender gave makes it once for good, also at once; other words under it are refused', async () => {
    const [ada, bola] = await acquainted();
    const same = { clientID: 'twice-sent' };
    const sent = await Promise.all([1, 2, 3].map(() => said(ada, bola, 'Only once.', same)));
    expect(new Set(sent.map(({ message }) => message.ID)).size).toBe(1);
    expect(await say(ada, bola, 'Something else.', same)).toMatchObject({
      ...{ http: 409, error: 'wire.idempotency_conflict' },
    });
    expect((await messages(ada, bola)).messageList.map(({ text }) => text).slice(2)).toEqual(['Only once.']);
    await api.must('messages.withdraw', { conversationID: withMember(bola), ID: sent[0]!.message.ID }, ada);
    expect((await said(ada, bola, 'Only once.', same)).message.status).toBe('withdrawn');
  });

  test('R-CHT-030 fifteen messages are asked for at once, older and newer ones by their place', async () => {
    const [ada, bola] = await acquainted();
    for (let at = 3; at <= 20; at += 1) await said(ada, bola, `Line ${at}`);
    const page = await messages(bola, ada);
    expect(page.messageList.map(({ ID }) => ID)).toEqual(Array.from({ length: 15 }, (_, at) => at + 6));
    expect([page.nextReqMessageID, page.isCompleted]).toEqual([6, false]);
    const older = await messages(bola, ada, { nextReqMessageID: page.nextReqMessageID });
    expect([older.messageList.map(({ ID }) => ID), older.isCompleted]).toEqual([[1, 2, 3, 4, 5], true]);
    const newer = await messages(bola, ada, { after: 17, limit: 2 });
    expect([newer.messageList.map(({ ID }) => ID), newer.isCompleted]).toEqual([[18, 19], false]);
    expect((await messages(bola, ada, { after: 20 })).messageList).toEqual([]);
  });

  test('R-CHT-018 what is unread comes of conversations of two and of groups', async () => {
    const [ada, bola] = await acquainted();
    const { groupID } = (await api.must('rooms.create', { name: `Unread ${ada.uid}`, members: `${bola.uid}` }, ada))
      .data;
    await said(ada, bola, 'One.');
    await api.must('messages.say', { conversationID: `GROUP${groupID}`, text: 'Two.', clientID: clientID() }, ada);
    const list = await rows(bola);
    expect(list.list.map(({ type, unreadCount }) => [type, unreadCount])).toEqual([
      ['GROUP', 1],
      ['C2C', 1],
    ]);
    expect(list.unread).toBe(2);
    const read = await api.must('messages.read', { conversationID: `GROUP${groupID}` }, bola);
    expect(read.data).toMatchObject({ unread: 1 });
  });

  test('a quote shows what it answers, and after that was withdrawn that it was', async () => {
    const [ada, bola] = await acquainted();
    const { message } = await said(ada, bola, 'The price is 40,000.');
    await said(bola, ada, 'Agreed.', { quote: message.ID });
    const quoteNow = async () => (await messages(bola, ada)).messageList.at(-1)!.quote;
    expect(await quoteNow()).toMatchObject({ ID: message.ID, text: 'The price is 40,000.', status: 'sent' });
    await api.must('messages.withdraw', { conversationID: withMember(bola), ID: message.ID }, ada);
    expect(await quoteNow()).toMatchObject({ ID: message.ID, text: '', status: 'withdrawn' });
    expect(await say(bola, ada, 'What?', { quote: 999 })).toMatchObject({ error: 'messages.no_message' });
  });

  test('what was withdrawn is gone from the tables; an hour later nothing is', async () => {
    const [ada, bola] = await acquainted();
    const shown = await picture(ada);
    const { message } = await said(ada, bola, 'My number is 0801.', { aid: shown });
    expect(message).toMatchObject({ type: 'image', picture: { aid: shown } });
    const take = (who: Writer, other: Writer, ID: number) =>
      api.call('messages.withdraw', { conversationID: withMember(other), ID }, who);
    expect(await take(bola, ada, message.ID)).toMatchObject({ error: 'messages.not_withdrawable' });
    await api.must('messages.withdraw', { conversationID: withMember(bola), ID: message.ID }, ada);
    const stored = await db.selectFrom('messages.messages').where('uid', '=', ada.uid).selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('0801');
    expect(stored.find(({ id }) => id === message.ID)).toMatchObject({ text: '', aid: 0, status: 1 });
    const late = await said(ada, bola, 'Too late for this one.');
    clock.advance(3601);
    expect(await take(ada, bola, late.message.ID)).toMatchObject({ error: 'messages.not_withdrawable' });
  });

  test('a member gives one reaction, changes it and takes it back', async () => {
    const [ada, bola] = await acquainted();
    const react = async (who: Writer, other: Writer, emoji: '👍' | '😂', on: number) =>
      (await api.must('messages.react', { conversationID: withMember(other), ID: 1, emoji, on }, who)).data;
    expect(await react(bola, ada, '👍', 1)).toMatchObject({ reactions: { '👍': 1 }, mine: '👍' });
    expect(await react(bola, ada, '😂', 1)).toMatchObject({ reactions: { '😂': 1 }, mine: '😂' });
    expect((await react(ada, bola, '😂', 1)).reactions).toEqual({ '😂': 2 });
    expect(await react(bola, ada, '😂', 0)).toMatchObject({ reactions: { '😂': 1 }, mine: '' });
    expect((await messages(ada, bola)).messageList[0]).toMatchObject({ reactions: { '😂': 1 }, mine: '😂' });
  });
});

describe('first messages of strangers', () => {
  test('wait under requests, counted apart, and show nothing of being read until they are accepted', async () => {
    const [ada, bola] = await two();
    await said(ada, bola, 'May I ask something?');
    expect(await rows(bola)).toMatchObject({ list: [], unread: 0, requests: 1 });
    const [waiting] = (await rows(bola, { requests: 1 })).list;
    expect(waiting).toMatchObject({ conversationID: withMember(ada), request: 1, can: { accept: 1 } });
    await api.must('messages.read', { conversationID: withMember(ada) }, bola);
    expect((await messages(ada, bola)).othersRead).toBe(0);
    expect((await messages(ada, bola)).can).toMatchObject({ send: 1, left: 2 });
    await api.must('messages.answer-request', { conversationID: withMember(ada), accept: 1 }, bola);
    expect(await rows(bola)).toMatchObject({ list: [{ conversationID: withMember(ada), request: 0 }], requests: 0 });
    expect((await messages(ada, bola)).othersRead).toBe(1);
  });

  test('answering accepts; declining keeps them away without a word, and can be undone by writing', async () => {
    const [ada, bola] = await two();
    await said(ada, bola, 'Hello.');
    await api.must('messages.answer-request', { conversationID: withMember(ada), accept: 0 }, bola);
    expect(await rows(bola, { requests: 1 })).toMatchObject({ list: [], requests: 0 });
    expect(await messages(bola, ada)).toMatchObject({ request: 0, declined: 1, can: { accept: 1 } });
    await said(ada, bola, 'Are you there?');
    expect(await rows(bola)).toMatchObject({ list: [], unread: 0, requests: 0 });
    expect((await messages(ada, bola)).can).toMatchObject({ send: 1, left: 1 });
    await said(bola, ada, 'I am now.');
    expect((await rows(bola)).list).toMatchObject([{ conversationID: withMember(ada), request: 0 }]);
  });

  test('a declined one can be accepted still', async () => {
    const [ada, bola] = await two();
    await said(ada, bola, 'Hello.');
    const answer = (accept: 0 | 1) =>
      api.must('messages.answer-request', { conversationID: withMember(ada), accept }, bola);
    await answer(0);
    expect((await rows(bola)).list).toEqual([]);
    await answer(1);
    expect((await rows(bola)).list).toMatchObject([{ conversationID: withMember(ada), request: 0 }]);
    expect(await messages(bola, ada)).toMatchObject({ declined: 0, can: { accept: 0 } });
  });

  test('declining may block; who was blocked learns nothing more than that they can’t write', async () => {
    const [ada, bola] = await two();
    await said(ada, bola, 'Hello.');
    const declined = { conversationID: withMember(ada), accept: 0, block: 1 };
    await api.must('messages.answer-request', declined, bola);
    expect(await say(ada, bola, 'Hello?')).toMatchObject({ error: 'messages.cannot_start' });
    expect(await say(bola, ada, 'Hello?')).toMatchObject({ error: 'messages.you_blocked' });
    const again = { conversationID: withMember(ada), accept: 1 };
    expect((await api.call('messages.answer-request', again, ada)).error).toBe('messages.no_request');
  });

  test('carry no photo, and of newcomers no link elsewhere and no words sent to many', async () => {
    const ada = await member({ days: 0 });
    const others = await Promise.all([1, 2, 3, 4].map(() => member()));
    const [bola] = others;
    const shown = await picture(ada);
    expect(await say(ada, bola!, 'Look.', { aid: shown })).toMatchObject({ error: 'messages.no_photo_yet' });
    expect(await say(ada, bola!, 'See https://cheap.example/phones')).toMatchObject({
      error: 'messages.looks_like_spam',
    });
    const advert = 'I sell phones for half of what they cost elsewhere.';
    const sent = [];
    for (const other of others) sent.push((await say(ada, other, advert)).error);
    expect(sent).toEqual([undefined, undefined, undefined, 'messages.looks_like_spam']);
  });
});

describe('one’s own list', () => {
  test('keeps five on top, leaves muted ones uncounted, and forgets what is deleted', async () => {
    const [ada, bola] = await acquainted();
    await said(ada, bola, 'News.');
    const here = { conversationID: withMember(ada) };
    await api.must('messages.mute', { ...here, on: 1 }, bola);
    expect(await rows(bola)).toMatchObject({ unread: 0, list: [{ muted: 1, unreadCount: 1 }] });
    await api.must('messages.pin', { ...here, on: 1 }, bola);
    expect((await rows(bola)).list).toMatchObject([{ conversationID: withMember(ada), pinned: 1 }]);
    for (let at = 0; at < 5; at += 1) {
      const other = await member();
      await said(other, bola, 'Hello.');
      await said(bola, other, 'Hello.');
      const pinned = await api.call('messages.pin', { conversationID: withMember(other), on: 1 }, bola);
      expect(pinned.error).toBe(at < 4 ? undefined : 'messages.too_many_pinned');
    }
    await api.must('messages.pin', { ...here, on: 0 }, bola);
    await api.must('messages.drop', here, bola);
    expect((await rows(bola)).list.map(({ conversationID }) => conversationID)).not.toContain(withMember(ada));
    expect((await messages(ada, bola)).messageList).toHaveLength(3);
    expect((await messages(bola, ada)).messageList).toEqual([]);
  });

  test('search finds one’s own conversations only', async () => {
    const [ada, bola] = await acquainted();
    const eve = await member();
    await said(ada, bola, 'The Ikeja shop opens at nine.');
    const found = async (who: Writer, more: object = {}) =>
      (await api.must('messages.search', { q: 'ikeja', ...more }, who)).data.list;
    expect(await found(bola)).toMatchObject([{ conversationID: withMember(ada), from: ada.uid, ID: 3 }]);
    expect(await found(eve)).toEqual([]);
    expect((await api.call('messages.search', { q: 'ikeja', conversationID: withMember(ada) }, eve)).error).toBe(
      'messages.not_exist',
    );
    await api.must('messages.drop', { conversationID: withMember(ada) }, bola);
    expect(await found(bola)).toEqual([]);
  });

  test('who shows to nobody how far they read sees it of nobody', async () => {
    const [ada, bola] = await acquainted();
    await said(ada, bola, 'Read me.');
    await api.must('messages.read', { conversationID: withMember(ada) }, bola);
    expect((await messages(ada, bola)).othersRead).toBe(3);
    await api.must('messages.save-settings', { reads: 0 }, ada);
    expect((await messages(ada, bola)).othersRead).toBe(0);
    expect((await messages(bola, ada)).othersRead).toBe(0);
    expect((await api.must('messages.settings', {}, ada)).data).toEqual({ reads: 0, enterBreaks: 0, mentions: 1 });
  });
});

describe('a report', () => {
  const reports = async (who: Writer, more: object = {}) => (await api.must('messages.reports', more, who)).data.list;

  test('shows moderators the reported messages and nothing else, once they open it', async () => {
    const [ada, bola] = await acquainted();
    await said(ada, bola, 'A secret of ours.');
    const { message } = await said(ada, bola, 'Send me your code.');
    const asked = {
      conversationID: withMember(ada),
      IDs: `${message.ID}`,
      reason: 'fraud',
      message: 'He wants it.',
    } as const;
    await api.must('messages.report', asked, bola);
    await api.must('messages.withdraw', { conversationID: withMember(bola), ID: message.ID }, ada);
    const moderator = await member({ groupid: 1 });
    const row = (await reports(moderator)).find(({ reported }) => reported.uid === ada.uid)!;
    expect(row).toMatchObject({ conversation: 'C2C', reporter: { uid: bola.uid }, reason: 'fraud', messages: [] });
    const opened = (await api.must('messages.open-report', { id: row.id }, moderator)).data;
    expect(opened.messages).toMatchObject([{ ID: message.ID, text: 'Send me your code.', reported: 1 }]);
    expect(JSON.stringify(opened)).not.toContain('secret');
    expect((await api.call('messages.reports', {}, bola)).error).toBe('wire.forbidden');
    const { list } = (await api.must('operators.audit', { action: 'messages.open-report' }, moderator)).data;
    expect(list[0]).toMatchObject({ subject: `#${row.id}` });
  });

  test('that is upheld takes the messages away from both; the words go 30 days later', async () => {
    const [ada, bola] = await acquainted();
    const { message } = await said(ada, bola, 'Something foul.');
    const asked = { conversationID: withMember(ada), IDs: `${message.ID}`, reason: 'insult' } as const;
    const { id } = (await api.must('messages.report', asked, bola)).data;
    expect((await api.must('messages.report', asked, bola)).data.id).toBe(id);
    const moderator = await member({ groupid: 1 });
    await api.must('messages.decide-report', { id, decision: 'removed', reason: 'Foul.' }, moderator);
    for (const [who, other] of [
      [ada, bola],
      [bola, ada],
    ] as const) {
      expect((await messages(who, other)).messageList.at(-1)).toMatchObject({ text: '', status: 'removed' });
    }
    expect((await api.call('messages.decide-report', { id, decision: 'dismissed' }, moderator)).error).toBe(
      'messages.unknown_report',
    );
  });

  test('names a message of somebody else that the reporter can read', async () => {
    const [ada, bola] = await acquainted();
    const report = async (who: Writer, other: Writer, IDs: string) =>
      (await api.call('messages.report', { conversationID: withMember(other), IDs }, who)).error;
    expect(await report(bola, ada, '999')).toBe('messages.nothing_reported');
    expect(await report(bola, ada, '2')).toBe('messages.own_reported');
    expect(await report(await member(), ada, '1')).toBe('messages.not_exist');
  });
});
