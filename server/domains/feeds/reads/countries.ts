import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { countriesShownTo, countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import type { HereNow } from '../../countries/index.ts';
import { newestOfCountries } from '../../threads/index.ts';
import { readsScope } from './reads-scope.ts';

/** The countries beside one, with the most people first, then those with the newest thread. */
export const otherCountries = (here: HereNow) =>
  alike<(typeof feedsCalls)['feeds.countries']>()(async (ctx, { country_fid: countryFid }) => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    readsScope(ctx, globalFid);
    const fids = countriesShownTo(countryFid)
      .map(({ fid }) => fid)
      .filter((fid) => fid !== countryFid && fid !== globalFid);
    const newest = await newestOfCountries(ctx, fids);
    for (const { id } of newest.values()) ctx.reads(`t:${id}`);
    const rows = await Promise.all(
      fids.map(async (fid) => {
        const thread = newest.get(fid);
        const last = thread ? { tid: thread.id, subject: thread.subject } : null;
        return { fid, here: await here.count(ctx.db, fid), newest: last };
      }),
    );
    return { list: rows.sort((a, b) => b.here - a.here || (b.newest?.tid ?? 0) - (a.newest?.tid ?? 0)) };
  });
