import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { countries, countryOfFid, languages } from '../../../contract/primitives/countries.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { utcDay } from '../../platform/days.ts';
import { figureName } from '../../platform/figure.ts';
import { dayIn } from '../../platform/time-zone.ts';
import { countDay, countFigure } from './jobs/count-day.ts';
import { figureOf } from './reads/series.ts';
import { dayAfter, daysBetween } from './rules/days.ts';
import { writeLivelyDays } from './testing/lively-days.ts';

const forum = await testForum();
const { api, app, db, clock, member, runTask } = forum;
const operator = await member({ groupid: 1 });
const today = utcDay(clock.now());
const yesterday = dayAfter(today, -1);
const [nigeria, kenya, india] = [188, 207, 210];

const deps = { db, clock: clock.now, figures: () => app.figures };
const named = (name: string) => figureOf(app.figures, name);
const people = await Promise.all(
  [nigeria, nigeria, kenya, india].map((countryFid) => member({ countryFid, days: 60 })),
);
await writeLivelyDays(db, { until: clock.now(), days: 24, writers: people.map(({ uid }) => uid) });

/** A hand on the clock of figures: who came on a day, by UTC and their own. */
const came = (day: string, uids: readonly number[]) =>
  sql`insert into accounts.came (day, own, uid)
      select ${day}::date, own, uid from unnest(${uids}::bigint[]) as u (uid), unnest(array[true, false]) as o (own)
      on conflict do nothing`.execute(db);

const series = async (
  figure: string,
  fields: { from?: string; to?: string; country_fid?: number; language?: string } = {},
) =>
  (await api.must('statistics.series', { figure, from: yesterday, to: yesterday, ...fields } as never, operator)).data;
const shown = async (figure: string, fields = {}) => {
  const [day] = (await series(figure, fields)).days;
  return day?.value ?? (day && day.under > 0 ? `under ${day.under}` : null);
};

beforeEach(() => forum.forgetLimits());

describe('a day that was counted', () => {
  test('equals a recount from the rows, for all, for each language and for each country', async () => {
    const rows = await db
      .selectFrom('threads.posts')
      .innerJoin('threads.threads', 'threads.threads.tid', 'threads.posts.tid')
      .select(['threads.posts.created_at', 'threads.threads.country_fid', 'threads.posts.position'])
      .execute();
    const days = [3, 15].map((back) => dayAfter(today, -back));
    const replying = { ...deps, figures: () => [named('threads.replies')] };
    for (const day of days) await countDay(replying, day);
    for (const day of days) {
      const replies = rows.filter(({ position }) => position > 1);
      const byUtc = replies.filter(({ created_at }) => utcDay(created_at) === day);
      const span = { from: day, to: day };
      expect(byUtc.length).toBeGreaterThan(20);
      expect(await shown('threads.replies', span)).toBe(byUtc.length);
      for (const { fid, timeZone } of countries) {
        const own = replies.filter((row) => row.country_fid === fid && dayIn(timeZone, row.created_at) === day);
        expect([fid, await shown('threads.replies', { ...span, country_fid: fid })]).toEqual([fid, own.length]);
      }
      for (const language of languages) {
        const read = byUtc.filter((row) => countryOfFid(row.country_fid)?.language === language);
        expect(await shown('threads.replies', { ...span, language })).toBe(read.length);
      }
    }
  });

  test('is the same however often it is counted, and every figure equals what its domain would count now', async () => {
    const day = dayAfter(today, -5);
    await countDay(deps, day);
    const stored = () =>
      db
        .selectFrom('statistics.figures')
        .select(['figure', 'country_fid', 'language', 'part', 'value', 'shown'])
        .where('day', '=', day)
        .orderBy('figure')
        .orderBy('country_fid')
        .orderBy('language')
        .orderBy('part')
        .execute();
    const before = await stored();
    await countDay(deps, day);
    expect(await stored()).toEqual(before);
    for (const figure of app.figures.filter(({ firstDay }) => !firstDay)) {
      const cells = await countFigure(db, figure, day);
      const of = before.filter((row) => row.figure === figureName(figure));
      expect(of).toHaveLength(cells.length);
      for (const { countryFid, language, part, value, shown } of cells)
        expect(of).toContainEqual({
          ...{ figure: figureName(figure), country_fid: countryFid, language, part, value, shown },
        });
    }
  });

  test('whose sources are gone stays as it was counted while they were there', async () => {
    await came(
      yesterday,
      people.map(({ uid }) => uid),
    );
    const six = await Promise.all(Array.from({ length: 6 }, () => member({ days: 60 })));
    await came(
      yesterday,
      six.map(({ uid }) => uid),
    );
    await countDay(deps, yesterday);
    const here = await shown('members.here');
    expect(here).toBeGreaterThan(5);
    await sql`delete from accounts.came where day <= ${yesterday}`.execute(db);
    await countDay(deps, yesterday);
    expect(await shown('members.here')).toBe(here);
  });

  test('is counted by the job of the night, as are those that it missed', async () => {
    await db.deleteFrom('statistics.days').execute();
    await runTask('statistics.count');
    const counted = await db.selectFrom('statistics.days').select('day').orderBy('day').execute();
    expect(counted.map(({ day }) => day)).toEqual(daysBetween(dayAfter(today, -7), yesterday));
    expect((await series('threads.threads', { from: dayAfter(today, -1), to: today })).days.at(-1)).toMatchObject({
      ...{ day: today, value: null, under: 0 },
    });
  });

  test('of money has the reasons why it moved, the largest first', async () => {
    const [ada] = people;
    const words = { shown: 'For your help', reason: 'A prize' };
    await forum.daysLater(1, async () => {
      await api.must(
        'operators.transfer',
        { uid: ada?.uid, way: 'give', currency: 'xgold', amount: 50, ...words } as never,
        operator,
      );
      await api.must('economy.check-in', {}, ada);
      const day = utcDay(clock.now());
      await countDay(deps, day);
      const { total, byPart, unit } = await series('economy.xgoldIn', { from: day, to: day });
      expect(unit).toBe('xgold');
      expect(byPart.map(({ part, label, value }) => [part, label, value])).toEqual([
        ['by_hand', 'Transfers by our team', 50],
        ['check_in', 'Daily check-ins', 10],
      ]);
      expect(total).toEqual({ value: 60, under: 0 });
    });
  });
});

describe('who came', () => {
  test('is shown of five people and more; of fewer the page and the file say so, and no sum gives it away', async () => {
    await db.deleteFrom('accounts.came').execute();
    const of = (countryFid: number, count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await member({ countryFid, days: 60 })).uid));
    await came(yesterday, [
      ...(await of(nigeria, 9)),
      ...(await of(206, 7)),
      ...(await of(kenya, 2)),
      ...(await of(india, 5)),
    ]);
    await countDay(deps, yesterday);
    const of188 = async (country_fid: number) => shown('members.here', { country_fid });
    expect([await of188(nigeria), await of188(kenya), await of188(india)]).toEqual([9, 'under 5', 5]);
    // Egypt is hidden with Kenya, whose two would be what the language's sum has more than the others'.
    expect(await of188(206)).toBe('under 5');
    expect([await shown('members.here'), await shown('members.here', { language: 'en' })]).toEqual([23, 18]);
    expect(await shown('members.here', { language: 'fr' })).toBe('under 5');
    // Of a week it is known only once there are seven days.
    expect(await shown('members.hereWeek')).toBeNull();
    await came(dayAfter(yesterday, -6), [operator.uid]);
    await countDay(deps, yesterday);
    expect(await shown('members.hereWeek')).toBe(24);
    const file = await api.call(
      'statistics.csv',
      { figures: 'members.here', from: yesterday, to: yesterday, country_fid: kenya } as never,
      operator,
    );
    expect(new TextDecoder().decode(file.bytes).trim().split('\r\n').at(-1)).toMatch(/^[\d-]+,under 5,/);
  });

  test('is noted when a member calls, once a day, and forgotten after the month that is summed up', async () => {
    await db.deleteFrom('accounts.came').execute();
    const ada = await member();
    for (let time = 0; time < 3; time += 1) await api.must('members.is-creator', {}, ada);
    const rows = () => db.selectFrom('accounts.came').selectAll().where('uid', '=', ada.uid).execute();
    expect((await rows()).map(({ own }) => own).sort()).toEqual([false, true]);
    await came(dayAfter(today, -41), [ada.uid]);
    await runTask('statistics.count');
    expect(await rows()).toHaveLength(2);
  });

  test('isn’t shown for a week whose other days would say who joined on a day of a few', async () => {
    const sunday =
      daysBetween(dayAfter(today, -49), dayAfter(today, -43)).find((day) => new Date(day).getUTCDay() === 0) ?? '';
    const joinOn = async (day: string, countryFid: number, count: number) => {
      const age = (Date.parse(today) - Date.parse(day)) / 86_400_000;
      for (let at = 0; at < count; at += 1) await member({ countryFid, days: age });
    };
    await joinOn(dayAfter(sunday, -3), india, 6);
    await joinOn(dayAfter(sunday, -2), india, 2);
    await joinOn(dayAfter(sunday, -3), kenya, 6);
    await joinOn(dayAfter(sunday, -2), kenya, 7);
    for (const back of [6, 5, 4, 3, 2, 1, 0]) await countDay(deps, dayAfter(sunday, -back));
    const joined = async (countryFid: number) => {
      const { list } = (await api.must('statistics.retention', { country_fid: countryFid } as never, operator)).data;
      return list.find((row) => row.week === dayAfter(sunday, -6))?.joined;
    };
    expect(await joined(india)).toEqual({ value: null, under: 5 });
    expect(await joined(kenya)).toEqual({ value: 13, under: 0 });
  });

  test('is followed from the week of joining on, week by week', async () => {
    await db.deleteFrom('accounts.came').execute();
    const sunday =
      daysBetween(dayAfter(today, -14), dayAfter(today, -8)).find((day) => new Date(day).getUTCDay() === 0) ?? '';
    const age = (Date.parse(today) - Date.parse(sunday)) / 86_400_000;
    const joined = await Promise.all(Array.from({ length: 8 }, () => member({ countryFid: nigeria, days: age + 2 })));
    await came(
      dayAfter(sunday, 3),
      joined.slice(0, 6).map(({ uid }) => uid),
    );
    // Who came is known from the week before on.
    await came(dayAfter(sunday, -20), [operator.uid]);
    await countDay(deps, sunday);
    await countDay(deps, dayAfter(sunday, 7));
    const { list } = (await api.must('statistics.retention', { country_fid: nigeria } as never, operator)).data;
    const week = list.find((row) => row.week === dayAfter(sunday, -6));
    expect(week?.joined).toEqual({ value: 8, under: 0 });
    expect(week?.after[0]).toEqual({ value: 6, under: 0 });
    const file = await api.call('statistics.retention-csv', { country_fid: nigeria } as never, operator);
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes).split('\r\n').slice(0, -1);
    const weeksAfter = list.map(({ after }) => after.length);
    expect(lines[0]?.split(',')).toEqual([
      ...['\uFEFFWeek from', 'Joined'],
      ...Array.from({ length: Math.max(...weeksAfter) }, (_, at) => `Week ${at + 1}`),
    ]);
    expect(lines.slice(1)).toHaveLength(list.length);
    expect(lines.find((line) => line.startsWith(week?.week ?? 'none'))).toMatch(/^[\d-]+,8,6(,|$)/);
    const cellOf = ({ value, under }: { value: number | null; under: number }) =>
      value === null ? (under > 0 ? 'under 5' : '') : String(value);
    expect(lines.slice(1)).toEqual(
      list.map(({ week: monday, joined: all, after }) => [monday, ...[all, ...after].map(cellOf)].join(',')),
    );
  });
});

describe('a series', () => {
  test('stands beside as many days before, and says in whose days it is', async () => {
    const [from, to] = [dayAfter(today, -6), dayAfter(today, -4)];
    for (const day of daysBetween(dayAfter(from, -3), to)) await countDay(deps, day);
    const { days, total, before, sums } = await series('threads.threads', { from, to });
    expect(days.map(({ day, before: { day: earlier } }) => [day, earlier])).toEqual(
      daysBetween(from, to).map((day) => [day, dayAfter(day, -3)]),
    );
    expect(sums).toBe(true);
    expect(total.value).toBe(days.reduce((sum, { value }) => sum + (value ?? 0), 0));
    expect(before.value).toBe(days.reduce((sum, day) => sum + (day.before.value ?? 0), 0));
  });

  test('of people who come is no sum: who came on two days is one', async () => {
    expect((await series('members.here')).total).toEqual({ value: null, under: 0 });
  });

  test('is a year long at most, from its first day to its last, of a figure that there is', async () => {
    const ask = async (figure: string, from: string, to: string) =>
      (await api.call('statistics.series', { figure, from, to } as never, operator)).error;
    expect(await ask('threads.threads', '2025-01-01', '2026-01-01')).toBeUndefined();
    expect(await ask('threads.threads', '2025-01-01', '2026-01-02')).toBe('statistics.days_many');
    expect(await ask('threads.threads', '2026-01-02', '2026-01-01')).toBe('statistics.days_many');
    expect(await ask('threads.nothing', '2026-01-01', '2026-01-02')).toBe('statistics.figure_unknown');
  });

  test.each([
    ['0000-01-01', '0000-01-02'],
    ['9999-12-30', '9999-12-31'],
  ])('of days that no figure can have is refused in words: %s to %s', async (from, to) => {
    const refused = [
      await api.call('statistics.series', { figure: 'threads.threads', from, to }, operator),
      await api.call('statistics.csv', { figures: 'threads.threads', from, to }, operator),
    ];
    for (const { error } of refused) expect(error).toBe('wire.bad_input');
  });

  test('is for operators: a member, a creator and a moderator are refused', async () => {
    const creator = await member();
    await db.updateTable('accounts.members').set({ is_creator: true }).where('uid', '=', creator.uid).execute();
    for (const who of [await member(), creator, await member({ groupid: 3 }), await member({ groupid: 2 })])
      for (const name of [
        'statistics.figures',
        'statistics.series',
        'statistics.retention',
        'statistics.retention-csv',
        'statistics.csv',
      ] as const)
        expect((await api.call(name, {} as never, who)).error).toBe('wire.forbidden');
  });
});

test('the file has the columns of the table, a line a day, in the language of who asks', async () => {
  const [from, to] = [dayAfter(today, -6), dayAfter(today, -5)];
  for (const day of daysBetween(dayAfter(from, -2), to)) await countDay(deps, day);
  const ask = async (fields: object) => {
    const query = { figures: 'threads.threads,threads.replies', from, to, ...fields };
    const file = await api.call('statistics.csv', query as never, operator);
    expect(file.headers.get('content-type')).toContain('text/csv');
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes).split('\r\n');
  };
  const lines = await ask({});
  expect(lines[0]).toBe('\uFEFFDay,New threads,"New threads, before",New replies,"New replies, before"');
  const [threads, replies] = [
    await series('threads.threads', { from, to }),
    await series('threads.replies', { from, to }),
  ];
  for (const [at, day] of threads.days.entries()) {
    const other = replies.days[at];
    expect(lines[at + 1]).toBe([day.day, day.value, day.before.value, other?.value, other?.before.value].join(','));
  }
  expect((await ask({ before: 0 }))[0]).toBe('\uFEFFDay,New threads,New replies');
});

test('what is counted is shown with its name, its parts and the days that there are', async () => {
  await countDay(deps, yesterday);
  const { list, last } = (await api.must('statistics.figures', {}, operator)).data;
  expect(list.map(({ figure }) => figure)).toEqual(app.figures.map(figureName));
  expect(list.find(({ figure }) => figure === 'members.here')).toMatchObject({ label: 'Members here', unit: 'people' });
  expect(last && last >= yesterday).toBe(true);
  expect(named('members.here').sums).toBe(false);
});
