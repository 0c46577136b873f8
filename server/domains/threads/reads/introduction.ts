import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { pagesOf } from '../../posts/index.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { digestIds } from '../core/sql/thread-lists.ts';
import { rowsFor } from './lists.ts';
import { ownRows, sharedRows } from './rows.ts';

const limit = 20;
/** A country's digest is read so far and no further. */
const most = 500;

/** A country's digest threads, newest first. */
export const introduction = (people: ReadDeps) =>
  parted<(typeof threadsCalls)['threads.introduction']>()({
    shared: async (ctx, { country_fid, page }) => {
      ctx.reads(`f:${country_fid}`);
      const found = countryOfFid(country_fid)
        ? await rowsFor(ctx, most, (reader, limit) => digestIds(ctx.db, country_fid, { reader, limit }))
        : [];
      const tids = found.map(({ id }) => id);
      const { list, facts } = await sharedRows(ctx, people, tids.slice((page - 1) * limit, page * limit));
      const figures = { page, count: tids.length, totalPage: pagesOf(tids.length, limit) };
      return { answer: { list, ...figures }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ list: await ownRows(ctx, people, rows) }),
  });
