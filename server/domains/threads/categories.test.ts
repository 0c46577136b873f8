import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { utcDay } from '../../platform/days.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, settle } = forum;
const words = { subject: 'A good subject', message: 'A message that is long enough.' };

const figures = async (typeid: number, country_fid = 188) => {
  await settle();
  const row = await db
    .selectFrom('threads.category_days')
    .select(['posts', 'threads'])
    .where('country_fid', '=', country_fid)
    .where('typeid', '=', typeid)
    .where('day', '=', utcDay(clock.now()) as never)
    .executeTakeFirst();
  return [row?.threads ?? 0, row?.posts ?? 0];
};

test('a thread names its category, and one that names none stands in the community', async () => {
  const ada = await member();
  const phones = await post(ada, { typeid: 1 });
  const none = await post(ada);
  expect((await api.must('threads.info', phones)).data).toMatchObject({ typeid: 1, typename: 'Phones' });
  expect((await api.must('threads.info', none)).data).toMatchObject({ typeid: 0, typename: 'Community' });
  const { list } = (await api.must('feeds.latest', { country_fid: 188 }, { language: 'hi' })).data;
  expect(list.slice(0, 2).map((row) => row.typename)).toEqual(['समुदाय', 'फ़ोन']);
});

test('an unknown category, or another country’s, is refused', async () => {
  const ada = await member({ countryFid: 207 });
  const { typeid } = await db
    .insertInto('countries.categories')
    .values({
      ...{ country_fid: 188, icon: 'bus', name_en: 'Roads', name_fr: 'Routes', name_hi: 'सड़कें' },
      ...{ line_en: '', line_fr: '', line_hi: '', position: 1, created_at: clock.now() },
    })
    .returning('typeid')
    .executeTakeFirstOrThrow();
  forum.app.platform.tags.moved(['categories']);
  const refused = async (fields: object) => (await api.call('threads.create', { ...words, ...fields }, ada)).body.error;
  expect(await refused({ typeid })).toBe('threads.unknown_board');
  expect(await refused({ typeid: 77_777 })).toBe('threads.unknown_board');
  await post(ada, { typeid, country_fid: 188 });
});

test('an edit that doesn’t say leaves the category; one that does moves its figures, with its first post', async () => {
  const ada = await member();
  const before = [await figures(2), await figures(3)];
  const { tid, pid } = await post(ada, { typeid: 2 });
  await reply(ada, tid);
  const added = (was: number[] | undefined, threads: number, posts: number) => [was![0]! + threads, was![1]! + posts];
  expect(await figures(2)).toEqual(added(before[0], 1, 2));
  await api.must('threads.edit', { ...words, tid, pid }, ada);
  expect((await api.must('threads.info', { tid })).data.typeid).toBe(2);
  await api.must('threads.edit', { ...words, tid, pid, typeid: 3 }, ada);
  expect((await api.must('threads.info', { tid })).data.typeid).toBe(3);
  expect([await figures(2), await figures(3)]).toEqual([added(before[0], 0, 1), added(before[1], 1, 1)]);
  await api.must('threads.delete', { tid }, ada);
  expect(await figures(3)).toEqual(added(before[1], 0, 0));
});

test('a thread leaves the order of its category when it is deleted, and a waiting one joins it when it is published', async () => {
  const ada = await member();
  const standing = async (tid: number) => {
    await settle();
    const rows = await db.selectFrom('threads.category_threads').select('typeid').where('tid', '=', tid).execute();
    return rows.map((row) => row.typeid);
  };
  const { tid } = await post(ada, { typeid: 4 });
  expect(await standing(tid)).toEqual([4]);
  await api.must('threads.delete', { tid }, ada);
  expect(await standing(tid)).toEqual([]);
  const soon = Math.floor(clock.now().getTime() / 1000) + 60;
  const waiting = await post(ada, { typeid: 4, push_time: soon });
  expect(await standing(waiting.tid)).toEqual([]);
  clock.aheadInTest(61);
  await forum.runTask('threads.publish-due');
  expect(await standing(waiting.tid)).toEqual([4]);
});
