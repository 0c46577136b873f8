import { expect, test } from 'vitest';
import { member, rendered } from '../../testing/rendered.tsx';
import type { Asked } from './asked.ts';
import { LastDayCards } from './components/LastDayCards.tsx';
import { StatisticsScreen } from './components/StatisticsScreen.tsx';
import type { JoinedWeek, Series, StatisticsPage } from './queries.ts';

const asked: Asked = {
  ...{ about: 'members', countryFid: 188, language: '', from: '2026-11-25', to: '2026-11-28', beside: true },
};
const known = {
  abouts: ['members', 'threads', 'messages', 'search', 'economy', 'store', 'retention'],
  ...{ first: '2026-10-01', last: '2026-11-28', homeFid: 188 },
};
const shownAs = (value: number | null, under = 0) => ({ value, under });
const days: Series['days'] = [
  { day: '2026-11-25', ...shownAs(null), before: { day: '2026-11-21', ...shownAs(null) } },
  { day: '2026-11-26', ...shownAs(null, 5), before: { day: '2026-11-22', ...shownAs(7) } },
  { day: '2026-11-27', ...shownAs(1200), before: { day: '2026-11-23', ...shownAs(null, 5) } },
  { day: '2026-11-28', ...shownAs(12), before: { day: '2026-11-24', ...shownAs(10) } },
];
const series = (figure: string, label: string, given: Partial<Series> = {}): Series => ({
  ...{
    figure,
    label,
    unit: 'people',
    sums: true,
    parts: [],
    days,
    total: shownAs(1212),
    before: shownAs(17),
    byPart: [],
  },
  ...given,
});
const page: StatisticsPage = {
  ...{ asked, known, countedAt: '2026-11-29T01:37:00Z', series: [series('members.joined', 'Members who joined')] },
  weeks: [],
};

type Country = 'ng' | 'ci' | 'in';
const text = (html: string) => html.replaceAll('<!-- -->', '');
const shown = (given: Partial<StatisticsPage> = {}, country: Country = 'ng') =>
  text(rendered(<StatisticsScreen {...page} {...given} />, { country, viewer: { ...member, groupid: 1 } }));
const cells = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
  );

test('a figure stands with its comparison, drawn, and in a table of the file’s columns, the newest first', () => {
  const html = shown();
  expect(html).toContain('Who comes, and who joins?');
  expect(html).toContain('In 4 days; 4 days before: 17');
  expect(html).toMatch(
    /role="img" aria-label="Members who joined from 26 November 2026 to 28 November 2026: between 0/,
  );
  expect(cells(html)).toEqual([
    ['Day', 'Members who joined', 'Members who joined, before'],
    ['28 Nov 2026', '12', '10'],
    ['27 Nov 2026', '1,200', 'under 5'],
    ['26 Nov 2026', 'under 5', '7'],
    ['25 Nov 2026', '–', '–'],
  ]);
  expect(html).toContain('Days of fewer than 5 people are drawn at 0.');
});

test('people who are here are not summed up: the last day stands beside the one so many days before', () => {
  const html = shown({ series: [series('members.here', 'Members here', { sums: false, total: shownAs(null) })] });
  expect(html).toContain('On 28 November 2026; 4 days before: 10');
});

test('without the days before neither the table nor the words have them', () => {
  const html = shown({ asked: { ...asked, beside: false } });
  expect(cells(html)[0]).toEqual(['Day', 'Members who joined']);
  expect(html).not.toContain('days before: ');
});

test('country, language and dates are links, and a form that needs no script', () => {
  const html = shown();
  expect(html).toMatch(/href="[^"]*country=0&amp;from=2026-11-25&amp;to=2026-11-28&amp;language=fr"/);
  expect(html).toMatch(/href="[^"]*from=2026-10-30&amp;to=2026-11-28"[^>]*>30 days/);
  expect(html).toMatch(/<form[^>]*action="[^"]*\/operator\/statistics"/);
  expect(html).toMatch(/type="date"[^>]*name="from"/);
  expect(html).toContain('Days in the time of Nigeria.');
  expect(shown({ asked: { ...asked, countryFid: 0 } })).toContain('Days by UTC.');
});

const weeks: JoinedWeek[] = [
  { week: '2026-11-16', joined: shownAs(40), after: [] },
  { week: '2026-11-09', joined: shownAs(20), after: [shownAs(10)] },
  { week: '2026-11-02', joined: shownAs(10), after: [shownAs(8), shownAs(null, 5)] },
];

test('of people who joined it says how many came again, as shares, and too few are not shown', () => {
  const html = shown({ asked: { ...asked, about: 'retention' }, series: [], weeks });
  expect(html).toContain('Do people come back?');
  expect(html).toContain('Of those who joined in the week from 9 November 2026; the week before: 80%');
  expect(cells(html)).toEqual([
    ['Week from', 'Joined', 'Week 1', 'Week 2'],
    ['16 November 2026', '40', '', ''],
    ['9 November 2026', '20', '10 (50%)', ''],
    ['2 November 2026', '10', '8 (80%)', 'under 5'],
  ]);
});

test('the file of the figures that are shown is asked for by the page’s form before script', () => {
  const html = shown();
  const asks =
    'figures=members.joined&amp;before=1&amp;from=2026-11-25&amp;to=2026-11-28&amp;country_fid=188&amp;language=';
  expect(html).toContain(`formAction="/do/statistics.csv?${asks}"`);
  expect(shown({ asked: { ...asked, beside: false } })).toContain('&amp;before=0&amp;');
  expect(html).toMatch(/data-file="yes"[^>]*>.*?CSV<\/button>/s);
});

test('the link to the weeks’ file holds its lines, with figures that a spreadsheet reads', () => {
  const html = shown({ asked: { ...asked, about: 'retention' }, series: [], weeks });
  const [, href = ''] =
    /download="statistics-ng-weeks.csv" href="data:text\/csv;charset=utf-8,([^"]*)"/.exec(html) ?? [];
  expect(decodeURIComponent(href)).toBe(
    [
      '\uFEFF"Week from","Joined","Week 1","Week 2"',
      '"2026-11-16","40","",""',
      '"2026-11-09","20","10",""',
      '"2026-11-02","10","8","under 5"\r\n',
    ].join('\r\n'),
  );
});

test('where nothing was counted it says so in place of a line', () => {
  const none = days.map(({ day, before }) => ({ day, ...shownAs(null), before }));
  const html = shown({ series: [series('members.here', 'Members here', { sums: false, days: none })] });
  expect(html).toMatch(/stroke-dasharray.*>Not counted<\/p>/s);
  expect(cells(html)[1]).toEqual(['28 Nov 2026', '–', '10']);
  const few = weeks.map(({ week, after }) => ({
    week,
    joined: shownAs(null, 5),
    after: after.map(() => shownAs(null, 5)),
  }));
  const weekly = shown({ asked: { ...asked, about: 'retention' }, series: [], weeks: few });
  expect(weekly).toMatch(/stroke-dasharray.*>No share to show yet/s);
  expect(cells(weekly)[2]).toEqual(['9 November 2026', 'under 5', 'under 5', '']);
});

test.each([
  ['ng', 'under 5'],
  ['ci', 'moins de 5'],
  ['in', '5 से कम'],
] as const)('too few people are words in figure, comparison and table, in %s', (country, words) => {
  const few = days.map(({ day, before }) => ({ day, ...shownAs(null, 5), before: { ...before, ...shownAs(null, 5) } }));
  const html = shown(
    { series: [series('members.joined', 'A', { days: few, total: shownAs(null, 5), before: shownAs(null, 5) })] },
    country,
  );
  expect(html).toMatch(new RegExp(`<b class="num text-lg">${words}</b>`));
  expect(
    cells(html)
      .slice(1)
      .flatMap((row) => row.slice(1)),
  ).toEqual(Array.from({ length: 8 }, () => words));
});

test.each(['ng', 'ci', 'in'] as const)('every question has its words, in %s', (country) => {
  const parts = [{ part: 'x', label: 'Daily check-in', ...shownAs(3) }];
  for (const about of [...known.abouts, 'other'])
    expect(
      shown({ asked: { ...asked, about }, weeks, series: [series('a.b', 'A', { byPart: parts })] }, country),
    ).not.toMatch(/statistics\.\w+\.?\w*["<]/);
  expect(shown({ asked: null, known: null, series: [] }, country)).not.toMatch(/statistics\.\w/);
});

test('the last day stands beside a week before, where both are', () => {
  const figures = [
    { label: 'Members here', now: shownAs(104), before: shownAs(100) },
    { label: 'New threads', now: shownAs(null, 5), before: shownAs(10) },
  ];
  const html = text(rendered(<LastDayCards day="2026-11-28" countryFid={188} figures={figures} />, { country: 'ng' }));
  expect(html).toContain('28 November 2026, Nigeria');
  expect(html).toMatch(/104<.*\+4% to a week before.*under 5</s);
  expect(html.match(/a week before/g)).toHaveLength(1);
});
