import { expect, test } from 'vitest';
import type {
  Application,
  ConditionsPage,
  CreatorCentre,
  MonthlyPoints,
} from '../../../contract/domains/creator/shapes.ts';
import type { CountryCode } from '../../../contract/primitives/countries.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { CreatorTabs } from './components/CreatorTabs.tsx';
import { IncomeScreen } from './components/IncomeScreen.tsx';
import { OverviewScreen } from './components/OverviewScreen.tsx';
import { PagesScreen } from './components/PagesScreen.tsx';
import { StartScreen } from './components/StartScreen.tsx';
import { SuperScreen } from './components/SuperScreen.tsx';
import { dayLater, isBeforeNoon, lastDayOf } from './days.ts';
import type { Income } from './queries.ts';
import { type TrendAsked, trendAsked, trendTo } from './trend.ts';

const around = (country: CountryCode = 'ng') => ({
  ...{ country, at: '/ucenter/account/creator', viewer: { ...member, isCreator: true } },
});

const month: MonthlyPoints = {
  ...{ month: '2026-11', points: 48_214, rank: 6, amount: 0 },
  superCreator: {
    ...{ isSuper: false, postsThisWeek: 5, needWeek: 6, postsThisMonth: 26, needMonth: 25 },
    ...{ points: 50_220, needPoints: 50_000 },
  },
  ...{ sources: { views: 21_400, likes: 19_700, comments: 9120, fans: 35 }, pool: 0 },
  ...{ viewCount: 21_400, commentCount: 1140, likeCount: 1970, pointsCount: 48_214, beCreatorTime: 1_741_950_000 },
};

const days = Array.from({ length: 14 }, (_, at) => ({ time: dayLater('2026-11-13', at), count: 3000 + at * 100 }));
const total = days.reduce((sum, { count }) => sum + count, 0);
const centre: CreatorCentre = {
  info: {
    ...{ uid: 7, username: 'AdaezeShoots', isCreator: 1, beCreatorTime: 1_741_950_000, pointsCount: 48_214, rank: 6 },
    ...{ viewCount: 1_400_000, threadCount: 214, likeCount: 62_300, fansCount: 24_100, commentCount: 8900 },
    diff: { view: 122, thread: 1, like: -18, fans: 0, comment: 64 },
  },
  ...{ newestDay: '2026-11-26', nextAt: 1_795_863_600, timeZone: 'Africa/Lagos', days: 14, month, banner: null },
  mostRead: [
    { tid: 77, subject: 'Third Mainland Bridge at blue hour', views: 1204, likes: 9, replies: 3 },
    { tid: 78, subject: 'Danfo, panned', views: 1, likes: 0, replies: 0 },
  ],
  trends: (['views', 'threads', 'likes', 'fans', 'comments'] as const).map((figure) => ({ figure, total, list: days })),
};
const asked: TrendAsked = { days: 14, of: 'views' };
const overview = (fields: Partial<CreatorCentre> = {}, beforeNoon = false) => ({
  ...{ centre: { ...centre, ...fields }, beforeNoon, granted: null },
});

test('the overview has the month, five totals, and what the newest day has more or less', () => {
  const html = rendered(<OverviewScreen overview={overview()} asked={asked} />, around());
  expect(html).toContain('Points in November');
  expect(html).toContain('48,214');
  for (const text of ['Creator since 14 March 2025', 'rank 6', '+122', '-18', '±0']) expect(html).toContain(text);
  expect(html).toContain('Small figures: Thursday against Wednesday.');
  expect(html).not.toContain('figures come at 12:00');
  for (const text of ['What was read', 'Third Mainland Bridge', '1,204 views', '1 view<']) expect(html).toContain(text);
});

test('R-CRT-014 before 12:00 a note says whose day it is, and when the next one comes', () => {
  const html = rendered(<OverviewScreen overview={overview({}, true)} asked={asked} />, around());
  expect(html).toContain('Friday’s figures come at 12:00. These are Thursday’s.');
  const noon = 1_795_863_600;
  expect([isBeforeNoon(noon, noon - 60), isBeforeNoon(noon, noon - 13 * 3600)]).toEqual([true, false]);
});

test('R-CRT-015 trends are offered over 7, 14 and 30 days, and each of the five, as links', () => {
  const html = rendered(<OverviewScreen overview={overview()} asked={asked} />, around());
  for (const count of [7, 14, 30])
    expect(html).toContain(`href="/ng/ucenter/account/creator?days=${count}&amp;of=views"`);
  for (const of of ['views', 'posts', 'praises', 'fans', 'comments'])
    expect(html).toContain(`href="/ng/ucenter/account/creator?days=14&amp;of=${of}"`);
  expect(trendAsked(new URLSearchParams('days=15&of=x'))).toEqual(asked);
  expect(trendAsked(new URLSearchParams(trendTo({ days: 30, of: 'fans' })))).toEqual({ days: 30, of: 'fans' });
});

test.each([
  ['views', 'Views Trends'],
  ['posts', 'Posts Trends'],
  ['praises', 'Praises Trends'],
  ['fans', 'Fans Trends'],
  ['comments', 'Comments Trends'],
] as const)('R-CRT-017 the trend of %s is headed %s', (of, heading) => {
  expect(rendered(<OverviewScreen overview={overview()} asked={{ days: 14, of }} />, around())).toContain(
    `>${heading}</h2>`,
  );
});

test('the newest day is said in words before the line, which says its least and most, and a table has each day', () => {
  const html = rendered(<OverviewScreen overview={overview()} asked={asked} />, around());
  expect(html).toContain('4,300</b>');
  expect(html).toContain('views on Thursday 26 November. 14 days: 51,100.');
  expect(html).toContain('aria-label="Views from 13 Nov to 26 Nov: between 3,000 on 13 Nov and 4,300 on 26 Nov');
  expect(html).toContain('The 14 days as a table');
  expect(html.match(/<tr/g)).toHaveLength(15);
  expect(html.indexOf('>26 Nov</th>')).toBeLessThan(html.indexOf('>25 Nov</th>'));
  expect(html).toContain('Counted until Thursday midnight in Nigeria. New figures every day at 12:00.');
});

test('before any figure a dashed line says when the first one comes', () => {
  const none = centre.trends.map((trend) => ({ ...trend, total: 0, list: days.map((day) => ({ ...day, count: 0 })) }));
  const counts = { viewCount: 0, threadCount: 0, likeCount: 0, fansCount: 0, commentCount: 0 };
  const info = { ...centre.info, ...counts };
  const html = rendered(<OverviewScreen overview={overview({ info, trends: none }, true)} asked={asked} />, around());
  expect(html).toContain('First figures on Saturday');
  expect(html).toContain('stroke-dasharray');
  expect(html).not.toContain('These are Thursday’s.');
});

test('a creator of old has no beginner’s page for a quiet span, and a banner waits until the first week is over', () => {
  const none = centre.trends.map((trend) => ({ ...trend, total: 0, list: days.map((day) => ({ ...day, count: 0 })) }));
  const banner = { img: '/banner.webp', url: '', title: 'Walk with us' };
  const quiet = overview({ trends: none, banner });
  const html = rendered(<OverviewScreen overview={quiet} asked={asked} />, around());
  expect(html).not.toContain('First figures on');
  expect(html).toContain('Walk with us');
  const granted = { ...quiet, granted: { by: '', reason: '' } };
  expect(rendered(<OverviewScreen overview={granted} asked={asked} />, around())).not.toContain('Walk with us');
});

test('in the first week the head says that it was granted, with what words, and three steps follow', () => {
  const granted = { ...overview(), granted: { by: 'GraceO', reason: 'Clear settings' } };
  const html = rendered(<OverviewScreen overview={granted} asked={asked} />, around());
  expect(html).toMatch(/<h1[^>]*>You’re a creator<\/h1>/);
  expect(html.indexOf('<q>Clear settings</q> GraceO')).toBeLessThan(html.indexOf('Three first steps'));
  expect(html).not.toMatch(/<h1[^>]*>AdaezeShoots/);
});

test('R-CRT-019 the income list has its months with what was paid, by which transfer, and no income without reproach', () => {
  const row = { points: 64_210, rank: 3, currency: 'xgold' as const };
  const income: Income = {
    ...{ month, page: 1, totalPage: 3, rank: { month: '2026-10', pool: 90_000, sharers: 20, list: [], me: null } },
    rows: [
      { ...row, month: '2026-10', amount: 12_000, status: 'paid', paid_at: 1_793_620_800, transfer: 77 },
      { ...row, month: '2026-09', amount: 0, status: 'none', paid_at: 0, transfer: 0 },
    ],
  };
  const html = rendered(<IncomeScreen income={income} />, around());
  for (const text of ['October 2026', '12,000', 'Transfer 77', 'Paid on 2 November<', '64,210 points, rank 3'])
    expect(html).toContain(text);
  expect(html).toContain('Nigeria in October 2026: 90,000 XGold for 20 creators.');
  const poor = { ...income, rank: { ...income.rank, pool: 0 } };
  expect(rendered(<IncomeScreen income={poor} />, around())).toContain('Nigeria has no pool at the moment.');
  expect(html).toContain('No income');
  expect(html).toContain('class="pager"');
});

test('R-CRT-013 the three conditions of a super creator stand as they are, each with what there is', () => {
  const html = rendered(<SuperScreen month={month} />, around());
  expect(html).toContain('2 of 3');
  for (const text of [
    'At least 6 posts this week',
    'More than 24 posts this month',
    'At least 50,000 points this month',
  ])
    expect(html).toContain(text);
  expect(html).toContain('5 of 6, until Sunday midnight.');
  expect(html).toContain('All three by Monday 30 November bring');
  expect(html.match(/meter meter-met/g)).toHaveLength(2);
  for (const points of ['21,400', '9,120', '19,700', '35']) expect(html).toContain(`>${points}</dd>`);
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
});

const application = (fields: Partial<Application> = {}): Application => ({
  ...{ id: 0, status: 'none', message: '', sent_at: 0, promised_at: 0, is_appeal: 0, answered_at: 0 },
  ...{ answered_by: '', reason: '', again_at: 0 },
  ...fields,
});
const conditions = (fields: Partial<ConditionsPage> = {}): ConditionsPage => ({
  ...{ isCreator: 0, canApply: 0, canAppeal: 0, application: application() },
  list: [
    { name: 'email', have: 1, need: 1, done: 1, days: 0 },
    { name: 'threads', have: 46, need: 10, done: 1, days: 0 },
    { name: 'followers', have: 12, need: 100, done: 0, days: 21 },
    { name: 'unrestricted', have: 0, need: 0, done: 1, days: 0 },
  ],
  ...fields,
});

test('whoever applies sees what is done, what lacks at their own pace, and the button says what is missing', () => {
  const html = rendered(<StartScreen page={conditions()} mustWait={false} />, around());
  for (const text of ['3 of 4 conditions', '100 followers', 'You have 12.', 'About 3 weeks at your pace.'])
    expect(html).toContain(text);
  expect(html).toMatch(/<button[^>]*disabled[^>]*>.*88 followers to go/s);
  const fewer = conditions({
    list: conditions().list.map((each) => (each.name === 'threads' ? { ...each, need: 0, done: 1 } : each)),
  });
  expect(rendered(<StartScreen page={fewer} mustWait={false} />, around())).toContain('2 of 3 conditions');
  const ready = conditions({ canApply: 1, list: conditions().list.map((each) => ({ ...each, done: 1 })) });
  const open = rendered(<StartScreen page={ready} mustWait={false} />, around());
  expect(open).toContain('Send application');
  expect(open).toContain('/do/creator.apply?appeal=0');
  expect(open).toContain('name="message@apply"');
});

test('an application that waits says until when, and can be changed or withdrawn before there is script', () => {
  const sent = application({
    id: 3,
    status: 'waiting',
    message: 'Lagos after dark',
    sent_at: 1_795_500_000,
    promised_at: 1_796_100_000,
  });
  const html = rendered(<StartScreen page={conditions({ application: sent })} mustWait={false} />, around());
  expect(html).toContain('Your application is with us');
  expect(html).toContain('Lagos after dark');
  expect(html).toContain('?ask=change');
  expect(html).toContain('?ask=withdraw');
});

test('a refusal says why, by whom and from when again, and can be appealed; after that day one applies anew', () => {
  const refused = application({
    ...{ id: 3, status: 'refused', reason: 'Half of the photos are from elsewhere', answered_by: 'SalmaCasa' },
    ...{ answered_at: 1_795_700_000, again_at: 1_798_300_000 },
  });
  const page = conditions({ application: refused, canAppeal: 1 });
  const html = rendered(<StartScreen page={page} mustWait />, around());
  for (const text of ['Half of the photos', 'SalmaCasa', 'From 26 December<', '?ask=appeal'])
    expect(html).toContain(text);
  expect(rendered(<StartScreen page={page} mustWait={false} />, around())).toContain('Become a creator');
});

test('R-CRT-001 the center has its pages by the documents’ names', () => {
  const html = rendered(<CreatorTabs />, around());
  for (const page of ['', '/income', '/super', '/manuals', '/fq'])
    expect(html).toContain(`href="/ng/ucenter/account/creator${page}"`);
  const overviews = rendered(<CreatorTabs />, { ...around(), at: '/ucenter/account/creator/overviews' });
  expect(overviews).toMatch(/aria-current="page"[^>]*href="\/ng\/ucenter\/account\/creator\/overviews"/);
});

test('manuals and questions open without script, with the words as the server cleaned them', () => {
  const list = [{ id: 1, kind: 'manual' as const, title: 'What counts', words: '<p>A view. <b>Not</b> your own.</p>' }];
  const html = rendered(<PagesScreen kind="manual" list={list} />, around());
  expect(html).toContain('<details');
  expect(html).toContain('<p>A view. <b>Not</b> your own.</p>');
  expect(rendered(<PagesScreen kind="question" list={[]} />, around())).toContain('No questions yet');
});
