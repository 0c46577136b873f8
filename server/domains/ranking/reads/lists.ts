import type { rankingCalls } from '../../../../contract/domains/ranking/calls.ts';
import { rankingLimits } from '../../../../contract/domains/ranking/limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { parted } from '../../../platform/reading/parted.ts';
import type { ReadDeps } from './deps.ts';
import { ownPage, ownRowsOfPage, type PageAsked, type PageFacts, sharedPage } from './page.ts';

type Calls = typeof rankingCalls;

/** The list of a country (R-RNK-001). */
export const nationalList = ({ people }: ReadDeps) =>
  parted<Calls['ranking.list-national']>()({
    shared: (ctx, { country_fid: countryFid, page, limit }) =>
      sharedPage(ctx, people.members, { countryFid, page, limit }),
    own: (ctx, facts: PageFacts) => ownPage(ctx, people, facts),
  });

/** That of all countries. */
export const globalList = ({ people }: ReadDeps) =>
  parted<Calls['ranking.list-global']>()({
    shared: (ctx, { page, limit }) => sharedPage(ctx, people.members, { countryFid: globalFid, page, limit }),
    own: (ctx, facts: PageFacts) => ownPage(ctx, people, facts),
  });

/** The list of the caller's own country, or that of all. */
export const ucenterList = ({ people }: ReadDeps) =>
  parted<Calls['ranking.ucenter-list']>()({
    asked: ({ actor }, { is_all, page }): PageAsked => ({
      countryFid: is_all === 1 ? globalFid : actor.countryFid,
      page,
      limit: rankingLimits.page,
    }),
    shared: (ctx, asked: PageAsked) => sharedPage(ctx, people.members, asked),
    own: (ctx, facts: PageFacts) => ownPage(ctx, people, facts),
  });

/** The ranking of a country on the discovery page. */
export const findRanking = ({ people }: ReadDeps) =>
  parted<Calls['ranking.find-ranking']>()({
    shared: (ctx, { country_fid, page }) =>
      sharedPage(ctx, people.members, { countryFid: country_fid, page, limit: rankingLimits.page }),
    // Without the reader's own place the page is the same for many.
    own: async (ctx, facts: PageFacts) => ({ ...(await ownRowsOfPage(ctx, people, facts)), me: null }),
  });
