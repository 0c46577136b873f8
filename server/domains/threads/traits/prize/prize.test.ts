import { expect, test } from 'vitest';
import { testForum } from '../../../../../tests/support/forum.ts';
import { prizeRoom } from './contributes.ts';
import { prizesWonBy } from './sql/prizes.ts';

const forum = await testForum();
const { api, clock, db, member, post } = forum;
const prizeOf = async (tid: number, reader?: { uid: number; token: string }) =>
  (await api.must('threads.info', { tid }, reader)).data.prize;
const phone = { prize: '  First prize:\n a phone ' };

test('a moderator says who won what; whoever reads the thread sees it, in lists as well', async () => {
  const [moderator, ada] = [await member({ groupid: 3 }), await member({ username: 'AdaWonIt' })];
  const { tid } = await post(moderator, { ...phone, prize_winner: 'adawonit' });
  const prize = { what: 'First prize: a phone', winner: { uid: ada.uid, username: 'AdaWonIt' } };
  expect(await prizeOf(tid)).toEqual(prize);
  const rows = (await api.must('threads.of-member', { uid: moderator.uid })).data.list;
  expect(rows.map((row) => row.prize)).toEqual([prize]);
  expect(await prizeOf((await post(moderator)).tid)).toBeNull();
});

test('where nobody is named the thread’s author won', async () => {
  const moderator = await member({ groupid: 3 });
  const { tid } = await post(moderator, phone);
  expect(await prizeOf(tid)).toMatchObject({ winner: { uid: moderator.uid } });
});

test.each([
  ['a member', {}, {}, 'threads.prize_not_yours'],
  ['a moderator of another country', { groupid: 3, countryFid: 207 }, { country_fid: 188 }, 'threads.prize_not_yours'],
  ['a name that nobody has', { groupid: 3 }, { prize_winner: 'NobodyHasIt' }, 'threads.prize_winner_unknown'],
  ['sixty-one characters', { groupid: 3 }, { prize: 'नि'.repeat(61) }, 'threads.prize_too_long'],
])('%s: no prize is written, and no thread', async (_, who, fields, refusal) => {
  const writer = await member(who);
  const sent = { subject: 'The winners', message: 'Thank you all for your photos.', ...phone, ...fields };
  expect((await api.call('threads.create', sent, writer)).error).toBe(refusal);
  expect((await api.must('threads.of-member', { uid: writer.uid })).data.list).toEqual([]);
});

test('an edit that doesn’t say leaves it, another winner takes its place, and an empty one takes it back', async () => {
  const [moderator, bola] = [await member({ groupid: 3 }), await member({ username: 'BolaWonIt' })];
  const { tid, pid } = await post(moderator, phone);
  const edit = { tid, pid, subject: 'The winners', message: 'Thank you all for your photos.' };
  await api.must('threads.edit', edit, moderator);
  expect(await prizeOf(tid)).toMatchObject({ winner: { uid: moderator.uid } });
  await api.must('threads.edit', { ...edit, prize: 'A charger', prize_winner: 'BolaWonIt' }, moderator);
  expect(await prizeOf(tid)).toEqual({ what: 'A charger', winner: { uid: bola.uid, username: 'BolaWonIt' } });
  expect((await api.must('threads.get-data', { pid }, moderator)).data.prize).toEqual(await prizeOf(tid));
  await api.must('threads.edit', { ...edit, prize: '' }, moderator);
  expect(await prizeOf(tid)).toBeNull();
  expect(await prizesWonBy(db, { uid: bola.uid, after: 0, most: 10 })).toEqual([]);
});

test('who moderates no more may send back what stands, and change nothing of it; a winner without a prize is refused', async () => {
  const moderator = await member({ groupid: 3 });
  const { tid, pid } = await post(moderator, phone);
  await db.updateTable('accounts.members').set({ groupid: 10 }).where('uid', '=', moderator.uid).execute();
  forum.app.platform.tags.moved([`u:${moderator.uid}`]);
  const edit = { tid, pid, subject: 'The winners', message: 'Thank you all for your photos.' };
  const asked = async (fields: object) => (await api.call('threads.edit', { ...edit, ...fields }, moderator)).error;
  expect(await asked({ prize: 'First prize: a phone', prize_winner: moderator.username })).toBeUndefined();
  expect(await asked({ prize: 'A charger', prize_winner: moderator.username })).toBe('threads.prize_not_yours');
  expect(await asked({ prize: '' })).toBe('threads.prize_not_yours');
  expect(await asked({ prize_winner: moderator.username })).toBe('wire.bad_input');
});

test('who is hidden from the reader isn’t named, and what was won is still said', async () => {
  const [moderator, reader, ada] = [await member({ groupid: 3 }), await member(), await member()];
  const { tid } = await post(moderator, { ...phone, prize_winner: ada.username });
  await api.must('follows.block', { block_uid: ada.uid }, reader);
  expect(await prizeOf(tid, reader)).toEqual({ what: 'First prize: a phone', winner: null });
  expect(await prizeOf(tid, moderator)).toMatchObject({ winner: { uid: ada.uid } });
});

test('a draft takes its prize along', async () => {
  const moderator = await member({ groupid: 3 });
  const saved = {
    subject: 'The winners',
    message: 'Thank you all for your photos.',
    parts: JSON.stringify({ traits: { sent: phone } }),
  };
  const draft = (await api.must('threads.save-draft', saved, moderator)).data;
  const { tid } = (await api.must('threads.post-draft', { tid: draft.tid }, moderator)).data;
  expect(await prizeOf(tid)).toMatchObject({ what: 'First prize: a phone' });
});

test('who won takes it along, and is named nowhere once their account is deleted', async () => {
  const [moderator, ada] = [await member({ groupid: 3 }), await member()];
  const { tid } = await post(moderator, { ...phone, prize_winner: ada.username });
  const { collect, forget } = prizeRoom().personalData!;
  const rows: object[] = [];
  for await (const file of collect!(db, ada.uid)) {
    if ('rows' in file) for await (const batch of file.rows) rows.push(...batch);
  }
  expect(rows).toEqual([{ tid, what: 'First prize: a phone', winner_uid: ada.uid }]);
  const stale = (tag: string) => forum.app.platform.tags.moved([tag]);
  expect(await forget?.({ db, now: clock.now(), stale } as never, ada.uid)).toBe(false);
  expect(await prizeOf(tid)).toBeNull();
  expect(await prizesWonBy(db, { uid: ada.uid, after: 0, most: 10 })).toEqual([]);
});
