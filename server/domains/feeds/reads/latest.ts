import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { boardOfFid } from '../../../../contract/primitives/boards.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { nextPlace, pageFigures, readPage } from '../../../platform/keyset.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { latestIds, ownRows, rowsFor, sharedRows } from '../../threads/index.ts';
import type { ReadDeps } from './deps.ts';
import { readsScope } from './reads-scope.ts';

/** The newest threads: of all countries for 293, else of that country and 293. */
export const latest = ({ people, count }: ReadDeps) =>
  parted<(typeof feedsCalls)['feeds.latest']>()({
    shared: async (ctx, input) => {
      const { fid, country_fid: countryFid } = input;
      if (!countryOfFid(countryFid)) return refuseField('country_fid');
      if (fid !== undefined && !boardOfFid(fid)) return refuseField('fid');
      readsScope(ctx, countryFid, fid);
      const scope = { countryFid, fid };
      const found = await readPage(input, (rows, after) =>
        rowsFor(ctx, rows, (reader, limit) => latestIds(ctx.db, scope, { reader, limit, after })),
      );
      const tids = found.rows.map(({ id }) => id);
      const [{ list, facts }, counted] = await Promise.all([sharedRows(ctx, people, tids), count(ctx.db, scope)]);
      return {
        answer: { list, ...pageFigures(input, found, counted), next: nextPlace(found) },
        facts: { rows: facts },
      };
    },
    own: async (ctx, { rows }) => ({ list: await ownRows(ctx, people, rows) }),
  });
