import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { addTopic } from '../topics/index.ts';
import { refillIndex } from './index.ts';
import { fillIndex } from './jobs/fill.ts';
import { createAskedCounter } from './reads/asked.ts';
import { createStems } from './reads/stems.ts';
import { queryKey } from './rules/query.ts';

const forum = await testForum();
const { api, app, clock, db, member, picture, post, reply, settle, runTask } = forum;

beforeEach(() => forum.forgetLimits());

const search = async (fields: Record<string, unknown>, who: object = {}) =>
  (await api.must('search.quick-search', fields, who)).data;
const tidsOf = async (q: string, who: object = {}, fields: object = {}): Promise<number[]> =>
  (await search({ q, ...fields }, who)).list.flatMap((row) => (row.found === 'post' ? [row.tid] : []));
const said = (subject: string, message: string) => ({ subject, message: `${message} And that is all of it.` });

/** Members of tests are written by rows: their names are filled in like those of a site that had no search. */
async function fill(): Promise<void> {
  for (const kind of ['members', 'topics'])
    await db.updateTable('search.filling').set({ next_id: 0 }).where('kind', '=', kind).execute();
  await runTask('search.fill');
}

test('R-SRC-007 posts are found by words of subject, message and replies, the sentence that answers marked', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada, said('First month of rent on my own', 'What do you cook on a Thursday?'));
  const answer = await reply(bola, tid, { message: 'Flour, a little potash: zobodanwake feeds you twice.' });
  await settle();
  expect(await tidsOf('thursday rent')).toEqual([tid]);
  const [found] = (await search({ type: 1, q: 'Zobodanwake' })).list;
  expect(found).toMatchObject({
    found: 'post',
    tid,
    pid: answer.pid,
    first: 0,
    page: 1,
    authorid: ada.uid,
    is_like: 0,
  });
  const { excerpt } = found as { excerpt: { text: string; hit: boolean }[] };
  expect(excerpt.find(({ hit }) => hit)?.text).toBe('zobodanwake');
});

test.for([
  ['en', 'Generators that keep stopping', 'My generators were stopping.', 'generator stopped'],
  ['fr', 'Recettes légères pour l’été', 'Les recettes légères que nous préparons.', 'recette legere'],
  ['hi', 'किताबों की दुकान', 'यहाँ अच्छी किताबें मिलती हैं और फ़ोन भी।', 'किताब फोन'],
] as const)('%s: other forms of a word, without accents, find it', async ([, subject, message, q]) => {
  const { tid } = await post(await member(), said(subject, message));
  await settle();
  expect(await tidsOf(q)).toContain(tid);
});

test('nothing found offers another spelling that finds something', async () => {
  const ada = await member();
  for (let at = 0; at < 3; at += 1) await post(ada, said(`Ogbono soup ${at}`, 'How to make ogbono soup thick.'));
  await settle();
  const { list, meant } = await search({ q: 'ogbonno soup' });
  expect(list).toEqual([]);
  expect(meant).toEqual({ q: 'ogbono soup', count: 3 });
});

test('an edit, a move and a deletion reach the index with the next events', async () => {
  const ada = await member();
  const { tid, pid } = await post(ada, said('Quinoa or fonio', 'Which of them is dearer?'));
  const { pid: second } = await reply(ada, tid, { message: 'Amaranthus is the cheapest.' });
  await settle();
  expect(await tidsOf('amaranthus')).toEqual([tid]);
  await api.must('threads.edit', { tid, pid, ...said('Teff or fonio', 'Which of them is dearer?'), typeid: 2 }, ada);
  await settle();
  expect(await tidsOf('quinoa')).toEqual([]);
  expect(await tidsOf('teff')).toEqual([tid]);
  expect(await tidsOf('amaranthus', {}, { typeid: 2 })).toEqual([tid]);
  expect(await tidsOf('amaranthus', {}, { typeid: 1 })).toEqual([]);
  await api.must('threads.delete-post', { tid, pid: second }, ada);
  await settle();
  expect(await tidsOf('amaranthus')).toEqual([]);
  await api.must('threads.delete', { tid }, ada);
  // Before the index takes the event in, too.
  expect(await tidsOf('teff')).toEqual([]);
  await settle();
  expect(await db.selectFrom('search.posts').selectAll().where('tid', '=', tid).execute()).toEqual([]);
});

test('nothing is found above the reader’s level, but one’s own', async () => {
  const [ada, eve, senior] = [await member(), await member(), await member({ groupid: 19 })];
  const { tid } = await post(ada, said('Cassavabread secrets', 'For those who have been here for long.'));
  await db.updateTable('threads.threads').set({ readperm: 60 }).where('tid', '=', tid).execute();
  await settle();
  await db.updateTable('search.posts').set({ readperm: 60 }).where('tid', '=', tid).execute();
  expect(await tidsOf('cassavabread')).toEqual([]);
  expect(await tidsOf('cassavabread', eve)).toEqual([]);
  expect(await tidsOf('cassavabread', ada)).toEqual([tid]);
  expect(await tidsOf('cassavabread', senior)).toEqual([tid]);
});

test('nothing is found of who is blocked or muted, either way, nor by their replies', async () => {
  const [ada, eve, reader] = [await member(), await member(), await member()];
  const { tid } = await post(ada, said('Plantainchips at home', 'How thin do you cut them?'));
  const other = await post(eve, said('Another thread', 'About something else.'));
  await reply(ada, other.tid, { message: 'I cut plantainchips like paper.' });
  await settle();
  expect((await tidsOf('plantainchips', reader)).sort()).toEqual([tid, other.tid].sort());
  await api.must('follows.mute', { mute_uid: ada.uid }, reader);
  expect(await tidsOf('plantainchips', reader)).toEqual([]);
  expect((await tidsOf('plantainchips')).length).toBe(2);
  await api.must('follows.block', { block_uid: eve.uid }, ada);
  expect(await tidsOf('plantainchips', eve)).toEqual([]);
});

test('nothing is found of a member without access, and again once that has ended', async () => {
  const [ada, bola, operator] = [await member(), await member(), await member({ groupid: 1 })];
  const { tid } = await post(ada, said('Tigernut milk', 'Does tigernut milk keep?'));
  const other = await post(bola, said('A drink of mine', 'What goes into it?'));
  await reply(ada, other.tid, { message: 'Tigernut, of course.' });
  await settle();
  await fill();
  const named = async () =>
    (await search({ type: 2, q: ada.username })).list.some((row) => row.found === 'user' && row.uid === ada.uid);
  const ban = async (bannew: number) => {
    await api.must('moderation.ban-user', { ban_uid: ada.uid, bannew, banexpirynew: 7, reason: 'spam' }, operator);
    await settle();
  };
  expect((await tidsOf('tigernut')).sort()).toEqual([tid, other.tid].sort());
  expect(await named()).toBe(true);
  await ban(5);
  expect(await tidsOf('tigernut')).toEqual([]);
  expect(await named()).toBe(false);
  await forum.daysLater(8, async () => expect((await tidsOf('tigernut')).length).toBe(2));
  await ban(4);
  expect((await tidsOf('tigernut')).length).toBe(2);
});

test('posts are filtered by country, author, pictures, answer, kind, time and whom one follows', async () => {
  const [ada, bola, reader] = [await member(), await member({ countryFid: 210 }), await member()];
  const withPhoto = await post(ada, {
    ...said('Millet harvest', 'The millet stands high.'),
    aids: String(await picture(ada)),
  });
  const plain = await post(bola, { ...said('Millet prices', 'What does millet cost?'), country_fid: 210 });
  const { pid } = await reply(reader, plain.tid, { message: 'Eighty a kilo.' });
  await settle();
  const by = (fields: object, who: object = reader) => tidsOf('millet', who, fields);
  expect((await by({})).length).toBe(2);
  expect(await by({ country_fid: 210 })).toEqual([plain.tid]);
  expect(await by({ authorid: ada.uid })).toEqual([withPhoto.tid]);
  expect(await by({ pictures: 1 })).toEqual([withPhoto.tid]);
  expect(await by({ answered: 1 })).toEqual([]);
  await api.must('threads.set-answer', { pid }, bola);
  await settle();
  expect(await by({ answered: 1 })).toEqual([plain.tid]);
  expect(await by({ special: 1 })).toEqual([]);
  expect((await by({ time: 'week' })).length).toBe(2);
  await api.must('follows.follow', { follow_uid: ada.uid, follow: 1 }, reader);
  expect(await by({ followed: 1 })).toEqual([withPhoto.tid]);
  await db
    .updateTable('search.posts')
    .set({ posted_at: new Date('2020-01-01') })
    .where('tid', '=', plain.tid)
    .execute();
  expect(await by({ time: 'week' })).toEqual([withPhoto.tid]);
  expect(await by({ order: 'newest' })).toEqual([withPhoto.tid, plain.tid]);
});

test('R-SRC-002 results come 50 a page, past the end an empty list', async () => {
  const writers: Writer[] = [await member(), await member()];
  for (let at = 0; at < 53; at += 1) {
    await forum.forgetLimits();
    await post(writers[at % 2]!, said(`Sorghum ${at}`, 'Words about sorghum.'));
  }
  await settle();
  const first = await search({ q: 'sorghum' });
  expect([first.list.length, first.count, first.totalPage]).toEqual([50, 53, 2]);
  expect((await search({ q: 'sorghum', page: 2 })).list).toHaveLength(3);
  expect((await search({ q: 'sorghum', page: 3 })).list).toEqual([]);
  expect((await search({ q: 'sorghum', page: 1_000_000 })).list).toEqual([]);
});

test('R-SRC-007 members and topics are found by the beginning of a name and by one typed wrong', async () => {
  const ada = await member();
  await db.updateTable('accounts.members').set({ username: 'ZainabKitchen' }).where('uid', '=', ada.uid).execute();
  const topid = await addTopic(
    { db, now: clock.now(), stale: () => undefined, emit: () => undefined },
    { name: 'Dan Wake Sunday', description: 'Every Sunday.', countryFid: 188, hostUid: ada.uid },
  );
  app.platform.tags.moved([`u:${ada.uid}`]);
  await fill();
  const uids = async (q: string) =>
    (await search({ type: 2, q })).list.flatMap((row) => (row.found === 'user' ? [row.uid] : []));
  expect(await uids('zainab')).toEqual([ada.uid]);
  expect(await uids('zainabkitchn')).toEqual([ada.uid]);
  expect(await uids('nobodyhere')).toEqual([]);
  const { list, counts } = await search({ type: 3, q: 'dan wake' });
  expect(list).toMatchObject([{ found: 'topic', topid, is_following: 0 }]);
  expect(counts.topics.count).toBe(1);
  const near = await api.must('search.search-at-user', { username: 'zain' }, await member());
  expect(near.data.list.map(({ uid }) => uid)).toEqual([ada.uid]);
  expect((await api.must('search.user', { username: 'ZAIN' }, await member())).data.list).toHaveLength(1);
});

test('R-SRC-008 a query without a word is refused in the reader’s language', async () => {
  const answer = await api.call('search.quick-search', { q: '?! ’' });
  expect(answer.error).toBe('search.no_words');
  expect((await api.call('search.quick-search', { q: 'rice', country_fid: 5 })).error).toBe('wire.bad_input');
});

test('while typing: words to their end, topics, boards and members; hostile beginnings find nothing', async () => {
  const ada = await member();
  for (let at = 0; at < 3; at += 1) await post(ada, said(`Masakitchen ${at}`, 'Masakitchen again.'));
  await settle();
  const suggest = async (q: string) => (await api.must('search.suggest', { q, country_fid: 188 })).data;
  expect((await suggest('hot masak')).words).toEqual([{ q: 'hot masakitchen', asked: 0 }]);
  for (const q of ['%', '_', '\\', "' | '", ' ']) expect((await suggest(q)).words).toEqual([]);
});

test('while typing: threads whose titles have what is typed, also words of one thread, as long as their reader finds them', async () => {
  const [ada, bola] = [await member(), await member({ countryFid: 210 })];
  const { tid, pid } = await post(ada, said('Le soukzobo sous les lanternes', 'Une photo du soir.'));
  const other = await post(bola, { ...said('Soukzobounique', 'Ailleurs.'), country_fid: 210 });
  await settle();
  const titled = async (q: string, who: object = {}, countryFid = 188) =>
    (await api.must('search.suggest', { q, country_fid: countryFid }, who)).data.threads.map((row) => row.tid);
  const { threads } = (await api.must('search.suggest', { q: 'soukz', country_fid: 188 })).data;
  expect(threads).toEqual([{ tid, subject: 'Le soukzobo sous les lanternes', replies: 0 }]);
  expect(await titled('SOUKZOBO lant')).toEqual([tid]);
  expect(await titled('soukzobo zzz')).toEqual([]);
  // A rare word finds its title however many newer ones have the other.
  await sql`
    insert into search.titles (tid, word, country_fid)
    select 900000000 + n, word, 188 from generate_series(1, 2500) n, unnest(array['la', 'sous']) word`.execute(db);
  for (const q of ['soukzobo la', 'sous soukzobo la']) expect(await titled(q)).toEqual([tid]);
  await sql`delete from search.titles where tid > 900000000`.execute(db);
  for (const q of ['s', '%', 'soukzobo%']) expect(await titled(q)).toEqual(q === 'soukzobo%' ? [tid] : []);
  expect(await titled('soukzobo', {}, 210)).toEqual([other.tid]);
  expect(await titled('soukzobo', {}, 293)).toEqual([tid, other.tid]);
  await api.must('follows.block', { block_uid: bola.uid }, ada);
  expect(await titled('soukzobo', bola)).toEqual([]);
  await api.must('threads.edit', { tid, pid, ...said('La place le soir', 'Une photo.') }, ada);
  await settle();
  expect(await titled('soukzobo')).toEqual([]);
  expect(await titled('la place le s')).toEqual([tid]);
  await db.updateTable('search.posts').set({ readperm: 60 }).where('tid', '=', tid).execute();
  expect(await titled('la place')).toEqual([]);
  expect(await titled('la place', ada)).toEqual([tid]);
  await api.must('threads.delete', { tid }, ada);
  // Before the index takes the event in, too.
  expect(await titled('la place', ada)).toEqual([]);
  await settle();
  expect(await db.selectFrom('search.titles').selectAll().where('tid', '=', tid).execute()).toEqual([]);
});

test('titles of before are filled in by the job', async () => {
  const { tid } = await post(await member(), said('Mbambarabeans', 'How long do they cook?'));
  await settle();
  await db.deleteFrom('search.titles').execute();
  await refillIndex(db);
  await runTask('search.fill');
  expect((await api.must('search.suggest', { q: 'mbamb', country_fid: 188 })).data.threads).toMatchObject([{ tid }]);
});

test('whom the suggestions offer the search finds: members of all countries, of those alike the country’s own first', async () => {
  const [ada, bola] = [await member({ countryFid: 210 }), await member()];
  for (const [{ uid }, username] of [
    [ada, 'Yetundezor'],
    [bola, 'Yetundezora'],
  ] as const) {
    await db.updateTable('accounts.members').set({ username }).where('uid', '=', uid).execute();
    app.platform.tags.moved([`u:${uid}`]);
  }
  await fill();
  const both = async (q: string, countryFid: number) => {
    const offered = (await api.must('search.suggest', { q, country_fid: countryFid })).data.users;
    const { list, counts } = await search({ type: 2, q, country_fid: countryFid });
    const found = list.flatMap((row) => (row.found === 'user' ? [row.uid] : []));
    expect(offered.map(({ uid }) => uid)).toEqual(found);
    expect(counts.users.count).toBe(found.length);
    return found;
  };
  expect(await both('yetundez', 188)).toEqual([bola.uid, ada.uid]);
  expect(await both('yetundez', 210)).toEqual([ada.uid, bola.uid]);
  expect(await both('yetundezor', 188)).toEqual([ada.uid, bola.uid]);
});

const setHot = (value: readonly string[] | null): Promise<void> =>
  saveSetting({ db, now: clock.now(), stale: (tag) => app.platform.tags.moved([tag]) }, 'hotWords', value);

test('R-SRC-006 hot keywords: those of operators with their targets, then what enough members asked', async () => {
  await setHot(['jollof', 'contest = 77', 'wallet = /ucenter/wallet']);
  onTestFinished(() => setHot(null));
  const hot = async () => (await api.must('search.hot-search-key', {})).data.list;
  expect(await hot()).toMatchObject([
    { id: 1, value: 'jollof', goto_status: 0, link_type: 0 },
    { id: 2, value: 'contest', goto_status: 1, link_type: 1, tid: 77, live_id: 0 },
    { id: 3, value: 'wallet', goto_status: 1, link_type: 2, link: '/ucenter/wallet', login_status: 1 },
  ]);
});

test('what five members asked is suggested and hot, what four asked isn’t, and no row names anybody', async () => {
  const asked = createAskedCounter({ db, clock: clock.now, log: app.platform.log, secret: 'of tests' });
  const ask = async (...uids: number[]) => {
    for (const who of uids)
      asked.note({ q: queryKey('Kunuzaki'), shown: 'Kunuzaki', who: String(who), country: 188, nothing: false });
    await asked.flush();
  };
  const words = async () => (await api.must('search.suggest', { q: 'kunu', country_fid: 188 })).data.words;
  await ask(1, 2, 3, 4, 4);
  expect(await words()).toEqual([]);
  await ask(5);
  expect(await words()).toEqual([{ q: 'Kunuzaki', asked: 1 }]);
  const rows = await db.selectFrom('search.asked').selectAll().execute();
  expect(rows.every(({ mark }) => mark.length === 12)).toBe(true);
  await forum.daysLater(9, async () => {
    expect(await words()).toEqual([]);
    await runTask('search.sweep');
  });
  expect(await db.selectFrom('search.asked').selectAll().execute()).toEqual([]);
});

test('what was there before the index is filled in by the job, and the index is filled anew', async () => {
  const { tid } = await post(await member(), said('Bambara beans', 'How long do bambara beans cook?'));
  await settle();
  await db.deleteFrom('search.posts').execute();
  expect(await tidsOf('bambara')).toEqual([]);
  await refillIndex(db);
  await runTask('search.fill');
  expect(await tidsOf('bambara')).toEqual([tid]);
});

test('what takes several batches is filled whole, and the log says how far it is', async () => {
  const { tid } = await post(await member(), said('Egusi by the thousand', 'The first of many.'));
  await settle();
  await sql`
    insert into threads.posts
    select (jsonb_populate_record(p, jsonb_build_object(
             'pid', 900000 + n, 'position', 1000 + n, 'floor', 1000 + n, 'message', 'Egusi' || n || 'zen'))).*
      from threads.posts p, generate_series(1, 1200) n where p.tid = ${tid} and p.position = 1`.execute(db);
  await sql`update search.filling set next_id = 900001 where kind = 'posts'`.execute(db);
  const logged: Record<string, unknown>[] = [];
  const log = { ...app.platform.log, info: (fields: object) => void logged.push({ ...fields }) };
  const run = (most?: number) => fillIndex({ db, log, stems: createStems(), clock: clock.now }, most);
  expect([await run(2), await run(), await run()]).toEqual([2, 1, 0]);
  expect(logged).toEqual([
    { kind: 'posts', next: 901001, share: 0.99, perSecond: expect.any(Number) },
    { kind: 'posts', next: null, share: 1, perSecond: expect.any(Number) },
  ]);
  const indexed = db.selectFrom('search.posts').where('tid', '=', tid).where('pid', '>', 900000);
  expect(await indexed.select(({ fn }) => fn.countAll<number>().as('posts')).execute()).toEqual([{ posts: 1200 }]);
  for (const n of [1, 501, 1200]) expect(await tidsOf(`egusi${n}zen`)).toEqual([tid]);
});

test('a post from long ago is found beside a new one, with and without filters, though all posts are looked through in parts', async () => {
  const ada = await member();
  const old = await post(ada, said('Zobostretch of old', 'What was written at the beginning.'));
  await sql`select setval('threads.posts_pid_seq', 1600000)`.execute(db);
  const { tid } = await post(ada, said('Zobostretch of late', 'What was written a million posts later.'));
  await settle();
  const both = new Set([tid, old.tid]);
  expect(new Set(await tidsOf('zobostretch'))).toEqual(both);
  expect(new Set(await tidsOf('zobostretch', {}, { authorid: ada.uid }))).toEqual(both);
  expect((await search({ q: 'zobostretch', authorid: ada.uid })).counts.posts).toEqual({ count: 2, more: 0 });
});
