import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { activityThreads } from './index.ts';

const { api, app, db, member, post } = await testForum();
const everyone = { uid: 0, readaccess: 1, office: null, hidden: [] };
const listOf = async (where: { countryFid: number; typeid?: number }, reader = everyone) =>
  (await activityThreads(db, where, { reader, limit: 10 })).map(({ id }) => id);

test('a moderator marks threads of their country as activities, and nobody else', async () => {
  const [ada, moderator, kenyan] = [
    await member(),
    await member({ groupid: 3 }),
    await member({ groupid: 3, countryFid: 207 }),
  ];
  const written = { subject: 'A walk in Kano', message: 'We walk on Saturday at eight.', activity: 1 };
  const { tid } = await post(moderator, written);
  expect((await api.must('threads.info', { tid })).data.activity).toBe(1);
  for (const [who, refusal] of [
    [ada, 'threads.activity_not_yours'],
    [kenyan, undefined],
  ] as const) {
    expect((await api.call('threads.create', written, who)).error).toBe(refusal);
  }
  const abroad = { ...written, country_fid: 188 };
  expect((await api.call('threads.create', abroad, kenyan)).error).toBe('threads.activity_not_yours');
});

test('an edit that doesn’t say leaves the mark, as does one by a member who may not set it', async () => {
  const ada = await member({ groupid: 3 });
  const { tid, pid } = await post(ada, { activity: 1 });
  const edit = { tid, pid, subject: 'A walk in Kano', message: 'We walk on Saturday at nine.' };
  await api.must('threads.edit', edit, ada);
  expect((await api.must('threads.get-data', { pid }, ada)).data.activity).toBe(1);
  await db.updateTable('accounts.members').set({ groupid: 10 }).where('uid', '=', ada.uid).execute();
  app.platform.tags.moved([`u:${ada.uid}`]);
  // Their form still sends the mark as it is; only a change of it is refused.
  await api.must('threads.edit', { ...edit, activity: 1 }, ada);
  expect((await api.call('threads.edit', { ...edit, activity: 0 }, ada)).error).toBe('threads.activity_not_yours');
  expect((await api.must('threads.info', { tid })).data.activity).toBe(1);
  const after = await member();
  const { tid: plain, pid: plainPid } = await post(after);
  const marked = await api.call('threads.edit', { ...edit, tid: plain, pid: plainPid, activity: 1 }, after);
  expect(marked.error).toBe('threads.activity_not_yours');
  await api.must('threads.edit', { ...edit, tid: plain, pid: plainPid, activity: 0 }, after);
});

test('activities are listed by country and board, newest first, without what the reader may not see', async () => {
  const ben = await member({ groupid: 3, countryFid: 212 });
  const first = (await post(ben, { activity: 1 })).tid;
  const second = (await post(ben, { activity: 1, typeid: 3 })).tid;
  await post(ben);
  expect(await listOf({ countryFid: 212 })).toEqual([second, first]);
  expect(await listOf({ countryFid: 212, typeid: 3 })).toEqual([second]);
  expect(await listOf({ countryFid: 212 }, { ...everyone, hidden: [ben.uid] as never })).toEqual([]);
  await db.updateTable('threads.threads').set({ readperm: 50 }).where('tid', '=', second).execute();
  expect(await listOf({ countryFid: 212 })).toEqual([first]);
  await api.must('threads.delete', { tid: first }, ben);
  expect(await listOf({ countryFid: 212 })).toEqual([]);
});
