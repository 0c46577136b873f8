import { describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, member, post, reply, settle } = forum;

const edit = { subject: 'Where the charger went', message: 'The rains took the charger and the cable.' };
const infoOf = async (tid: number, who?: Writer) => (await api.must('threads.info', { tid }, who)).data;

describe('read permission', () => {
  test('is at most the writer’s own level', async () => {
    const [low, high, operator] = [await member(), await member({ groupid: 15 }), await member({ groupid: 1 })];
    const posted = (who: Writer, readperm: number) =>
      api.call('threads.create', { ...edit, readperm }, who).then(({ error }) => error);
    expect(await posted(low, 10)).toBeUndefined();
    expect(await posted(low, 11)).toBe('threads.readperm_too_high');
    expect(await posted(high, 60)).toBeUndefined();
    expect(await posted(high, 61)).toBe('threads.readperm_too_high');
    expect(await posted(operator, 255)).toBeUndefined();
    expect((await api.call('threads.create', { ...edit, readperm: 256 } as never, operator)).http).toBe(400);
  });

  test('is answered with success 3 below it, for guests too', async () => {
    const [ada, below, at] = [await member({ groupid: 15 }), await member(), await member({ groupid: 15 })];
    const { tid } = await post(ada, { readperm: 60 });
    const seen = async (who?: Writer) => (await api.call('threads.view', { tid }, who)).body.success;
    expect([await seen(ada), await seen(at), await seen(below), await seen()]).toEqual([1, 1, 3, 3]);
    expect((await infoOf(tid, at)).readperm).toBe(60);
  });

  test('changes by an edit, in search and lists at once; an edit that doesn’t say leaves it', async () => {
    const [ada, bola] = [await member({ groupid: 15 }), await member()];
    const { tid, pid } = await post(ada, { subject: 'Pangolins at dusk', readperm: 60 });
    const listed = async () =>
      (await api.must('feeds.latest', { country_fid: 188 }, bola)).data.list.some((row) => row.tid === tid);
    const found = async () => {
      await settle();
      return JSON.stringify((await api.must('search.quick-search', { q: 'pangolins' }, bola)).data).includes(`${tid}`);
    };
    expect([await listed(), await found()]).toEqual([false, false]);
    const words = { ...edit, subject: 'Pangolins at dusk' };
    await api.must('threads.edit', { tid, pid, ...words, readperm: 0 }, ada);
    expect([await listed(), await found()]).toEqual([true, true]);
    await api.must('threads.edit', { tid, pid, ...words, readperm: 20 }, ada);
    expect([await listed(), await found()]).toEqual([false, false]);
    await api.must('threads.edit', { tid, pid, ...words }, ada);
    expect((await api.must('threads.get-data', { pid }, ada)).data.readperm).toBe(20);
  });
});

describe('winning replies', () => {
  const winners = async (tid: number, who?: Writer) =>
    (await api.must('threads.reply-list', { tid }, who)).data.list
      .filter(({ is_rush_winner }) => is_rush_winner === 1)
      .map(({ floor }) => floor);

  test('are every so many and those that are named, for all who read', async () => {
    const [ada, bola] = [await member(), await member()];
    const { tid } = await post(ada, { rush_every: 3, rush_floors: '7,2,2' });
    for (let n = 0; n < 7; n += 1) await reply(bola, tid, { message: `Reply ${n}` });
    for (const who of [undefined, ada, bola]) expect(await winners(tid, who)).toEqual([2, 3, 6, 7]);
    expect(await infoOf(tid)).toMatchObject({ rushreply: 1, rushresult: { every: 3, floors: [2, 7] } });
  });

  test('are none that were deleted, and no answers to replies', async () => {
    const [ada, bola] = [await member(), await member()];
    const { tid } = await post(ada, { rush_floors: [1, 2] });
    const first = await reply(bola, tid);
    const child = await reply(bola, tid, { repquote: first.pid });
    await reply(bola, tid);
    await api.must('threads.delete-post', { pid: first.pid }, bola);
    expect(await winners(tid)).toEqual([2]);
    expect(child.is_rush_winner).toBe(0);
  });

  test('change by an edit; an edit that doesn’t say leaves them', async () => {
    const ada = await member();
    const { tid, pid } = await post(ada, { rush_every: 10 });
    await api.must('threads.edit', { tid, pid, ...edit }, ada);
    expect(await infoOf(tid)).toMatchObject({ rushreply: 1, rushresult: { every: 10, floors: [] } });
    await api.must('threads.edit', { tid, pid, ...edit, rush_every: 0, rush_floors: '' }, ada);
    expect(await infoOf(tid)).toMatchObject({ rushreply: 0, rushresult: null });
  });

  test.each([
    { rush_every: 1 },
    { rush_every: 1001 },
    { rush_floors: [0] },
    { rush_floors: [1.5] },
    { rush_floors: ['a'] },
    { rush_floors: Array.from({ length: 21 }, (_, at) => at + 1) },
  ])('%j is refused with the field named', async (fields) => {
    const answer = await api.call('threads.create', { ...edit, ...fields } as never, await member());
    expect(answer.http).toBe(400);
    const issues = (answer.body as { issues: { field: string }[] }).issues;
    expect(issues[0]?.field.split('.')[0]).toBe(Object.keys(fields)[0]);
  });
});

test('R-THR-038 a closed thread takes no reply, and says so in the reader’s language', async () => {
  const [ada, bola, moderator] = [await member(), await member(), await member({ groupid: 3 })];
  const { tid } = await post(ada);
  await api.must('review.close', { tid, closed: 1 }, moderator);
  const said = async (language: string) => {
    const { error, msg } = await api.call('threads.new-reply', { tid, message: 'So it did.' }, { ...bola, language });
    return [error, msg];
  };
  expect(await said('en')).toEqual(['threads.closed', 'This thread is closed and can’t take new posts.']);
  const [fr, hi] = [await said('fr'), await said('hi')];
  expect([fr[0], hi[0]]).toEqual(['threads.closed', 'threads.closed']);
  expect(new Set([fr[1], hi[1], 'This thread is closed and can’t take new posts.']).size).toBe(3);
  expect((await infoOf(tid, bola)).can).toMatchObject({ reply: false, replyRefusal: 'threads.closed' });
});
