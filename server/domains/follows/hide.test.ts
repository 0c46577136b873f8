import { beforeEach, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { followsPersonalData } from './personal-data.ts';

const { api, app, clock, db, pool, member, post, reply, settle, forgetLimits } = await testForum();

beforeEach(() => forgetLimits());

type Member = Awaited<ReturnType<typeof member>>;

const block = (who: Member, whom: Member, status = 1) =>
  api.must('follows.block', { block_uid: whom.uid, status }, who);
const mute = (who: Member, whom: Member, status = 1) => api.must('follows.mute', { mute_uid: whom.uid, status }, who);
const tids = (list: readonly { tid: number }[]): number[] => list.map((row) => row.tid);

test('a block ends the following both ways, and neither can begin it again until it is lifted', async () => {
  const [ada, bola] = [await member(), await member()];
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  expect((await block(ada, bola)).data).toEqual({ mute_status: 0, block_status: 1 });
  const counters = await db
    .selectFrom('follows.counters')
    .selectAll()
    .where('uid', 'in', [ada.uid, bola.uid])
    .execute();
  expect(counters.map(({ fans, follows }) => fans + follows)).toEqual([0, 0]);
  for (const [who, whom] of [
    [ada, bola],
    [bola, ada],
  ] as const) {
    expect((await api.call('follows.follow', { follow_uid: whom.uid }, who)).error).toBe('follows.blocked');
    expect((await api.call('follows.follow-add', { follow_uid: whom.uid }, who)).error).toBe('follows.blocked');
    expect((await api.call('follows.other-fans-list', { other_uid: whom.uid }, who)).error).toBe('follows.blocked');
  }
  expect((await block(ada, bola, 0)).data).toEqual({ mute_status: 0, block_status: 0 });
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
});

test('lists show nothing of the blocked to either, nothing of the muted to who muted them, and stay full', async () => {
  const [ada, bola, chi] = [
    await member({ countryFid: 772 }),
    await member({ countryFid: 772 }),
    await member({ countryFid: 772 }),
  ];
  const [first] = [await post(chi)];
  const posted: number[] = [first.tid];
  for (let i = 0; i < 6; i += 1) {
    clock.advance(60);
    const { tid } = await post(i % 2 === 0 ? bola : chi);
    posted.unshift(tid);
  }
  await settle();
  const bolas = [posted[1], posted[3], posted[5]] as number[];
  const chis = posted.filter((tid) => !bolas.includes(tid));
  const latest = async (who: object, fields: object = {}) =>
    (await api.must('feeds.latest', { country_fid: 772, limit: 3, ...fields }, who)).data;
  const forYou = async (who: object) =>
    tids((await api.must('feeds.for-you', { country_fid: 772, limit: 50 }, who)).data.list);
  expect(tids((await latest(ada)).list)).toEqual(posted.slice(0, 3));

  await mute(ada, bola);
  const page = await latest(ada);
  expect(tids(page.list)).toEqual(chis.slice(0, 3));
  expect(tids((await latest(ada, { page: 2 })).list)).toEqual(chis.slice(3));
  expect(tids((await latest(ada, { page: 2, after: page.next })).list)).toEqual(chis.slice(3));
  expect((await latest(ada, { page: 2 })).totalPage).toBe(2);
  expect((await forYou(ada)).sort()).toEqual([...chis].sort());
  // Muting is one's own affair.
  expect(tids((await latest(bola)).list)).toEqual(posted.slice(0, 3));
  expect((await forYou({})).length).toBe(posted.length);

  await mute(ada, bola, 0);
  await block(bola, chi);
  for (const [who, left] of [
    [bola, bolas],
    [chi, chis],
  ] as const) {
    expect(tids((await latest(who, { limit: 50 })).list)).toEqual(left);
    expect((await forYou(who)).sort()).toEqual([...left].sort());
  }
  expect(tids((await latest(ada)).list)).toEqual(posted.slice(0, 3));
});

test('a page of a list is full although threads among it need more read access than the reader has', async () => {
  const ada = await member({ countryFid: 211 });
  const posted: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    clock.advance(60);
    const { tid } = await post(ada);
    posted.unshift(tid);
  }
  await settle();
  const closed = [posted[0], posted[2], posted[3]] as number[];
  await db.updateTable('threads.threads').set({ readperm: 200 }).where('tid', 'in', closed).execute();
  const open = posted.filter((tid) => !closed.includes(tid));
  const list = async (who: object, page = 1) =>
    (await api.must('feeds.latest', { country_fid: 211, limit: 3, page }, who)).data;
  expect(tids((await list({})).list)).toEqual(open.slice(0, 3));
  expect(tids((await list({}, 2)).list)).toEqual(open.slice(3));
  expect((await list({}, 2)).totalPage).toBe(2);
  // One's own are never too high.
  expect(tids((await list(ada)).list)).toEqual(posted.slice(0, 3));
  const forYou = await api.must('feeds.for-you', { country_fid: 211, limit: 5 });
  expect(tids(forYou.data.list).sort()).toEqual([...open].sort());
});

test('a thread: nothing of the blocked is read by either; the muted’s is, by who opens it', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(bola);
  const info = (who: object) => api.call('threads.info', { tid }, who);
  await mute(ada, bola);
  expect((await info(ada)).data.mute_status).toBe(1);
  await block(ada, bola);
  expect((await info(ada)).error).toBe('threads.author_blocked');
  expect((await api.call('threads.reply-list', { tid }, ada)).error).toBe('threads.author_blocked');
  expect((await api.call('threads.view', { tid }, ada)).error).toBe('threads.author_blocked');
  await block(ada, bola, 0);
  await block(bola, ada);
  expect((await info(ada)).error).toBe('threads.no_permission');
  expect((await info({})).ok).toBe(true);
});

test('replies of hidden members keep their place without a word; a member who has blocked the reader is not named', async () => {
  const [host, ada, bola] = [await member(), await member(), await member()];
  const { tid } = await post(host);
  const parent = await reply(bola, tid, { message: 'A word of Bola’s.' });
  const below = await reply(bola, tid, { message: 'And one below it.', repquote: parent.pid });
  await reply(host, tid, { message: 'An answer to that.', repquote: below.pid });
  await reply(host, tid, { message: 'A word of the host’s.' });
  const list = async (who: object) => (await api.must('threads.reply-list', { tid }, who)).data.list;
  await mute(ada, bola);
  const [hidden, open] = await list(ada);
  expect(hidden).toMatchObject({ hidden: 'muted', message: '', attachment: [], author: bola.username, status: 1 });
  expect(Object.values(hidden!.can).some(Boolean)).toBe(false);
  expect(hidden!.children_list).toMatchObject([{ hidden: 'muted', message: '' }, { quote_author: bola.username }]);
  expect(open).toMatchObject({ hidden: '', author: host.username });
  await block(bola, ada);
  const [gone] = await list(ada);
  expect(gone).toMatchObject({ hidden: 'blocked_by', message: '', author: '', authorid: 0, is_author: 0, floor: 1 });
  expect(gone!.children_list[1]).toMatchObject({ author: host.username, quote_author: '' });
  await block(ada, bola);
  expect((await list(ada))[0]).toMatchObject({ hidden: 'blocked', author: bola.username });
  expect((await list({}))[0]).toMatchObject({ hidden: '', author: bola.username });
  // Who likes the host's post, without those hidden.
  const { pid } = (await list({}))[1]!;
  await api.must('threads.like', { pid, like: 1 }, bola);
  expect((await api.must('threads.likers', { pid }, ada)).data.likelist).toEqual([]);
});

test('neither answers, likes, favourites or mentions what the other wrote', async () => {
  const [host, ada, bola] = [await member(), await member(), await member()];
  const own = await post(bola);
  const { tid } = await post(host);
  const answered = await reply(bola, tid);
  await block(bola, ada);
  const refused = async (name: Parameters<typeof api.call>[0], input: object) =>
    (await api.call(name, input, ada)).error;
  const message = 'May I say a word?';
  expect(await refused('threads.new-reply', { tid: own.tid, message })).toBe('threads.kept_apart');
  expect(await refused('threads.send-reply', { tid, message, repquote: answered.pid })).toBe('threads.kept_apart');
  expect(await refused('threads.agree', { tid: own.tid })).toBe('threads.kept_apart');
  expect(await refused('threads.like', { pid: answered.pid, like: 1 })).toBe('threads.kept_apart');
  expect(await refused('threads.favorite', { id: own.tid, favorite: 1 })).toBe('threads.kept_apart');
  const said = await reply(ada, tid, { message, at_list_current: `${bola.uid},${host.uid}` });
  const row = await db.selectFrom('threads.posts').select('at_list').where('pid', '=', said.pid).executeTakeFirst();
  expect(row?.at_list).toEqual([host.uid]);
  const titled = await post(ada, { at_list_current: `${bola.uid},${host.uid}` });
  const thread = await db
    .selectFrom('threads.threads')
    .select('at_list')
    .where('tid', '=', titled.tid)
    .executeTakeFirst();
  expect(thread?.at_list).toEqual([host.uid]);
});

test('hiding: never oneself or nobody, a block goes before a muting, and the list gives them back', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  for (const name of ['follows.block', 'follows.mute'] as const) {
    const field = name === 'follows.block' ? 'block_uid' : 'mute_uid';
    expect((await api.call(name, { [field]: ada.uid }, ada)).error).toBe('follows.hide_yourself');
    expect((await api.call(name, { [field]: 999_999 }, ada)).error).toBe('follows.unknown_member');
    expect((await api.call(name, { [field]: bola.uid })).http).toBe(401);
  }
  await mute(ada, bola);
  await block(ada, bola);
  expect((await mute(ada, bola)).data).toEqual({ mute_status: 0, block_status: 1 });
  clock.advance(5);
  await mute(ada, chi);
  const list = async (kind: string, who = ada) =>
    (await api.must('follows.hidden-list', { kind }, who)).data.list.map((row) => row.uid);
  expect(await list('blocked')).toEqual([bola.uid]);
  expect(await list('muted')).toEqual([chi.uid]);
  expect(await list('blocked', bola)).toEqual([]);
  await block(ada, chi, 0);
  expect(await list('muted')).toEqual([chi.uid]);
  await mute(ada, chi, 0);
  await block(ada, bola, 0);
  expect([...(await list('blocked')), ...(await list('muted'))]).toEqual([]);
  expect((await api.call('follows.hidden-list')).http).toBe(401);
});

test('follow lists leave out whom the reader doesn’t see', async () => {
  const [star, ada, bola, chi] = [await member(), await member(), await member(), await member()];
  for (const fan of [ada, bola, chi]) await api.must('follows.follow', { follow_uid: star.uid }, fan);
  await block(ada, bola);
  await mute(ada, chi);
  const fans = async (who: object) =>
    (await api.must('follows.other-fans-list', { other_uid: star.uid }, who)).data.list.map((row) => row.uid).sort();
  expect(await fans(ada)).toEqual([ada.uid]);
  expect(await fans(bola)).toEqual([bola.uid, chi.uid].sort());
  expect(await fans({})).toEqual([ada.uid, bola.uid, chi.uid].sort());
});

test('two at once: mutual follows are both counted, and nobody follows past a block', async () => {
  const [ada, bola] = [await member(), await member()];
  await Promise.all([
    api.must('follows.follow', { follow_uid: bola.uid }, ada),
    api.must('follows.follow', { follow_uid: ada.uid }, bola),
  ]);
  const both = await db.selectFrom('follows.counters').selectAll().where('uid', 'in', [ada.uid, bola.uid]).execute();
  expect(both.map(({ fans, follows }) => [fans, follows])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  for (let round = 0; round < 8; round += 1) {
    const [one, other] = [await member(), await member()];
    await Promise.all([
      block(one, other),
      api.call('follows.follow', { follow_uid: one.uid }, other),
      api.call('follows.follow-list-all', { follow_uid: String(other.uid) }, one),
    ]);
    const pairs = await db.selectFrom('follows.follows').selectAll().where('uid', 'in', [one.uid, other.uid]).execute();
    expect(pairs).toEqual([]);
    const left = await db.selectFrom('follows.counters').selectAll().where('uid', 'in', [one.uid, other.uid]).execute();
    expect(left.every(({ fans, follows }) => fans === 0 && follows === 0)).toBe(true);
  }
});

test('with who is forgotten go their own hides and the blocks put on them; what others muted stays theirs', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  await block(ada, chi);
  await block(bola, ada);
  await mute(chi, ada);
  const ctx = { db, now: clock.now(), log: app.platform.log, emit: () => undefined, stale: () => undefined };
  expect(await followsPersonalData.forget(ctx, ada.uid)).toBe(false);
  const left = await db
    .selectFrom('follows.hides')
    .select(['uid', 'hidden_uid'])
    .where((eb) => eb.or([eb('uid', '=', ada.uid), eb('hidden_uid', '=', ada.uid)]))
    .execute();
  expect(left).toEqual([{ uid: chi.uid, hidden_uid: ada.uid }]);
});

test('a member who hides 1,000 members hides no more, not even two in the same moment', async () => {
  const [ada, bola] = [await member(), await member()];
  const values = Array.from({ length: 1000 }, (_, i) => ({
    ...{ uid: ada.uid, hidden_uid: 5_000_000 + i, kind: 1, created_at: clock.now() },
  }));
  await db.insertInto('follows.hides').values(values).execute();
  const muteBola = () => api.call('follows.mute', { mute_uid: bola.uid }, ada);
  expect((await muteBola()).error).toBe('follows.too_many_hidden');
  await db.deleteFrom('follows.hides').where('uid', '=', ada.uid).where('hidden_uid', '=', 5_000_000).execute();
  const other = 'insert into follows.hides (uid, hidden_uid, kind, created_at) values ($1, 5000000, 1, $2)';
  const late = await whileHeld(
    pool,
    [
      ['select pg_advisory_xact_lock(hashtextextended($1, 0))', [`follows hides ${ada.uid}`]],
      [other, [ada.uid, clock.now()]],
    ],
    muteBola,
  );
  expect(late.error).toBe('follows.too_many_hidden');
});
