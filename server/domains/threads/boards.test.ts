import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, clock, member, post, reply, settle } = forum;

type Order = 'active' | 'new' | 'best';
const listed = async (order: Order, fields: object = {}, reader?: Writer) => {
  await settle();
  const input = { country_fid: 188, typeid: 2, order, ...fields };
  return (await api.must('threads.board-threads', input, reader)).data;
};
const tids = async (order: Order, fields?: object, reader?: Writer) =>
  (await listed(order, fields, reader)).list.map(({ tid }) => tid);

test('a board’s threads by newest post, by age and by likes, page by page', async () => {
  const ada = await member();
  const made: number[] = [];
  for (let i = 0; i < 3; i++) {
    clock.advance(60);
    made.push((await post(ada, { typeid: 2 })).tid);
  }
  const [one, two, three] = made as [number, number, number];
  expect(await tids('new')).toEqual([three, two, one]);
  clock.advance(60);
  await reply(await member(), one);
  expect(await tids('active')).toEqual([one, three, two]);
  const { pid } = (await api.must('threads.info', { tid: two })).data;
  await api.must('threads.like', { pid, like: 1 }, await member());
  expect((await tids('best'))[0]).toBe(two);
  for (const order of ['active', 'new'] as const) {
    const first = await listed(order, { limit: 2 });
    const rest = await listed(order, { limit: 2, page: 2, after: first.next });
    expect([...first.list, ...rest.list].map(({ tid }) => tid)).toEqual(await tids(order));
    expect(rest.next).toBe('');
  }
  expect((await listed('best', { limit: 2, page: 2 })).list).toHaveLength(1);
});

test('another country’s threads stand on its own board; those for all countries and the global list hold both', async () => {
  const [ada, wanjiru] = [await member(), await member({ countryFid: 207 })];
  const mine = (await post(ada, { typeid: 3 })).tid;
  const theirs = (await post(wanjiru, { typeid: 3 })).tid;
  const all = (await post(wanjiru, { typeid: 3, country_fid: 293 })).tid;
  const of = async (country_fid: number) => new Set(await tids('new', { country_fid, typeid: 3 }));
  expect(await of(188)).toEqual(new Set([mine, all]));
  expect(await of(207)).toEqual(new Set([theirs, all]));
  expect(await of(293)).toEqual(new Set([mine, theirs, all]));
});

test('a row says the newest reply’s words; not a deleted one’s, nor of somebody whom the reader has muted', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada, { typeid: 4 });
  const newest = async (reader?: Writer) => (await listed('new', { typeid: 4 }, reader)).list[0]?.newest;
  expect(await newest()).toBeNull();
  await reply(bola, tid, { message: '<p>Under the <strong>mango</strong> tree.</p>' });
  expect(await newest()).toMatchObject({ author: bola.username, words: 'Under the mango tree.' });
  const { pid } = await reply(chi, tid, { message: 'In the market.' });
  expect(await newest()).toMatchObject({ pid, words: 'In the market.' });
  await api.must('follows.mute', { mute_uid: chi.uid }, ada);
  expect(await newest(ada)).toMatchObject({ author: bola.username });
  await api.must('threads.delete-post', { pid }, chi);
  expect(await newest()).toMatchObject({ author: bola.username });
});

test('a country’s boards come with their figures and their newest thread, hidden and deleted ones apart', async () => {
  const [ada, bola] = [await member({ countryFid: 212 }), await member({ countryFid: 212 })];
  const boards = async (reader?: Writer) => {
    await settle();
    return (await api.must('threads.boards', { country_fid: 212 }, reader)).data.list;
  };
  expect((await boards()).map(({ typeid }) => typeid)).toEqual([1, 2, 3, 4, 0]);
  expect((await boards())[0]).toMatchObject({ threads: 0, today: 0, newest: null });
  const one = await post(ada, { typeid: 1, subject: 'The older one' });
  await reply(bola, one.tid);
  clock.advance(1);
  const two = await post(bola, { typeid: 1, subject: 'The newer one' });
  expect((await boards())[0]).toMatchObject({
    ...{ typeid: 1, name: 'Phones', icon: 'smartphone', threads: 2, today: 3 },
    newest: { tid: two.tid, subject: 'The newer one', authorid: bola.uid, author: bola.username },
  });
  await api.must('follows.mute', { mute_uid: bola.uid }, ada);
  expect((await boards(ada))[0]?.newest?.tid).toBe(one.tid);
  await api.must('threads.delete', { tid: two.tid }, bola);
  expect((await boards())[0]).toMatchObject({ threads: 1, today: 2, newest: { tid: one.tid } });
});

test('one board by its number, closed ones too; an unknown one is refused', async () => {
  const { data } = await api.must('threads.board', { country_fid: 188, typeid: 2 }, { language: 'hi' });
  expect(data).toMatchObject({ typeid: 2, name: 'कैमरा', icon: 'camera', open: true, threads: 3 });
  const refused = async (fields: object) => (await api.call('threads.board', fields as never)).body;
  expect((await refused({ country_fid: 188, typeid: 555 })).error).toBe('threads.unknown_board');
  expect((await refused({ country_fid: 7, typeid: 1 })).issues).toEqual([
    expect.objectContaining({ field: 'country_fid' }),
  ]);
});

test('the last board is that of a member’s newest thread in a country, as long as that stands', async () => {
  const [ada, bola] = [await member(), await member()];
  const last = async (who: Writer, country_fid = 188) =>
    (await api.must('threads.last-board', { country_fid }, who)).data.typeid;
  expect(await last(ada)).toBe(0);
  await post(ada, { typeid: 2 });
  clock.advance(1);
  const newer = await post(ada, { typeid: 4 });
  clock.advance(1);
  await post(ada, { typeid: 3, country_fid: 207 });
  clock.advance(1);
  await post(ada);
  expect([await last(ada), await last(ada, 207), await last(ada, 211), await last(bola)]).toEqual([4, 3, 0, 0]);
  await api.must('threads.delete', { tid: newer.tid }, ada);
  expect(await last(ada)).toBe(2);
  // Countries are stored in four bytes.
  const beyond = await api.call('threads.last-board', { country_fid: 2 ** 31 }, ada);
  expect([beyond.http, beyond.body.issues]).toEqual([400, [expect.objectContaining({ field: 'country_fid' })]]);
});
