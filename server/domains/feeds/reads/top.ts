import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { ownRows, pinnedThreads, rowsFor, sharedRows } from '../../threads/index.ts';
import type { ReadDeps } from './deps.ts';
import { readsScope } from './reads-scope.ts';

const most = 10;

/** Pinned threads by displayorder ascending (R-FED-005). */
export const top = ({ people }: ReadDeps) =>
  parted<(typeof feedsCalls)['feeds.top']>()({
    shared: async (ctx, { fid }) => {
      // A board of no country shows those of all.
      readsScope(ctx, countryOfFid(fid) ? fid : globalFid);
      const pinned = await rowsFor(ctx, most, (reader, limit) => pinnedThreads(ctx.db, fid, { reader, limit }));
      const { list, facts } = await sharedRows(
        ctx,
        people,
        pinned.map(({ id }) => id),
      );
      return { answer: { success: 1, list }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ list: await ownRows(ctx, people, rows) }),
  });
