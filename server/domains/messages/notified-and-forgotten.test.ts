import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, db, member, settle, forgetLimits, runTask, daysLater, picture } = await testForum();

beforeEach(() => forgetLimits());

const say = async (from: Writer, conversationID: string, text: string, more: object = {}) =>
  (await api.must('messages.say', { conversationID, text, clientID: randomUUID(), ...more }, from)).data.message;
const to = (other: Writer): string => `C2C${other.uid}`;
async function acquainted(): Promise<[Writer, Writer]> {
  const [ada, bola] = [await member(), await member()];
  await say(ada, to(bola), 'Hello.');
  await say(bola, to(ada), 'Hello to you.');
  await api.must('messages.read', { conversationID: to(bola) }, ada);
  return [ada, bola];
}
const notices = async (who: Writer) => {
  await settle();
  return (await api.must('notices.list', { type: 'attention' }, who)).data.list;
};
const kinds = async (who: Writer) => (await notices(who)).map(({ Type, note }) => [Type, note]);

describe('a notice', () => {
  test('says once that somebody wrote, however much, and goes when it was read', async () => {
    const [ada, bola] = await acquainted();
    for (let at = 0; at < 5; at += 1) await say(bola, to(ada), `Line ${at}`);
    expect(await kinds(ada)).toEqual([['message', `${bola.username} wrote to you`]]);
    await api.must('messages.read', { conversationID: to(bola) }, ada);
    expect(await kinds(ada)).toEqual([]);
    await say(bola, to(ada), 'And another.');
    expect(await kinds(ada)).toHaveLength(1);
  });

  test('comes neither of a stranger’s first message nor of a muted conversation', async () => {
    const [ada, bola] = await acquainted();
    const eve = await member();
    await say(eve, to(ada), 'May I ask something?');
    await api.must('messages.mute', { conversationID: to(bola), on: 1 }, ada);
    await say(bola, to(ada), 'Quietly.');
    expect(await kinds(ada)).toEqual([]);
  });

  test('of a group comes to who is named alone, in a muted one too, unless they muted mentions', async () => {
    const [ada, bola, chi] = [await member(), await member(), await member()];
    for (const fan of [bola, chi]) await api.must('follows.follow', { follow_uid: ada.uid, follow: 1 }, fan);
    const made = { name: `Camera ${ada.uid}`, members: `${bola.uid},${chi.uid}` };
    const { conversationID } = (await api.must('rooms.create', made, ada)).data;
    await api.must('messages.mute', { conversationID, on: 1 }, bola);
    await say(ada, conversationID, 'Bola, look.', { at: `${bola.uid}` });
    expect(await kinds(bola)).toEqual([['message_mention', `${ada.username} named you in “Camera ${ada.uid}”`]]);
    expect(await kinds(chi)).toEqual([]);
    await api.must('messages.save-settings', { mentions: 0 }, chi);
    await say(ada, conversationID, 'Chi, look.', { at: `${chi.uid}` });
    expect(await kinds(chi)).toEqual([]);
  });
});

/** An operator of this very moment, whose proof is new. */
const operatorNow = (): Promise<Writer> => member({ groupid: 1 });

describe('the nightly job', () => {
  test('deletes messages older than operators keep them, with what was given to them; without a figure none', async () => {
    const [ada, bola] = await acquainted();
    const shown = await picture(ada);
    await say(ada, to(bola), 'An old one.', { aid: shown });
    await api.must('messages.react', { conversationID: to(ada), ID: 3, emoji: '👍', on: 1 }, bola);
    const left = async () => (await api.must('messages.history', { conversationID: to(ada) }, bola)).data;
    await daysLater(40, async () => {
      await runTask('messages.clean-up');
      expect((await left()).messageList).toHaveLength(3);
      await say(ada, to(bola), 'A new one.');
      const change = { name: 'chat_keep_days', value: '30', version: 0, reason: 'a trial' };
      await api.must('operators.change-setting', change, await operatorNow());
      await runTask('messages.clean-up');
      const { messageList, lastID } = await left();
      expect([messageList.map(({ ID }) => ID), lastID]).toEqual([[4], 4]);
      const reactions = await db.selectFrom('messages.reactions').where('uid', '=', bola.uid).selectAll().execute();
      expect(reactions).toEqual([]);
      expect((await say(ada, to(bola), 'The next.')).ID).toBe(5);
    });
  });

  test('forgets reported words thirty days after the decision, and not before', async () => {
    const [ada, bola] = await acquainted();
    await say(ada, to(bola), 'Something foul.');
    const asked = { conversationID: to(ada), IDs: '3', reason: 'insult' } as const;
    const { id } = (await api.must('messages.report', asked, bola)).data;
    const words = () => db.selectFrom('messages.reported').where('report', '=', id).selectAll().execute();
    const operator = await member({ groupid: 1 });
    await daysLater(40, async () => {
      await runTask('messages.clean-up');
      expect(await words()).toHaveLength(1);
      await api.must('messages.decide-report', { id, decision: 'dismissed' }, operator);
      await daysLater(29, async () => {
        await runTask('messages.clean-up');
        expect(await words()).toHaveLength(1);
      });
      await daysLater(2, async () => {
        await runTask('messages.clean-up');
        expect(await words()).toEqual([]);
      });
    });
  });
});
