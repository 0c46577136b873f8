import { statisticsLimits } from '../../../contract/domains/statistics/limits.ts';
import { countryOfFid, type Language, languages } from '../../../contract/primitives/countries.ts';

/** What the address of the page asks for. */
export interface Asked {
  /** The domain whose figures are shown, or `retention`. */
  about: string;
  /** 0 for all. */
  countryFid: number;
  /** Empty for all, and where a country is chosen. */
  language: Language | '';
  from: string;
  to: string;
  /** Whether the days before stand beside. */
  beside: boolean;
}

/** What is counted, and of which days. */
export interface Known {
  abouts: readonly string[];
  first: string;
  last: string;
  /** The country in which the page is read, 0 for none. */
  homeFid: number;
}

/** How many days are shown at first, and what else is offered. */
export const spans = [14, 30, 90] as const;

const dayMs = 86_400_000;
const written = /^\d{4}-\d\d-\d\d$/;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** How many days a span has, with both its ends. */
export const daysIn = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

const isDay = (day: string | null): day is string =>
  day !== null && written.test(day) && !Number.isNaN(Date.parse(day));

/** Days in their order, that end with one that was counted, and as many as may be asked for. */
function spanIn(params: URLSearchParams, first: string, last: string): { from: string; to: string } {
  const [one, other] = [params.get('from'), params.get('to')];
  const days = [isDay(one) ? one : null, isDay(other) ? other : last].filter((day) => day !== null).sort();
  const to = days.at(-1) ?? last;
  const end = to > last ? last : to < first ? first : to;
  const start = days.length > 1 && days[0] !== undefined ? days[0] : dayAfter(end, 1 - spans[0]);
  const earliest = dayAfter(end, 1 - statisticsLimits.days);
  return { from: start > end ? end : start < earliest ? earliest : start, to: end };
}

/** What an address asks for; what it doesn't say, or says of nothing that is counted, is the page's own. */
export function askedIn(params: URLSearchParams, { abouts, first, last, homeFid }: Known): Asked {
  const about = params.get('about') ?? '';
  const wanted = params.get('country');
  const language = languages.find((each) => each === params.get('language')) ?? '';
  const fid = Number(wanted ?? (language === '' ? homeFid : 0));
  const country = countryOfFid(fid);
  return {
    about: abouts.includes(about) ? about : (abouts[0] ?? ''),
    countryFid: country?.fid ?? 0,
    language: country ? '' : language,
    ...spanIn(params, first, last),
    beside: params.get('alone') !== '1',
  };
}

/** The address that asks for it. */
export function addressOf({ about, countryFid, language, from, to, beside }: Asked): string {
  const params = new URLSearchParams({ about, country: String(countryFid), from, to });
  if (language !== '') params.set('language', language);
  if (!beside) params.set('alone', '1');
  return `?${params}`;
}
