import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { addTopic } from '../topics/index.ts';
import { createAskedCounter } from './reads/asked.ts';
import { queryKey } from './rules/query.ts';

const forum = await testForum();
const { api, app, clock, db, member, post, settle, runTask } = forum;

beforeEach(() => forum.forgetLimits());

const search = async (fields: Record<string, unknown>) => (await api.must('search.quick-search', fields)).data;
const said = (subject: string, message: string) => ({ subject, message: `${message} And that is all of it.` });

test('what one member asks on five days is one member’s question', async () => {
  const asked = createAskedCounter({ db, clock: clock.now, log: app.platform.log, secret: 'of tests' });
  const words = async () => (await api.must('search.suggest', { q: 'zobodaily', country_fid: 188 })).data.words;
  const ask = async (who: number, shown = 'Zobodaily') => {
    asked.note({ q: queryKey(shown), shown, who: String(who), country: 188, nothing: false });
    await asked.flush();
  };
  for (let days = 0; days < 5; days += 1) await forum.daysLater(days, () => ask(1));
  expect(await words()).toEqual([]);
  // How one of them writes it is nobody else’s spelling.
  for (const who of [2, 3, 4]) await ask(who);
  await ask(5, 'zobodaily ~~ !!');
  expect(await words()).toEqual([{ q: 'Zobodaily', asked: 1 }]);
});

test('what a word list names is suggested by nobody’s questions and no posts, in its country or, of Global’s, anywhere', async () => {
  const [ada, operator] = [await member(), await member({ groupid: 1 })];
  for (let at = 0; at < 3; at += 1) await post(ada, said(`Zobolistless ${at}`, 'Zobolistless again.'));
  await settle();
  const asked = createAskedCounter({ db, clock: clock.now, log: app.platform.log, secret: 'of tests' });
  for (const shown of ['Zobolisted pills', 'Zobolist of mine'])
    for (let who = 1; who <= 5; who += 1)
      asked.note({ q: queryKey(shown), shown, who: String(who), country: 188, nothing: false });
  await asked.flush();
  const offered = async (countryFid: number) => [
    ...(await api.must('search.suggest', { q: 'zobolis', country_fid: countryFid })).data.words.map(({ q }) => q),
    ...(await api.must('search.hot-search-key', { country_fid: countryFid })).data.list.map(({ value }) => value),
  ];
  const all = ['Zobolisted pills', 'Zobolist of mine', 'zobolistless'];
  const ofThese = async (countryFid: number) => all.filter((each) => shownIn.get(countryFid)?.includes(each));
  const shownIn = new Map<number, string[]>();
  const look = async () => {
    await forum.daysLater(0.01, async () => {
      for (const fid of [188, 210]) shownIn.set(fid, await offered(fid));
    });
    return [await ofThese(188), await ofThese(210)];
  };
  expect(await look()).toEqual([all, all]);
  const list = (country_fid: number, action: string, words: string) =>
    api.must('moderation.set-words', { country_fid, action, words, version: 0 }, operator);
  await list(188, 'refuse', 'zobolistéd');
  await list(188, 'mask', 'zobolistless');
  await list(293, 'hold', 'zobolist');
  onTestFinished(async () => {
    for (const [fid, action] of [
      [188, 'refuse'],
      [188, 'mask'],
      [293, 'hold'],
    ] as const)
      await api.must('moderation.set-words', { country_fid: fid, action, words: '', version: 1 }, operator);
  });
  expect(await look()).toEqual([[], ['Zobolisted pills', 'zobolistless']]);
});

test('topics and members are found however a name is spelled', async () => {
  const ada = await member();
  await db.updateTable('accounts.members').set({ username: 'Zobo_Hot40i' }).where('uid', '=', ada.uid).execute();
  app.platform.tags.moved([`u:${ada.uid}`]);
  const ctx = { db, now: clock.now(), stale: () => undefined, emit: () => undefined };
  const of = (name: string) => addTopic(ctx, { name, description: 'What it says.', countryFid: 188, hostUid: ada.uid });
  const topics = {
    'الشاشات الجديدة': await of('الشاشات الجديدة'),
    हिन्दी: await of('हिन्दी वाले'),
    hot: await of('Hot-40i'),
  };
  for (const kind of ['members', 'topics'])
    await db.updateTable('search.filling').set({ next_id: 0 }).where('kind', '=', kind).execute();
  await runTask('search.fill');
  const found = async (q: string) =>
    (await search({ type: 3, q })).list.flatMap((row) => (row.found === 'topic' ? [row.topid] : []));
  for (const q of ['شاشات جديده', 'الشاشات', 'شَاشات'])
    expect([q, await found(q)]).toEqual([q, [topics['الشاشات الجديدة']]]);
  for (const q of ['हिंदी', 'हिन्दी', 'हिंदी वाले']) expect([q, await found(q)]).toEqual([q, [topics.हिन्दी]]);
  for (const q of ['hot40i', 'Hot 40i', 'hot40', '#Hot-40']) expect([q, await found(q)]).toEqual([q, [topics.hot]]);
  const uids = async (q: string) =>
    (await search({ type: 2, q })).list.flatMap((row) => (row.found === 'user' ? [row.uid] : []));
  for (const q of ['zobo_hot', 'zobohot40', 'Zobo_Hot 40i', '@zobo_hot40i'])
    expect([q, await uids(q)]).toEqual([q, [ada.uid]]);
});
