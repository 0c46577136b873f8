import type { Mutation } from './support/mutation.ts';

const counted = 'server/domains/statistics/statistics.test.ts';
const few = 'server/domains/statistics/rules/few-people.test.ts';
const days = 'server/domains/statistics/rules/days.test.ts';
const shown = 'server/domains/statistics/rules/shown.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'four people are shown',
    file: 'server/domains/statistics/rules/few-people.ts',
    find: 'peopleIn(key) < fewPeople)',
    put: 'peopleIn(key) < fewPeople - 1)',
    noticedIn: few,
  },
  {
    breaks: 'the one that is hidden is worked out from the sum of all',
    file: 'server/domains/statistics/rules/few-people.ts',
    find: '(meant > 0 && meant < fewPeople) || ',
    put: '',
    noticedIn: few,
  },
  {
    breaks: 'a sum that is hidden is worked out from its parts',
    file: 'server/domains/statistics/rules/few-people.ts',
    find: ' || (hidden.has(whole) && meant < fewPeople)',
    put: '',
    noticedIn: few,
  },
  {
    breaks: 'a country’s day is that of UTC',
    file: 'server/domains/statistics/rules/days.ts',
    find: 'const from = momentOf(timeZone, new Date(first));',
    put: 'const from = new Date(first);',
    noticedIn: days,
  },
  {
    breaks: 'a day is counted while it goes on',
    file: 'server/domains/statistics/rules/days.ts',
    find: 'dayAfter(day, 1) <= utcDay(now)',
    put: 'day <= utcDay(now)',
    noticedIn: days,
  },
  {
    breaks: 'of no people it is shown that there were none',
    file: 'server/domains/statistics/rules/shown.ts',
    find: 'return people ? tooFew',
    put: 'return people ? { value: 0, under: 0 }',
    noticedIn: shown,
  },
  {
    breaks: 'a figure whose sources are gone is counted as none',
    file: 'server/domains/statistics/jobs/count-day.ts',
    find: ' || day < first)) continue;',
    put: ')) continue;',
    noticedIn: counted,
  },
  {
    breaks: 'a country is counted in the days of every clock',
    file: 'server/domains/statistics/jobs/count-day.ts',
    find: '.filter(({ country }) => there.has(country))',
    put: '',
    noticedIn: counted,
  },
  {
    breaks: 'days that the night missed are never counted',
    file: 'server/domains/statistics/jobs/count-nightly.ts',
    find: 'const lookedBack = 7;',
    put: 'const lookedBack = 1;',
    noticedIn: counted,
  },
  {
    breaks: 'who came is stored for good',
    file: 'server/domains/statistics/jobs/count-nightly.ts',
    find: 'dayAfter(today, -cameDays)',
    put: "'2000-01-01'",
    noticedIn: counted,
  },
  {
    breaks: 'the first post of a thread is a reply',
    file: 'server/domains/threads/core/sql/figures.ts',
    find: ' and p.position > 1',
    put: '',
    noticedIn: counted,
  },
  {
    breaks: 'a series of two years is read',
    file: 'server/domains/statistics/reads/series.ts',
    find: ' || to > dayAfter(from, statisticsLimits.days - 1)',
    put: '',
    noticedIn: counted,
  },
  {
    breaks: 'people who came on two days are two',
    file: 'server/domains/members/figures.ts',
    find: "unit: 'people', sums: false",
    put: "unit: 'people', sums: true",
    noticedIn: counted,
  },
  {
    breaks: 'a backup that failed counts as one',
    file: 'server/platform/machine/rules.ts',
    find: 'const state = succeeded ? (',
    put: 'const state = true ? (',
    noticedIn: 'server/platform/machine/rules.test.ts',
  },
  {
    breaks: 'the promise of what waits is shown by the youngest',
    file: 'server/platform/needs.ts',
    find: 'Math.min(',
    put: 'Math.max(',
    noticedIn: 'server/platform/needs.test.ts',
  },
  {
    breaks: 'too few people are a dash, as what was never counted',
    file: 'web/features/statistics/use-figure-text.ts',
    find: 'figure && figure.under > 0 ?',
    put: 'figure && figure.under < 0 ?',
    noticedIn: 'web/features/statistics/statistics-screen.test.tsx',
  },
  {
    breaks: 'the file has the days before where the table hasn’t',
    file: 'web/features/statistics/components/FileButtons.tsx',
    find: "before: beside ? '1' : '0'",
    put: "before: '1'",
    noticedIn: 'web/features/statistics/statistics-screen.test.tsx',
  },
  {
    breaks: 'the file of weeks hides what is shown',
    file: 'web/features/statistics/components/FileButtons.tsx',
    find: 'figure.value !== null ?',
    put: 'figure.value === 0 ?',
    noticedIn: 'web/features/statistics/statistics-screen.test.tsx',
  },
  {
    breaks: 'an address shows days that nobody has counted',
    file: 'web/features/statistics/asked.ts',
    find: 'const end = to > last ? last : to;',
    put: 'const end = to;',
    noticedIn: 'web/features/statistics/asked.test.ts',
  },
];
