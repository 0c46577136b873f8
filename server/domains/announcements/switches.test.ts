import { beforeEach, describe, expect, test } from 'vitest';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { testAnnouncements, words } from './testing/announcements-site.ts';

const site = await testAnnouncements();
const { api, app, db, member, operator, shown, switchTo } = site;

beforeEach(() => site.forgetLimits());

test('every call that stands behind a switch names one that a domain declares', () => {
  const declared = app.switches.map(({ name }) => name);
  const named = app.calls.flatMap(({ spec }) => spec.opens ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !declared.includes(name))).toEqual([]);
});

describe('a feature that is off', () => {
  test('refuses by name whoever it is off for, and is on again as it was', async () => {
    const entries = async () => (await api.call('contests.one', { contest: 999 })).error;
    expect(await entries()).toBe('contests.unknown');
    await switchTo('contests.page', 'off');
    expect(await entries()).toBe('wire.not_open');
    expect((await shown()).off).toEqual(['contests.page']);
    expect((await api.must('contests.list', { fid: boardFids.photo })).data.list).toEqual([]);
    await switchTo('contests.page', 'on');
    expect([await entries(), (await shown()).off]).toEqual(['contests.unknown', []]);
  });

  test('is on for some countries, by the member’s own, and by the page’s for guests', async () => {
    const [nigerian, kenyan] = [await member(), await member({ countryFid: 207 })];
    await switchTo('contests.page', 'some', { countries: [188] });
    const asked = async (who: typeof nigerian) => (await api.call('contests.one', { contest: 999 }, who)).error;
    expect([await asked(nigerian), await asked(kenyan)]).toEqual(['contests.unknown', 'wire.not_open']);
    expect([(await shown({ who: kenyan })).off, (await shown()).off, (await shown({ country: 207 })).off]).toEqual([
      ['contests.page'],
      [],
      ['contests.page'],
    ]);
    await switchTo('contests.page', 'on');
  });

  test('the draw’s pages are refused, and what proves a draw or is a winner’s own is not', async () => {
    const asked = async () => [
      (await api.call('draw.current', {})).error,
      (await api.call('draw.view', { drawid: 999 })).error,
      (await api.call('draw.winners', { drawid: 999 })).error,
      (await api.call('draw.file', { drawid: 999 })).error,
      (await api.call('draw.own-prize', { drawid: 999, place: 1 }, await member())).error,
    ];
    const answered = [undefined, 'draw.unknown', 'draw.unknown', 'draw.unknown', 'draw.not_winner'];
    expect(await asked()).toEqual(answered);
    await switchTo('draw.page', 'off');
    expect(await asked()).toEqual(['wire.not_open', 'wire.not_open', 'wire.not_open', ...answered.slice(3)]);
    await switchTo('draw.page', 'on');
    expect(await asked()).toEqual(answered);
  });

  test('applications of creators are refused, and the page of conditions says that none can be sent', async () => {
    const ada = await member();
    await db
      .insertInto('threads.author_counters')
      .values({ uid: ada.uid, threads: 10, posts: 10, likes: 0, favorites: 0, liked: 0 })
      .execute();
    await db.insertInto('follows.counters').values({ uid: ada.uid, fans: 100, follows: 0 }).execute();
    const can = async () => (await api.must('creator.conditions', {}, ada)).data.canApply;
    const message = 'Lagos after dark, with the settings.';
    expect(await can()).toBe(1);
    await switchTo('creator.applications', 'off');
    expect(await can()).toBe(0);
    expect((await api.call('creator.apply', { message }, ada)).error).toBe('wire.not_open');
    await switchTo('creator.applications', 'on');
    await api.must('creator.apply', { message }, ada);
    await switchTo('creator.applications', 'off');
    expect((await api.must('creator.withdraw', {}, ada)).data.status).toBe('withdrawn');
    await switchTo('creator.applications', 'on');
  });

  test('campaigns are neither written nor planned while they are off', async () => {
    await switchTo('announcements.campaigns', 'off');
    const { title_en } = words;
    expect((await api.call('announcements.save-campaign', { title_en }, operator)).error).toBe('wire.not_open');
    await switchTo('announcements.campaigns', 'on');
  });
});

describe('who switches', () => {
  test('names a switch that is there, and a country that is there', async () => {
    const input = { name: 'contests.none', mode: 'off', version: 0, reason: 'why' } as const;
    expect((await api.call('announcements.save-switch', input, operator)).error).toBe('announcements.switch_unknown');
    const elsewhere = { ...input, name: 'contests.page', countries: [1] };
    expect((await api.call('announcements.save-switch', elsewhere, operator)).error).toBe('wire.bad_input');
  });

  test('is one of two at once, and the trail has what changed with its reason', async () => {
    const other = await member({ groupid: 1 });
    const { list } = (await api.must('announcements.switches', {}, operator)).data;
    const found = list.find(({ name }) => name === 'contests.page');
    expect(found).toMatchObject({ label: 'Contests', mode: 'on' });
    const version = found?.version ?? 0;
    const input = { name: 'contests.page', mode: 'some', share: 20, version, reason: 'a first try' } as const;
    const answers = await Promise.all(
      [operator, other].map((who) => api.call('announcements.save-switch', input, who)),
    );
    expect(answers.map(({ error }) => error).toSorted()).toEqual(['announcements.changed_meanwhile', undefined]);
    const rows = await db.selectFrom('moderation.audit').selectAll().where('reason', '=', 'a first try').execute();
    expect(rows).toMatchObject([
      { subject: 'contests.page', before: { share: 100 }, after: { mode: 'some', share: 20 } },
    ]);
    await switchTo('contests.page', 'on');
  });
});
