import { type Country, countriesShownTo, globalCountry } from '../../primitives/countries.ts';

/** What a member's points of a month are made of (DECISIONS "creator points"). */
export const rankingPoints = {
  like: 1,
  comment: 2,
  follower: 5,
  /** So many views of what they wrote are one point. */
  viewsOfOne: 100,
} as const;

export const rankingLimits = {
  /** Members on a page of a list. */
  page: 20,
  /** Members shown above and below the reader. */
  around: 2,
  /** Members of a row on the discovery page. */
  people: 8,
  /** Days in which somebody who joined is new. */
  newDays: 14,
  /** Threads that nobody has replied to, shown at once. */
  unanswered: 5,
  /** Members worth following, shown at once. */
  recommended: 20,
} as const;

/** The country that the ranking's list of countries doesn't name (R-RNK-003). */
const unlisted = 'in';

/** Countries to choose from on the ranking's page, as a member of a country sees them (R-RNK-003, R-RNK-004). */
export const rankingCountries = (viewerFid: number): Country[] =>
  countriesShownTo(viewerFid).filter(({ code }) => code !== unlisted);

/** The country whose football page may be open (R-MSC-023). */
export const footballFid = 210;

export const everyCountry = globalCountry.fid;
