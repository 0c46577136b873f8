import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { boardFids } from '../../../../../../contract/primitives/board-fids.ts';
import { parted } from '../../../../../platform/reading/parted.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { kindCount } from '../../../core/sql/kind-lists.ts';
import { kindList } from '../../../reads/kind-list.ts';
import { ownRows } from '../../../reads/rows.ts';
import { entryListing } from '../sql/listing.ts';
import { withPhotos } from './with-photos.ts';

type Calls = typeof photoCalls;

/** Dreams, or those that were helped. */
export const dreamList = (people: Shown) =>
  parted<Calls['threads.dream-list']>()({
    shared: async (ctx, { state, limit, ...asked }) => {
      const where = { fid: boardFids.dream, ...(state === 'helped' && { helped: true as const }) };
      const listing = entryListing(limit);
      const counted = await kindCount(ctx.db, listing, where);
      const { answer, facts } = await kindList(ctx, people, listing, { where, ...asked, counted });
      const { list, ...figures } = answer;
      return { answer: { lists: list.map(withPhotos), ...figures }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ lists: await ownRows(ctx, people, rows) }),
  });
