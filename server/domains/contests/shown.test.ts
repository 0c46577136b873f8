import { expect, test } from 'vitest';
import { checkReferences } from '../../platform/check-references.ts';
import { contestsPersonalData } from './personal-data.ts';
import { testContests } from './testing/contests.ts';

const site = await testContests();
const { api, app, clock, close, contest, db, enter, member, operator } = site;
const settle = () => app.platform.outbox.drain();

test('the photo of a winner is the contest’s cover for those alone who see the entry', async () => {
  const [id, ada, eve] = [await contest(), await member(), await member()];
  const { tid } = await enter(ada, { contest: id });
  await close(id);
  await api.must('contests.award', { contest: id, place: 1, tid }, operator);
  const cover = async (reader: { token?: string } = {}) => {
    const { list } = (await api.must('contests.list', { fid: 770 }, reader)).data;
    return list.find((row) => row.id === id)?.photo?.aid ?? 'none';
  };
  const aid = await cover();
  expect([aid, await cover(eve)]).toEqual([expect.any(Number), aid]);
  await api.must('follows.block', { block_uid: ada.uid }, eve);
  expect([await cover(eve), await cover()]).toEqual(['none', aid]);
  const grounds = { rule: 'spam', reason: 'Not a photo of their own.' } as const;
  await api.must('threads.delete', { tid, ...grounds } as never, operator);
  expect(await cover()).toBe('none');
});

test('answers that are read together follow each entry that comes, goes and comes again', async () => {
  const [id, ada] = [await contest(), await member()];
  const photographerOf = async (uid: number) => {
    const answer = await api.call('threads.photographer', { uid });
    return answer.ok ? answer.data.photos : 0;
  };
  const seen = async () => {
    await settle();
    const { list: latest } = (await api.must('threads.photographers', {})).data;
    const { list: categories } = (await api.must('contests.categories', { fid: 770 })).data;
    const { list: contests } = (await api.must('contests.list', { fid: 770 })).data;
    return [
      latest.find(({ uid }) => uid === ada.uid)?.photos ?? 0,
      await photographerOf(ada.uid),
      categories.find(({ typeid }) => typeid === 2)?.photos,
      contests.find((row) => row.id === id)?.entries,
      (await api.must('contests.one', { contest: id })).data.entries,
    ];
  };
  expect(await seen()).toEqual([0, 0, 0, 0, 0]);
  const first = await enter(ada, { contest: id, typeid: 2 });
  expect(await seen()).toEqual([1, 1, 1, 1, 1]);
  const second = await enter(ada, { contest: id, typeid: 2 });
  expect(await seen()).toEqual([2, 2, 2, 2, 2]);
  await api.must('threads.edit-photos', { tid: second.tid, subject: 'Of another category', typeid: 3 }, ada);
  expect((await seen())[2]).toBe(1);
  await api.must('threads.delete', { tid: second.tid }, ada);
  expect(await seen()).toEqual([1, 1, 1, 1, 1]);
  const grounds = { rule: 'spam', reason: 'Not a photo of their own.' } as const;
  await api.must('review.ban-post', { pid: first.pid, status: 1, ...grounds }, operator);
  expect(await seen()).toEqual([0, 0, 0, 0, 0]);
  await api.must('review.ban-post', { pid: first.pid, status: 0, ...grounds }, operator);
  expect(await seen()).toEqual([1, 1, 1, 1, 1]);
});

test('a winner who is forgotten leaves an award that leads nowhere wrong', async () => {
  const [id, ada] = [await contest(), await member()];
  const { tid } = await enter(ada, { contest: id });
  await close(id);
  await api.must('contests.award', { contest: id, place: 1, tid }, operator);
  await contestsPersonalData.forget({ db, now: clock.now(), actor: null } as never, ada.uid);
  expect((await api.must('contests.one', { contest: id })).data.prizes[0]?.winners).toMatchObject([{ tid, uid: 0 }]);
  expect((await checkReferences(db, app.references)).broken).toEqual([]);
});
