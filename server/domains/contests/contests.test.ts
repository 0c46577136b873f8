import { describe, expect, test } from 'vitest';
import { giveMoney } from '../../../tests/support/wealth.ts';
import { contestWords, prize, testContests } from './testing/contests.ts';

const site = await testContests();
const { api, clock, close, contest, dates, db, enter, entry, member, operator, refusedEntry, seconds } = site;
const one = async (id: number, reader?: { token: string }) =>
  (await api.must('contests.one', { contest: id }, reader ?? {})).data;
const like = (tid: number, who: { token: string }, fields: object = {}) =>
  api.call('threads.like-photo', { tid, ...fields }, who);
const award = (id: number, tid: number, place = 1) => api.call('contests.award', { contest: id, place, tid }, operator);

describe('opening a contest', () => {
  test('it says what it is in the reader’s language, its dates, prizes and where it stands', async () => {
    const id = await contest({ prizes: JSON.stringify([prize(2, { xgold: 50, count: 2 }), prize(1)]) });
    const shown = await one(id);
    expect(shown).toMatchObject({ phase: 'open', decide: 'likes', entries: 0, entries_max: 3, first_prize: 'Prize 1' });
    expect(shown).toMatchObject({ title: contestWords.title_en, rules: ['Your own photo', 'Up to 3 photos'] });
    expect(shown.prizes.map(({ place, what, count }) => [place, what, count])).toEqual([
      [1, 'Prize 1', 1],
      [2, 'Prize 2', 2],
    ]);
    const french = await api.must('contests.one', { contest: id }, { language: 'fr' });
    expect(french.data.title).toBe(contestWords.title_fr);
    const { list } = (await api.must('contests.list', { fid: 770 })).data;
    expect(list.map((row) => row.id)).toContain(id);
  });

  test.each([
    ['it closes before it opens', { opens_at: 5, entries_until: 0, closes_at: 4, winners_at: 6 }, 'closes_at'],
    ['photos are taken until before it opens', { opens_at: 5, entries_until: 5 }, 'entries_until'],
    ['likes end before photos do', { entries_until: 8, closes_at: 7 }, 'closes_at'],
    ['winners come with the close', { closes_at: 9, winners_at: 9 }, 'winners_at'],
  ])('%s: crossing dates are refused, and the field is named', async (_, days, field) => {
    const sent = { opens_at: 5, entries_until: 6, closes_at: 7, winners_at: 9, ...days };
    const moments = Object.fromEntries(
      Object.entries(sent).map(([name, at]) => [name, at === 0 ? 0 : seconds() + at * site.day]),
    );
    const answer = await api.call('contests.create', { ...contestWords, ...dates(), ...moments }, operator);
    expect([answer.error, answer.body.field]).toEqual(['contests.dates_cross', field]);
  });

  test('words lack in no language, prizes have places of their own, the jury is known', async () => {
    const sent = { ...contestWords, ...dates() };
    const asked = async (fields: object) => api.call('contests.create', { ...sent, ...fields } as never, operator);
    expect((await asked({ title_hi: ' ' })).body.issues).toMatchObject([{ field: 'title_hi' }]);
    expect((await asked({ prizes: JSON.stringify([prize(1), prize(1)]) })).error).toBe('contests.prizes_wrong');
    expect((await asked({ prizes: '{' })).error).toBe('contests.prizes_wrong');
    expect((await asked({ jury: 'NobodyIsCalledSo' })).error).toBe('contests.member_unknown');
    expect((await asked({ categories: [99_999] })).error).toBe('contests.unknown_category');
    expect((await asked({ fid: 15443 })).error).toBe('threads.unknown_board');
  });

  test('what somebody has agreed to stays; dates that are to come move', async () => {
    const id = await contest();
    const sent = { contest: id, ...contestWords, ...dates(), prizes: JSON.stringify([prize(1)]) };
    const edited = await api.must('contests.edit', { ...sent, version: 1, title_en: 'Markets' }, operator);
    expect([edited.data.version, (await one(id)).agreement_version]).toEqual([2, 2]);
    expect((await api.call('contests.edit', { ...sent, version: 1 }, operator)).error).toBe(
      'contests.changed_meanwhile',
    );
    const ada = await member();
    expect(await refusedEntry(ada, { contest: id, agreement_version: 1 })).toBe('contests.agreement_changed');
    await enter(ada, { contest: id, agreement_version: 2 });
    const asked = (fields: object) =>
      api.call('contests.edit', { ...sent, version: 2, title_en: 'Markets', ...fields }, operator);
    for (const fields of [{ title_fr: 'Autre' }, { decide: 'jury' }, { prizes: '[]' }, { categories: [1] }])
      expect((await asked(fields)).error).toBe('contests.agreed_before');
    expect((await asked({ winners_at: seconds() + 9 * site.day })).ok).toBe(true);
  });
});

describe('entering', () => {
  test('an entry stands in its contest with its photos, and the member has one less left', async () => {
    const [id, ada] = [await contest(), await member()];
    const { tid } = await enter(ada, { contest: id });
    const { data } = await api.must('contests.entries', { contest: id });
    expect(data.list.map((row) => [row.tid, row.photos.length, row.photo?.contest?.id])).toEqual([[tid, 1, id]]);
    expect((await one(id, ada)).own).toMatchObject({ agreed: 1, entries: 1, left: 2, mine: [{ tid, state: 'in' }] });
    expect((await one(id)).own).toMatchObject({ agreed: 0, can: { enter: false }, enterRefusal: 'threads.need_login' });
  });

  test('without the agreement, with another’s photo, or without one nothing is entered', async () => {
    const [id, ada, eve] = [await contest(), await member(), await member()];
    expect(await refusedEntry(eve, { contest: id, agree: 0 })).toBe('contests.agreement_missing');
    expect(await refusedEntry(eve, { contest: id, aids: (await entry(ada)).aids })).toBe('media.unknown_picture');
    expect(await refusedEntry(eve, { contest: id, aids: [] })).toBe('threads.photo_none');
    expect((await one(id, eve)).own).toMatchObject({ agreed: 0, entries: 0 });
  });

  test('as many as the contest takes of a member, also of several at once', async () => {
    const [id, ada] = [await contest({ entries_max: 2 }), await member()];
    const at = await Promise.all(
      Array.from({ length: 5 }, async () =>
        api.call('threads.new-thread-photos', await entry(ada, { contest: id }), ada),
      ),
    );
    expect(at.filter(({ ok }) => ok)).toHaveLength(2);
    expect(at.flatMap(({ error }) => error ?? [])).toEqual(Array(3).fill('contests.entries_used'));
    const [mine] = (await one(id, ada)).own.mine;
    await api.must('threads.delete', { tid: mine!.tid }, ada);
    await enter(ada, { contest: id });
  });

  test('before it opens, after photos end, once it is closed, from another country: each is refused by name', async () => {
    const ada = await member();
    const now = seconds();
    const early = await contest({ opens_at: now + site.day });
    expect(await refusedEntry(ada, { contest: early })).toBe('contests.not_open_yet');
    const liking = await contest({ entries_until: now });
    expect(await refusedEntry(ada, { contest: liking })).toBe('contests.closed');
    expect((await one(liking, ada)).own.enterRefusal).toBe('contests.closed');
    const indian = await contest({ country_fid: 207 });
    expect(await refusedEntry(ada, { contest: indian })).toBe('contests.other_country');
    expect(await refusedEntry(ada, { contest: 99_999 })).toBe('contests.unknown');
    expect(await refusedEntry(ada, { contest: early, fid: 771 })).toBe('contests.unknown');
  });

  test('closed while one uploads: the entry is refused, and the draft has its words and photos', async () => {
    const [id, ada] = [await contest(), await member()];
    const sent = await entry(ada, { contest: id });
    const saved = { subject: sent.subject, message: '', aids: sent.aids, special: 5 };
    const draft = (await api.must('threads.save-draft', saved as never, ada)).data;
    await close(id);
    expect(await refusedEntry(ada, { ...sent, draft: draft.tid })).toBe('contests.closed');
    const draftNow = (await api.must('threads.draft', { tid: draft.tid } as never, ada)).data as object;
    expect(JSON.stringify(draftNow)).toContain(sent.subject);
  });
});

describe('likes that decide', () => {
  test('count once a member and not on one’s own', async () => {
    const [id, ada, bola] = [await contest(), await member(), await member()];
    const { tid, pid } = await enter(ada, { contest: id });
    expect((await like(tid, ada)).error).toBe('threads.photo_own_like');
    expect((await api.call('threads.like', { pid, like: 1 }, ada)).error).toBe('threads.photo_own_like');
    expect((await like(tid, bola, { like: 1 })).body.data).toEqual({ is_like: 1, like: 1 });
    expect((await like(tid, bola, { like: 1 })).body.data).toEqual({ is_like: 1, like: 1 });
    const { own } = (await api.must('threads.info', { tid }, ada)).data.photo!;
    expect(own).toEqual({ can: { like: false, edit: true }, likeRefusal: 'threads.photo_own_like' });
    const free = await enter(ada);
    expect((await like(free.tid, ada)).ok).toBe(true);
  });

  test('all count by one instant: what came before the close is in the figure, and nothing after it', async () => {
    const [id, ada] = [await contest(), await member()];
    const { tid } = await enter(ada, { contest: id });
    const crowd = await Promise.all(Array.from({ length: 40 }, () => member()));
    const [early, late] = [crowd.slice(0, 20), crowd.slice(20)];
    const [answers] = await Promise.all([
      Promise.all(early.map((each) => like(tid, each, { like: 1 }))),
      api.must('contests.close', { contest: id }, operator),
    ]);
    clock.aheadInTest(1);
    const [after] = await Promise.all([
      Promise.all(late.map((each) => like(tid, each, { like: 1 }))),
      site.runTask('contests.freeze-due'),
    ]);
    const counted = [...answers, ...after].filter(({ ok }) => ok).length;
    expect(after.map(({ error }) => error)).toEqual(Array(20).fill('threads.photo_frozen'));
    const { photo, like: likes } = (await api.must('threads.info', { tid })).data;
    expect([photo?.frozen, photo?.final_likes, likes]).toEqual([1, counted, counted]);
    expect((await like(tid, early[0]!, { like: 0 })).error).toBe('threads.photo_frozen');
  });

  test('at the very instant of the close none counts, also before the job has come', async () => {
    const closes_at = seconds() + 3 * site.day;
    const id = await contest({ entries_until: 0, closes_at });
    const [ada, bola, chi] = [await member(), await member(), await member()];
    const { tid } = await enter(ada, { contest: id });
    await site.daysLater(2, async () => {
      expect((await like(tid, bola)).ok).toBe(true);
    });
    await site.daysLater(1, async () => {
      expect((await like(tid, chi)).error).toBe('threads.photo_frozen');
      await site.runTask('contests.freeze-due');
      expect((await api.must('threads.info', { tid })).data.photo).toMatchObject({ frozen: 1, final_likes: 1 });
      expect((await one(id)).phase).toBe('closed');
    });
  });

  test('the order is drawn for each reader, the same on each page, and shows nobody who leads', async () => {
    const id = await contest({ entries_max: 20 });
    const [ada, bola] = [await member(), await member()];
    for (let n = 0; n < 12; n += 1) await enter(n % 2 ? ada : bola, { contest: id });
    const read = async (fields: object, reader: { token: string }) =>
      (await api.must('contests.entries', { contest: id, limit: 5, ...fields }, reader)).data;
    const orders = await Promise.all(
      [ada, bola].map(async (reader) => {
        const [first, second] = [await read({ page: 1 }, reader), await read({ page: 2 }, reader)];
        const third = await read({ after: second.next }, reader);
        expect([first.order, third.next]).toEqual(['drawn', '']);
        const tids = [first, second, third].flatMap(({ list }) => list.map(({ tid }) => tid));
        expect(new Set(tids).size).toBe(12);
        expect((await read({ after: first.next }, reader)).list).toEqual(second.list);
        return tids.join();
      }),
    );
    expect(orders[0]).not.toBe(orders[1]);
    expect((await read({ order: 'like' }, ada)).order).toBe('drawn');
    expect((await api.call('contests.entries', { contest: id, after: 'zz' })).body.issues).toMatchObject([
      { field: 'after' },
    ]);
    await close(id);
    expect((await read({}, ada)).order).toBe('like');
  });
});

describe('the jury', () => {
  test('gives points once each, not to an own entry, and until there are winners', async () => {
    const [judge, other, ada] = [await member(), await member(), await member()];
    const id = await contest({ decide: 'jury', jury: `${judge.username}, ${judge.username}` });
    const [{ tid }, own] = [await enter(ada, { contest: id }), await enter(judge, { contest: id })];
    const vote = async (target: number, points: number, who = judge) =>
      (await api.call('contests.vote', { contest: id, tid: target, points }, who)).error;
    expect(await vote(tid, 7, other)).toBe('contests.not_jury');
    expect(await vote(own.tid, 7)).toBe('contests.own_entry');
    expect(await vote((await enter(ada)).tid, 7)).toBe('contests.entry_unknown');
    expect([await vote(tid, 7), await vote(tid, 9)]).toEqual([undefined, undefined]);
    const seen = (await api.must('contests.jury', { contest: id }, judge)).data.list;
    expect(new Map(seen.map((row) => [row.tid, row.points])).get(tid)).toBe(9);
    expect((await api.call('contests.jury', { contest: id }, ada)).error).toBe('contests.not_jury');
    await close(id);
    const { standings } = (await api.must('contests.admin-one', { contest: id }, operator)).data;
    expect(standings.find((row) => row.tid === tid)).toMatchObject({ points: 9, judged: 1 });
    expect((await award(id, tid)).ok).toBe(true);
    expect(await vote(tid, 1)).toBe('contests.jury_over');
  });
});

describe('prizes', () => {
  test('are paid once each, however often and at once they are given, and shown on the thread', async () => {
    const id = await contest({ prizes: JSON.stringify([prize(1, { xgold: 500 }), prize(2, { count: 2 })]) });
    const [ada, bola] = [await member(), await member()];
    await giveMoney(db, clock.now(), ada.uid, 1);
    const [{ tid }, second] = [await enter(ada, { contest: id }), await enter(bola, { contest: id })];
    expect((await award(id, tid)).error).toBe('contests.not_closed');
    await close(id);
    const at = await Promise.all([award(id, tid), award(id, tid), award(id, tid)]);
    expect(at.filter(({ ok }) => ok)).toHaveLength(1);
    expect(at.flatMap(({ error }) => error ?? [])).toEqual(Array(2).fill('contests.won_before'));
    expect((await award(id, second.tid)).error).toBe('contests.prize_given');
    expect((await award(id, second.tid, 9)).error).toBe('contests.prize_unknown');
    expect((await award(id, second.tid, 2)).body.data).toMatchObject({ left: 1, xgold: 0 });
    const paid = await db
      .selectFrom('economy.transfers')
      .select('reason')
      .where('reason', '=', 'contest_prize')
      .execute();
    expect(paid).toHaveLength(1);
    const shown = await one(id);
    expect([shown.phase, shown.prizes[0]?.winners]).toMatchObject(['won', [{ tid, username: ada.username }]]);
    const { prize: won } = (await api.must('threads.info', { tid })).data;
    expect(won).toMatchObject({ what: 'Prize 1', winner: { uid: ada.uid } });
    const winners = (await api.must('threads.photo-lists', { list: 'winners' })).data.lists;
    expect(winners.map((row) => row.tid)).toEqual(expect.arrayContaining([tid, second.tid]));
  });
});

test('entrants are notified that their entry counts, that the contest closed, and that they won', async () => {
  const [id, ada] = [await contest(), await member()];
  const { tid } = await enter(ada, { contest: id });
  await close(id);
  await site.runTask('contests.notify-entrants');
  await site.runTask('contests.notify-entrants');
  await award(id, tid);
  await site.app.platform.outbox.drain();
  const kinds = await db.selectFrom('notices.notices').select('kind').where('uid', '=', ada.uid).execute();
  expect(
    kinds
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('contest_'))
      .sort(),
  ).toEqual(['contest_closed', 'contest_entry', 'contest_won']);
});

test('R-PHO-002 operators close a board to photos and say from which day it opens', async () => {
  const ada = await member();
  const available = async () => (await api.must('contests.photos-available', {})).data;
  expect(await available()).toEqual({ IsAvailable: 1, isavaible: 1, opens: '' });
  const opens = new Date(clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const row = { name: 'photoUploads', value: JSON.stringify({ open: false, opens }), updated_at: clock.now() };
  await db.insertInto('platform.settings').values(row).execute();
  site.app.platform.tags.moved(['settings']);
  expect(await available()).toEqual({ IsAvailable: 0, isavaible: 0, opens });
  const refused = await api.call('threads.new-thread-photos', await entry(ada), ada);
  expect([refused.error, refused.body.opens]).toEqual(['contests.unavailable', opens]);
  expect((await api.must('contests.dreams-available', {})).body).toMatchObject({
    IsAvailable: 1,
    data: { IsAvailable: 1 },
  });
  await site.daysLater(3, async () => {
    expect(await available()).toMatchObject({ IsAvailable: 1 });
  });
  await db.deleteFrom('platform.settings').execute();
  site.app.platform.tags.moved(['settings']);
});

test('R-DRM-002 a dream that was helped stands in the list, and comes back with what became of it', async () => {
  const ada = await member();
  const { tid } = await enter(ada, { fid: 771, subject: 'A sewing machine for two' });
  const photo = await enter(ada);
  const set = (fields: object) =>
    api.call('contests.set-dream', { tid, state: 'helped', ...fields } as never, operator);
  expect((await set({ tid: photo.tid })).error).toBe('contests.dream_unknown');
  expect((await set({ state: 'told' })).error).toBe('contests.dream_untold');
  expect((await set({})).ok).toBe(true);
  const aid = await site.picture(operator);
  await set({ state: 'told', what: 'It came on 18 November.', aid });
  const { dream } = (await api.must('threads.info', { tid })).data.photo!;
  expect(dream).toMatchObject({ state: 'told', what: 'It came on 18 November.', photo: { aid } });
  const helped = (await api.must('threads.dream-list', { state: 'helped' })).data;
  expect(helped.lists.map((row) => row.tid)).toEqual([tid]);
});

test('categories of a board are opened, closed and named in three languages', async () => {
  const list = async () => (await api.must('contests.categories', { fid: 770 })).data.list;
  const before = await list();
  expect(before.map(({ name }) => name)).toEqual(['Street', 'Night', 'Food', 'Portrait', 'Nature']);
  const named = { fid: 770, name_en: 'Water', name_fr: 'Eau', name_hi: 'पानी', position: 5 };
  const { typeid } = (await api.must('contests.save-category', named, operator)).data;
  expect((await list())[0]).toEqual({ typeid, name: 'Water', photos: 0 });
  const ada = await member();
  const [stays, other] = [await enter(ada, { typeid }), await enter(ada)];
  await api.must('contests.save-category', { ...named, typeid, open: 0 }, operator);
  expect((await list()).map(({ name }) => name)).not.toContain('Water');
  expect(await refusedEntry(ada, { typeid })).toBe('contests.unknown_category');
  const change = (tid: number) =>
    api.call('threads.edit-photos', { tid, subject: 'Water at night', typeid }, ada).then(({ error }) => error);
  // What has it stays in it.
  expect([await change(stays.tid), await change(other.tid)]).toEqual([undefined, 'contests.unknown_category']);
});
