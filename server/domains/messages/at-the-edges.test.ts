import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { messagesPersonalData } from './personal-data.ts';
import { forgetReported, insertReport } from './sql/reports.ts';
import { aConversation } from './testing/a-conversation.ts';

const { api, app, clock, db, member, settle, forgetLimits, picture } = await testForum();

beforeEach(() => forgetLimits());

const say = (who: Writer, conversationID: string, text: string, more: object = {}) =>
  api.call('messages.say', { conversationID, text, clientID: randomUUID(), ...more }, who);
const said = async (who: Writer, conversationID: string, text: string, more: object = {}) =>
  (await api.must('messages.say', { conversationID, text, clientID: randomUUID(), ...more }, who)).data.message;
const to = (other: Writer): string => `C2C${other.uid}`;
const rows = async (who: Writer, more: object = {}) => (await api.must('messages.conversations', more, who)).data;
const history = async (who: Writer, conversationID: string) =>
  (await api.must('messages.history', { conversationID }, who)).data;
const attention = async (who: Writer) => {
  await settle();
  return (await api.must('notices.list', { type: 'attention' }, who)).data.list;
};

/** A group that the first owns and the others are in. */
async function group(people: readonly Writer[], joinOption: 'FreeAccess' | 'NeedPermission' = 'FreeAccess') {
  const [owner, ...others] = people as [Writer, ...Writer[]];
  for (const other of others) await api.must('follows.follow', { follow_uid: owner.uid, follow: 1 }, other);
  const members = others.map(({ uid }) => uid).join(',');
  const made = { name: `Edge ${randomUUID().slice(0, 20)}`, joinOption, members };
  return (await api.must('rooms.create', made, owner)).data;
}

describe('a first message that was accepted', () => {
  test('opens the conversation: photos go, notices come, and nothing bounds what is written', async () => {
    const [ada, bola] = [await member(), await member()];
    await said(ada, to(bola), 'May I ask something?');
    await api.must('messages.answer-request', { conversationID: to(ada), accept: 1 }, bola);
    await api.must('messages.read', { conversationID: to(ada) }, bola);
    expect((await history(ada, to(bola))).can).toMatchObject({ send: 1, left: -1 });
    await said(ada, to(bola), 'Look.', { aid: await picture(ada) });
    for (let at = 0; at < 4; at += 1) await said(ada, to(bola), `Line ${at}`);
    expect((await attention(bola)).map(({ Type }) => Type)).toEqual(['message']);
  });

  test('of a group stands among the requests, by whom it is', async () => {
    const [ada, bola] = [await member(), await member()];
    const made = { name: `Asked in ${ada.uid}`, members: `${bola.uid}` };
    const { invited, conversationID } = (await api.must('rooms.create', made, ada)).data;
    expect(invited).toEqual([bola.uid]);
    const asked = await rows(bola, { requests: 1 });
    expect(asked).toMatchObject({
      requests: 1,
      list: [
        { conversationID, request: 1, groupProfile: { name: `Asked in ${ada.uid}` }, userProfile: { userID: ada.uid } },
      ],
    });
    await api.must('messages.answer-request', { conversationID, accept: 1 }, bola);
    expect(await rows(bola)).toMatchObject({ requests: 0, list: [{ conversationID }] });
  });
});

describe('whose account is deleted', () => {
  test('leaves a conversation that the other one reads, reports and deletes', async () => {
    const [ada, bola] = [await member(), await member()];
    await said(ada, to(bola), 'Good evening.');
    await said(bola, to(ada), 'Good evening to you.');
    await said(ada, to(bola), 'Goodbye.');
    await db.updateTable('accounts.members').set({ username: '' }).where('uid', '=', ada.uid).execute();
    app.platform.tags.moved([`u:${ada.uid}`]);
    const ctx = { db, now: clock.now(), log: app.platform.log, emit: () => undefined, stale: () => undefined };
    await messagesPersonalData.forget(ctx, ada.uid);
    expect((await history(bola, to(ada))).messageList).toHaveLength(3);
    const read = await api.must('messages.read', { conversationID: to(ada) }, bola);
    expect(read.data).toMatchObject({ readID: 3, unread: 0 });
    await api.must('messages.mute', { conversationID: to(ada), on: 1 }, bola);
    expect((await say(bola, to(ada), 'Are you there?')).error).toBe('messages.cannot_start');
    await api.must('messages.drop', { conversationID: to(ada) }, bola);
    expect((await rows(bola)).list).toEqual([]);
  });
});

describe('in a group', () => {
  test('what waits is read by no one else once the group lets everybody in', async () => {
    const [ada, bola, chi] = [await member(), await member(), await member()];
    const { groupID, conversationID } = await group([ada, bola, chi], 'NeedPermission');
    await said(bola, conversationID, 'A secret that waits.');
    await api.must('rooms.edit', { groupID, joinOption: 'FreeAccess' }, ada);
    expect((await rows(chi)).list[0]).toMatchObject({ lastMessage: null, unreadCount: 0 });
    expect(JSON.stringify(await history(chi, conversationID))).not.toContain('secret');
  });

  test('who is removed while they write writes nothing, and into a deleted one nobody does', async () => {
    const [ada, bola] = [await member(), await member()];
    const { groupID, conversationID } = await group([ada, bola]);
    const [, sent] = await Promise.all([
      api.must('rooms.remove', { groupID, uid: bola.uid }, ada),
      say(bola, conversationID, 'Meanwhile.'),
    ]);
    const stored = (await history(ada, conversationID)).messageList.map(({ text }) => text);
    expect([undefined, 'messages.not_exist']).toContain(sent.error);
    expect(stored).toEqual(sent.error === undefined ? ['Meanwhile.'] : []);
    expect((await say(bola, conversationID, 'And now?')).error).toBe('messages.not_exist');
    const [, last] = await Promise.all([
      api.must('rooms.delete', { groupID }, ada),
      say(ada, conversationID, 'To nobody.'),
    ]);
    expect([undefined, 'messages.not_exist']).toContain(last.error);
  });

  test('who is named in what waits learns of it once it is let through; of many mentions one notice is left', async () => {
    const [ada, bola, chi] = [await member(), await member(), await member()];
    const { groupID, conversationID } = await group([ada, bola, chi], 'NeedPermission');
    const { ID } = await said(bola, conversationID, 'Chi, look.', { at: `${chi.uid}` });
    expect(await attention(chi)).toEqual([]);
    await api.must('messages.answer-held', { groupID, ID, accept: 1 }, ada);
    expect((await rows(chi)).list[0]).toMatchObject({ mentioned: 1 });
    expect(await attention(chi)).toHaveLength(1);
    for (let at = 0; at < 4; at += 1) await said(ada, conversationID, 'Chi!', { at: `${chi.uid}` });
    expect((await attention(chi)).map(({ Type }) => Type)).toEqual(['message_mention']);
    await api.must('messages.read', { conversationID }, chi);
    expect(await attention(chi)).toEqual([]);
  });

  test('who came later reads in a quote nothing that was said before', async () => {
    const [ada, bola, chi] = [await member(), await member(), await member()];
    const { groupID, conversationID } = await group([ada, bola], 'NeedPermission');
    const { ID } = await said(ada, conversationID, 'Said before.');
    await api.must('rooms.join', { groupID, applyMessage: 'Let me in.' }, chi);
    await api.must('rooms.answer', { groupID, uid: chi.uid, accept: 1 }, ada);
    await said(ada, conversationID, 'As I said.', { quote: ID });
    expect((await history(chi, conversationID)).messageList[0]!.quote).toMatchObject({ text: '', status: 'removed' });
    expect((await history(bola, conversationID)).messageList.at(-1)!.quote).toMatchObject({ text: 'Said before.' });
  });

  test('what a member wrote is in their export after they left it', async () => {
    const [ada, bola] = [await member(), await member()];
    const { groupID, conversationID } = await group([ada, bola]);
    await said(bola, conversationID, 'My own words.');
    await api.must('rooms.quit', { groupID }, bola);
    const files = new Map<string, object[]>();
    for await (const file of messagesPersonalData.collect(db, bola.uid)) {
      if (!('rows' in file)) continue;
      files.set(file.path, []);
      for await (const found of file.rows) files.get(file.path)!.push(...found);
    }
    expect(JSON.stringify(files.get('group-messages.json'))).toContain('My own words.');
  });
});

test('the words of every report go, however many were decided before', async () => {
  const [ada, bola] = [await member(), await member()];
  const now = clock.now();
  const room = await aConversation(db, now, [ada.uid, bola.uid], ['Foul.']);
  const report = { room, name: '', uid: ada.uid, reporter: bola.uid, country_fid: 293, reason: 'insult', note: '' };
  const copy = { id: 1, uid: ada.uid, text: 'Foul.', aid: 0, sent_at: now, named: true };
  const ids: number[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await insertReport(db, { ...report, created_at: now }, [copy]));
  await db
    .updateTable('messages.reports')
    .set({ decision: 'dismissed', decided_at: now })
    .where('id', 'in', ids)
    .execute();
  const later = new Date(now.getTime() + 1000);
  while ((await forgetReported(db, later, 2)) > 0);
  expect(await db.selectFrom('messages.reported').where('report', 'in', ids).selectAll().execute()).toEqual([]);
});
