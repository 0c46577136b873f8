import { type CreatorFigure, creatorLimits, trendDays } from '../../../contract/domains/creator/limits.ts';

/** The five trends as addresses name them, by the documents' words (R-CRT-017). */
const figures = {
  views: 'views',
  posts: 'threads',
  praises: 'likes',
  fans: 'fans',
  comments: 'comments',
} as const satisfies Record<string, CreatorFigure>;

export type TrendName = keyof typeof figures;
export type TrendDays = (typeof trendDays)[number];
export const trendNames = Object.keys(figures) as TrendName[];
export const figureOf = (of: TrendName): CreatorFigure => figures[of];

/** What an address shows: which trend, over how many days (R-CRT-015). */
export interface TrendAsked {
  days: TrendDays;
  of: TrendName;
}

/** What is asked for; views of two weeks where it is nothing that there is. */
export const trendAsked = (search: URLSearchParams): TrendAsked => ({
  days: trendDays.find((days) => String(days) === search.get('days')) ?? creatorLimits.standardDays,
  of: trendNames.find((name) => name === search.get('of')) ?? 'views',
});

/** The same page with another trend or other days. */
export const trendTo = ({ days, of }: TrendAsked): string => `?${new URLSearchParams({ days: String(days), of })}`;
