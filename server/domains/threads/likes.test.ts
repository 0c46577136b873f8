import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post, reply } = forum;

const likeRows = async (pid: number) =>
  Number(
    (
      await db
        .selectFrom('threads.likes')
        .select((eb) => eb.fn.countAll().as('rows'))
        .where('pid', '=', pid)
        .executeTakeFirstOrThrow()
    ).rows,
  );

test('R-PST-006 R-PST-019 a like toggles on the thread and on the reply, and says so', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid, pid } = await post(ada);
  const answer = await reply(ada, tid);

  const agree = await api.must('threads.agree', { tid }, bola);
  expect(agree.body).toEqual({ success: 1, is_like: 1, like: 1, msg: 'Success !' });
  expect((await api.must('threads.info', { tid }, bola)).data).toMatchObject({ like: 1, is_like: 1, already_liked: 1 });
  expect((await api.must('threads.agree', { tid }, bola)).body).toMatchObject({ is_like: 0, like: 0 });

  const commit = await api.must('threads.set-commit-like', { pid: answer.pid }, bola);
  expect(commit.body).toMatchObject({ code: 0, msg: 'Success !', data: { is_like: 1, like: 1 } });
  expect((await api.must('threads.set-commit-like', { pid: answer.pid }, bola)).data).toEqual({ is_like: 0, like: 0 });

  const v5 = await api.must('threads.like', { pid }, bola);
  expect(v5.body).toMatchObject({ status: 1, msg: 'Success !', data: { is_like: 1, like: 1 } });
  const french = await api.must('threads.like', { pid: answer.pid }, { ...bola, language: 'fr' });
  expect(french.msg).toBe('Réussi\u00a0!');
  const { list } = (await api.must('threads.reply-list', { tid }, bola)).data;
  expect(list[0]).toMatchObject({ is_like: 1, like: 1 });
  expect((await api.must('threads.reply-list', { tid }, ada)).data.list[0]).toMatchObject({ is_like: 0, like: 1 });
});

test('likes of strangers to the thread are refused by name', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const { pid } = await reply(ada, tid);
  expect((await api.call('threads.like', { pid: 999_999 }, ada)).error).toBe('threads.post_not_exist');
  expect((await api.call('threads.agree', { tid: 999_999 }, ada)).body).toMatchObject({ success: 0, errCode: 10243 });
  expect((await api.call('threads.like', { pid })).http).toBe(401);
  expect((await api.call('threads.like', { pid }, await member({ groupid: 5 }))).error).toBe('wire.no_access');
  await api.must('threads.delete-post', { pid }, ada);
  expect((await api.call('threads.like', { pid }, ada)).error).toBe('threads.post_not_exist');
});

test('R-THR-020 a favourite is 1, 0 or turned round', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const setFavorite = async (favorite?: number) =>
    (await api.must('threads.favorite', { id: tid, ...(favorite === undefined ? {} : { favorite }) }, bola)).data;
  expect(await setFavorite(1)).toEqual({ is_favorite: 1, favorite_count: 1, favid: tid });
  expect(await setFavorite(1)).toEqual({ is_favorite: 1, favorite_count: 1, favid: tid });
  expect((await api.must('threads.info', { tid }, bola)).data).toMatchObject({
    is_favorite: 1,
    already_favorited: 1,
    favorite_count: 1,
    favid: tid,
  });
  expect(await setFavorite()).toEqual({ is_favorite: 0, favorite_count: 0, favid: 0 });
  expect(await setFavorite(0)).toEqual({ is_favorite: 0, favorite_count: 0, favid: 0 });
});

test('twenty at once: the count is the number of likes', async () => {
  const ada = await member();
  const { tid, pid } = await post(ada);
  const readers = await Promise.all(Array.from({ length: 10 }, () => member()));
  // Each twice, toggling: whatever the order, rows and count agree.
  await Promise.all([...readers, ...readers].map((reader) => api.must('threads.agree', { tid }, reader)));
  const { like } = (await api.must('threads.info', { tid })).data;
  expect(like).toBe(await likeRows(pid));
  expect(like).toBe(0);
});

const act = fc.record({
  who: fc.nat({ max: 2 }),
  what: fc.constantFrom('thread', 'reply', 'favorite'),
  set: fc.constantFrom(0, 1, undefined),
});

test('counts follow every sequence of likes and favourites', async () => {
  const ada = await member();
  const readers = [await member(), await member(), await member()];
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const { tid, pid } = await post(ada);
      const answer = await reply(ada, tid);
      const model = { thread: new Set<number>(), reply: new Set<number>(), favorite: new Set<number>() };
      for (const { who, what, set } of acts) {
        const on = set === undefined ? !model[what].has(who) : set === 1;
        if (on) model[what].add(who);
        else model[what].delete(who);
        const reader = readers[who]!;
        const value = set === undefined ? {} : { [what === 'favorite' ? 'favorite' : 'like']: set };
        const state =
          what === 'favorite'
            ? (await api.must('threads.favorite', { id: tid, ...value }, reader)).data.is_favorite
            : (await api.must('threads.like', { pid: what === 'thread' ? pid : answer.pid, ...value }, reader)).data
                .is_like;
        expect(state).toBe(on ? 1 : 0);
      }
      const { data } = await api.must('threads.info', { tid });
      expect(data).toMatchObject({ like: model.thread.size, favorite_count: model.favorite.size });
      const { list } = (await api.must('threads.reply-list', { tid })).data;
      expect(list[0]!.like).toBe(model.reply.size);
      await forum.forgetLimits();
    }),
    { numRuns: 15 },
  );
});
