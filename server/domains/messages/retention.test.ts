import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { saveSetting } from '../../../tests/support/settings.ts';

const { api, app, db, clock, member, forgetLimits, runTask, daysLater } = await testForum();

beforeEach(() => forgetLimits());

const said = async (from: Writer, to: Writer, text: string) => {
  const input = { conversationID: `C2C${to.uid}`, text, clientID: randomUUID() };
  return (await api.must('messages.say', input, from)).data.message;
};
const words = async (uid: number) =>
  (await db.selectFrom('messages.messages').where('uid', '=', uid).select('text').orderBy('id').execute()).map(
    ({ text }) => text,
  );
const cleanUp = () => runTask('messages.clean-up');
const setDays = (days: number) =>
  saveSetting({ db, now: clock.now(), stale: (tag) => app.platform.tags.moved([tag]) }, 'chat_keep_days', days);

test('messages stay for good, or for so many days as operators set', async () => {
  const [ada, bola] = [await member(), await member()];
  await said(ada, bola, 'Long ago.');
  await daysLater(40, async () => {
    await said(ada, bola, 'Today.');
    await cleanUp();
    expect(await words(ada.uid)).toEqual(['Long ago.', 'Today.']);
    await setDays(30);
    await cleanUp();
    expect(await words(ada.uid)).toEqual(['Today.']);
    await setDays(0);
  });
});

describe('a report', () => {
  const report = async (by: Writer, of: Writer, ID: number) =>
    (await api.must('messages.report', { conversationID: `C2C${of.uid}`, IDs: `${ID}`, reason: 'fraud' }, by)).data.id;
  const copies = (id: number) => db.selectFrom('messages.reported').where('report', '=', id).select('text').execute();

  test('is opened and decided by moderators of the reported member’s country alone', async () => {
    const [ada, bola] = [await member({ countryFid: 206 }), await member()];
    const id = await report(bola, ada, (await said(ada, bola, 'Send me your code.')).ID);
    const [near, far] = [await member({ groupid: 3, countryFid: 206 }), await member({ groupid: 3 })];
    const listed = async (who: Writer) =>
      (await api.must('messages.reports', {}, who)).data.list.map((each) => each.id).includes(id);
    expect([await listed(near), await listed(far)]).toEqual([true, false]);
    const decision = { id, decision: 'removed' } as const;
    expect((await api.call('messages.open-report', { id }, far)).error).toBe('messages.unknown_report');
    expect((await api.call('messages.decide-report', decision, far)).error).toBe('messages.unknown_report');
    expect((await api.must('messages.open-report', { id }, near)).data.messages).toHaveLength(1);
    await api.must('messages.decide-report', decision, near);
  });

  test('that a moderator is in themselves is another’s', async () => {
    const [ada, moderator] = [await member(), await member({ groupid: 3 })];
    const id = await report(moderator, ada, (await said(ada, moderator, 'Send me your code.')).ID);
    expect((await api.call('messages.open-report', { id }, moderator)).error).toBe('messages.unknown_report');
  });

  test('has its words for 30 days after the decision, and what was decided for good', async () => {
    const [ada, bola, moderator] = [await member(), await member(), await member({ groupid: 3 })];
    const id = await report(bola, ada, (await said(ada, bola, 'Send me your code.')).ID);
    await api.must('messages.decide-report', { id, decision: 'dismissed' }, moderator);
    await daysLater(29, async () => {
      await cleanUp();
      expect(await copies(id)).toEqual([{ text: 'Send me your code.' }]);
    });
    await daysLater(31, async () => {
      await cleanUp();
      expect(await copies(id)).toEqual([]);
      const { list } = (await api.must('messages.reports', { done: 1 }, moderator)).data;
      expect(list.find((each) => each.id === id)).toMatchObject({ decision: 'dismissed', messages: [] });
    });
  });
});
