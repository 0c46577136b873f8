import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { Caller } from '../../api/wire.ts';
import { type Asked, askedIn, dayAfter, type Known } from './asked.ts';

export type Series = DataOf<Calls['statistics.series']>;
export type ShownFigure = Series['total'];
export type JoinedWeek = DataOf<Calls['statistics.retention']>['list'][number];
type Figures = DataOf<Calls['statistics.figures']>;

/** Figures are asked for domain by domain; how many came back stands apart. */
export const retention = 'retention';

/** What the page has words for, in its order; a domain that counts something new comes after them. */
export const worded: readonly string[] = [
  'members',
  'threads',
  'messages',
  'search',
  'economy',
  'store',
  'review',
  'bugs',
  'creator',
  'draw',
  retention,
];

const domainOf = (figure: string): string => figure.split('.')[0] ?? '';

export interface StatisticsPage {
  /** Null where nothing was counted yet. */
  asked: Asked | null;
  known: Known | null;
  countedAt: string | null;
  series: readonly Series[];
  weeks: readonly JoinedWeek[];
}

const whoseOf = ({ countryFid, language }: Asked) => ({ country_fid: countryFid, language });

const knownOf = ({ list, first, last }: Figures, homeFid: number): Known | null => {
  if (first === null || last === null) return null;
  const counted = new Set([...list.map(({ figure }) => domainOf(figure)), retention]);
  const abouts = [...worded.filter((each) => counted.has(each)), ...counted];
  return { abouts: [...new Set(abouts)], first, last, homeFid };
};

/** Whether there are people to be counted, and none of their figures is shown. */
const isTooFew = ({ asked, series }: StatisticsPage): boolean => {
  const people = series.filter(({ unit }) => unit === 'people');
  const shown = people.some(({ days }) => days.some(({ value }) => value !== null));
  return asked !== null && asked.countryFid > 0 && people.length > 0 && !shown;
};

/** What an address asks for; one that names no country is of the reader's own, and of all where that has too few people. */
export async function readStatistics(call: Caller, params: URLSearchParams, homeFid: number): Promise<StatisticsPage> {
  const page = await readAsked(call, params, homeFid);
  return !params.has('country') && isTooFew(page) ? readAsked(call, params, 0) : page;
}

async function readAsked(call: Caller, params: URLSearchParams, homeFid: number): Promise<StatisticsPage> {
  const { data } = await call('statistics.figures', {});
  const known = knownOf(data, homeFid);
  const nothing = { known, countedAt: data.countedAt, series: [], weeks: [] };
  if (known === null) return { ...nothing, asked: null };
  const asked = askedIn(params, known);
  if (asked.about === retention) {
    const { list } = (await call('statistics.retention', whoseOf(asked))).data;
    return { ...nothing, asked, weeks: list };
  }
  const wanted = data.list.filter(({ figure }) => domainOf(figure) === asked.about);
  const { from, to } = asked;
  const series = await Promise.all(
    wanted.map(async ({ figure }) => (await call('statistics.series', { figure, from, to, ...whoseOf(asked) })).data),
  );
  return { ...nothing, asked, series };
}

/** What an operator sees at a glance of the last day that was counted. */
const glance: readonly string[] = ['members.here', 'members.joined', 'threads.threads', 'threads.replies'];

export interface LastDay {
  day: string;
  countryFid: number;
  figures: { label: string; now: ShownFigure; before: ShownFigure }[];
}

/** Some figures of the last day that was counted, beside those of a week before; null where there is none. */
export async function readLastDay(call: Caller, countryFid: number): Promise<LastDay | null> {
  const { list, last } = (await call('statistics.figures', {})).data;
  if (last === null) return null;
  const wanted = list.filter(({ figure }) => glance.includes(figure));
  const span = { from: dayAfter(last, -6), to: last, country_fid: countryFid };
  const figures = await Promise.all(
    wanted.map(async ({ figure, label }) => {
      const { days } = (await call('statistics.series', { figure, ...span })).data;
      const now = days.at(-1) ?? { value: null, under: 0, before: { value: null, under: 0 } };
      return { label, now, before: now.before };
    }),
  );
  return { day: last, countryFid, figures };
}
