import { beforeEach, describe, expect, test } from 'vitest';
import { operatorsSession } from '../../../tests/support/forum.ts';
import { testAnnouncements, words } from './testing/announcements-site.ts';

const site = await testAnnouncements();
const { announce, api, clock, db, inSeconds, member, operator, save, shown, runTask } = site;

beforeEach(async () => {
  await site.forgetLimits();
  await db.updateTable('announcements.announcements').set({ ended_at: clock.now() }).execute();
  await runTask('announcements.turn');
});

const titleOf = async (from?: Parameters<typeof shown>[0]) => (await shown(from)).top?.title;

describe('an announcement', () => {
  test('is a draft that nobody sees until it is planned, runs between its dates, and is over by itself', async () => {
    clock.stopInTest();
    const draft = await save({ from: inSeconds(60), to: inSeconds(120) });
    expect([draft.state, (await shown()).top]).toEqual(['draft', null]);
    const planned = (await api.must('announcements.plan', { id: draft.id, version: draft.version }, operator)).data;
    expect([planned.state, (await shown()).top]).toEqual(['planned', null]);
    clock.advance(60);
    expect((await shown()).top).toMatchObject({ title: words.title_en, lang: 'en', until: draft.to, trial: 0 });
    clock.advance(60);
    expect((await shown()).top).toBeNull();
    const { list } = (await api.must('announcements.admin-list', {}, operator)).data;
    expect(list.find(({ id }) => id === draft.id)?.state).toBe('over');
  });

  test('is read in the reader’s language, in the countries and languages that it is for', async () => {
    await announce({ countries: [188, 211] });
    expect(await titleOf()).toBe(words.title_en);
    expect(await titleOf({ country: 211, language: 'fr' })).toBe(words.title_fr);
    expect(await titleOf({ country: 207 })).toBeUndefined();
    await announce({ languages: ['hi'], priority: 200, title_hi: 'सिर्फ़ हिन्दी में' });
    expect(await titleOf({ country: 210, language: 'hi' })).toBe('सिर्फ़ हिन्दी में');
    expect(await titleOf()).toBe(words.title_en);
  });

  test('stands on top one at a time: that with more priority, then the newer one; Home has three beside it', async () => {
    await announce({ priority: 10, title_en: 'Less' });
    await announce({ priority: 90, title_en: 'More' });
    await announce({ priority: 90, title_en: 'More, and newer' });
    for (const title_en of ['One', 'Two', 'Three', 'Four']) await announce({ place: 'home', title_en });
    const { top, home } = await shown();
    expect([top?.title, home.map(({ title }) => title)]).toEqual(['More, and newer', ['Four', 'Three', 'Two']]);
  });

  test('that runs or is planned is changed by whoever has proven to be the owner just now', async () => {
    const saved = await announce();
    const sent = { ...words, to: inSeconds(3600), id: saved.id, version: saved.version };
    const prove = (proven_at: Date | null) =>
      db.updateTable('accounts.sessions').set({ proven_at }).where('uid', '=', operator.uid).execute();
    await prove(null);
    clock.advance(120);
    const refused = await api.call('announcements.save', sent, operator);
    expect(refused.error).toBe('wire.proof_needed');
    expect((await api.call('announcements.save', { ...words }, operator)).ok).toBe(true);
    await prove(operatorsSession.proven_at);
    clock.advance(120);
    expect((await api.call('announcements.save', sent, operator)).ok).toBe(true);
  });

  test('is dismissed by a member once and for all, and by nobody else; what can’t be dismissed stays', async () => {
    const [ada, bola] = [await member(), await member()];
    const { id } = await announce();
    await shown({ who: ada });
    await api.must('announcements.dismiss', { id }, ada);
    await api.must('announcements.dismiss', { id }, ada);
    expect([await titleOf({ who: ada }), await titleOf({ who: bola }), await titleOf()]).toEqual([
      undefined,
      words.title_en,
      words.title_en,
    ]);
    const { list } = (await api.must('announcements.admin-list', {}, operator)).data;
    expect(list.find((each) => each.id === id)?.dismissed).toEqual({ count: 0, few: 1 });
    const other = await announce({ dismissible: 0, title_en: 'For everybody' });
    await api.must('announcements.dismiss', { id: other.id }, ada);
    expect(await titleOf({ who: ada })).toBe('For everybody');
    expect((await api.call('announcements.dismiss', { id: 999_999 }, ada)).error).toBe('announcements.unknown');
  });

  test('is sent to oneself: its operator alone sees it, for half an hour, in any country', async () => {
    const other = await member({ groupid: 1 });
    const { id } = await save({ countries: [207] });
    await api.must('announcements.try', { id }, operator);
    expect((await shown({ who: operator })).top).toMatchObject({ id, trial: 1 });
    expect([await titleOf({ who: other }), await titleOf({ country: 207 })]).toEqual([undefined, undefined]);
    clock.advance(1801);
    expect(await titleOf({ who: operator })).toBeUndefined();
  });

  test('is changed while it runs, and ended early; what is over stays as it was', async () => {
    const { id, version } = await announce();
    await shown();
    const changed = { ...words, id, version, to: inSeconds(7200), title_en: 'The store is open again' };
    await api.must('announcements.save', changed, operator);
    expect(await titleOf()).toBe('The store is open again');
    expect((await api.must('announcements.end', { id }, operator)).data.state).toBe('over');
    expect(await titleOf()).toBeUndefined();
    for (const name of ['announcements.end', 'announcements.try'] as const)
      expect((await api.call(name, { id }, operator)).error).toBe('announcements.over');
    expect((await api.call('announcements.save', { ...changed, version: version + 2 }, operator)).error).toBe(
      'announcements.over',
    );
  });
});

describe('what can’t be shown as it is', () => {
  const planned = async (fields: object) => {
    const { id, version } = await save(fields);
    return api.call('announcements.plan', { id, version }, operator);
  };

  test('a missing language blocks with its name, unless the operator says that English will do', async () => {
    const answer = await planned({ title_hi: '' });
    expect([answer.error, answer.body.msg]).toEqual([
      'announcements.language_missing',
      'Missing: हिन्दी. Write it, or say that English will do.',
    ]);
    expect((await planned({ title_hi: '', countries: [188, 211] })).error).toBeUndefined();
    expect((await planned({ text_fr: '', countries: [211] })).error).toBe('announcements.language_missing');
    const { data } = await api.must('announcements.admin-list', {}, operator);
    expect(data.list.find(({ state }) => state === 'draft')?.missing).toEqual(['fr']);
    await announce({ title_hi: '', text_hi: '', english_will_do: 1, priority: 500 });
    expect((await shown({ country: 210, language: 'hi' })).top).toMatchObject({ lang: 'en', title: words.title_en });
    expect((await planned({ title_en: '', english_will_do: 1 })).error).toBe('announcements.language_missing');
  });

  test.each([
    ['no words', { title_en: '', title_fr: '', title_hi: '' }, 'announcements.empty'],
    ['a banner without a picture', { kind: 'banner' }, 'announcements.picture_missing'],
    ['no end', { to: 0 }, 'announcements.times'],
    ['an end that has been', { to: 1_700_000_000 }, 'announcements.times'],
  ])('%s', async (_, fields, refusal) => {
    expect((await planned(fields)).error).toBe(refusal);
  });

  test('an end before the beginning, or after more than a year', async () => {
    expect((await planned({ from: inSeconds(100), to: inSeconds(100) })).error).toBe('announcements.times');
    expect((await planned({ to: inSeconds(367 * 86_400) })).error).toBe('announcements.times');
  });

  test('a page of another site, a country that isn’t there, a picture of another member’s', async () => {
    const aid = await site.picture(await member());
    const saved = (fields: object) => api.call('announcements.save', { ...words, ...fields }, operator);
    expect((await saved({ url: '//evil.example/x' })).error).toBe('wire.bad_input');
    expect((await saved({ url: 'https://evil.example/' })).error).toBe('wire.bad_input');
    expect((await saved({ countries: [1] })).error).toBe('wire.bad_input');
    expect((await saved({ aid })).error).toBe('media.unknown_picture');
  });

  test('one that runs stays whole', async () => {
    const { id, version } = await announce();
    const input = { ...words, id, version, to: inSeconds(7200), title_fr: '' };
    expect((await api.call('announcements.save', input, operator)).error).toBe('announcements.language_missing');
    expect(await titleOf()).toBe(words.title_en);
  });
});

test('a banner has its picture, and leads to a page of the site', async () => {
  const aid = await site.picture(operator);
  await announce({ kind: 'banner', place: 'home', aid, url: '/photos?order=new' });
  const { home } = await shown();
  expect(home[0]).toMatchObject({ kind: 'banner', url: '/photos?order=new', picture: { aid } });
});

test('of two operators who change one at once, one is refused', async () => {
  const other = await member({ groupid: 1 });
  const { id, version } = await save();
  const change = (who: typeof operator, title_en: string) =>
    api.call('announcements.save', { ...words, id, version, title_en }, who);
  const errors = (await Promise.all([change(operator, 'Mine'), change(other, 'Theirs')])).map(({ error }) => error);
  expect(errors.sort()).toEqual(['announcements.changed_meanwhile', undefined]);
  expect((await api.call('announcements.plan', { id, version }, operator)).error).toBe(
    'announcements.changed_meanwhile',
  );
});

test('of two who plan one at once, one does, and the trail has it once', async () => {
  const other = await member({ groupid: 1 });
  const { id, version } = await save({ title_en: 'Planned by two' });
  const answers = await Promise.all(
    [operator, other].map((who) => api.call('announcements.plan', { id, version }, who)),
  );
  expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
  const rows = await db
    .selectFrom('moderation.audit')
    .select('action')
    .where('subject', '=', 'Planned by two')
    .where('action', '=', 'announcements.plan')
    .execute();
  expect(rows).toHaveLength(1);
});

test('members and moderators are refused', async () => {
  for (const groupid of [10, 2, 3])
    expect((await api.call('announcements.save', words, await member({ groupid }))).error).toBe('wire.forbidden');
});
