import { searchTypes } from '../../../contract/domains/search/limits.ts';

export const searchTimes = ['any', 'week', 'month', 'year'] as const;
export type SearchTime = (typeof searchTimes)[number];

/** What a search page's address asks for (R-SRC-005: `type` and `q`). */
export interface Asked {
  type: 1 | 2 | 3;
  q: string;
  page: number;
  /** All countries, not only the page's own. */
  everywhere: boolean;
  typeid: number | undefined;
  authorid: number | undefined;
  special: number | undefined;
  time: SearchTime;
  pictures: boolean;
  answered: boolean;
  followed: boolean;
  order: 'best' | 'newest';
  /** The filters stand open. */
  narrow: boolean;
}

const numberOf = (params: URLSearchParams, name: string): number | undefined => {
  const value = params.get(name) ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
};

export function askedOf(params: URLSearchParams): Asked {
  const type = numberOf(params, 'type');
  const time = searchTimes.find((each) => each === params.get('time')) ?? 'any';
  const isSet = (name: string): boolean => params.get(name) === '1';
  return {
    type: type === searchTypes.users ? 2 : type === searchTypes.topics ? 3 : 1,
    q: (params.get('q') ?? '').trim(),
    page: Math.max(1, Math.min(numberOf(params, 'page') ?? 1, 1_000_000)),
    everywhere: params.get('where') === 'all',
    ...{ typeid: numberOf(params, 'typeid'), authorid: numberOf(params, 'authorid') },
    ...{ special: numberOf(params, 'special'), time },
    ...{ pictures: isSet('pictures'), answered: isSet('answered'), followed: isSet('followed') },
    order: params.get('order') === 'newest' ? 'newest' : 'best',
    narrow: isSet('narrow'),
  };
}

/** The address of a search, without what is as it is by itself. */
export function searchPath(asked: Partial<Asked>): string {
  const { type = 1, q = '', page = 1, everywhere, time = 'any', order = 'best' } = asked;
  const params = new URLSearchParams({ type: String(type), q });
  if (everywhere) params.set('where', 'all');
  for (const name of ['typeid', 'authorid', 'special'] as const)
    if (asked[name] !== undefined) params.set(name, String(asked[name]));
  if (time !== 'any') params.set('time', time);
  for (const name of ['pictures', 'answered', 'followed', 'narrow'] as const) if (asked[name]) params.set(name, '1');
  if (order !== 'best') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return `/search?${params}`;
}

const flagOf = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** The same as the call takes it, in a country. */
export const inputOf = (asked: Asked, countryFid: number) => ({
  ...{ type: asked.type, q: asked.q, page: asked.page, time: asked.time, order: asked.order },
  ...(asked.everywhere ? {} : { country_fid: countryFid }),
  ...(asked.typeid === undefined ? {} : { typeid: asked.typeid }),
  ...(asked.authorid === undefined ? {} : { authorid: asked.authorid }),
  ...(asked.special === undefined ? {} : { special: asked.special }),
  ...{ pictures: flagOf(asked.pictures), answered: flagOf(asked.answered), followed: flagOf(asked.followed) },
});
