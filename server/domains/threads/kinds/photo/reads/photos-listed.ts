import type { PhotoOrder } from '../../../../../../contract/domains/threads/kinds/photo/limits.ts';
import { globalFid } from '../../../../../../contract/primitives/countries.ts';
import { nextPlace, type PageAsked, type PageRead, pageFigures, readPage } from '../../../../../platform/keyset.ts';
import type { SharedCtx } from '../../../../../platform/reading/parted.ts';
import { isOpenAt } from '../../../core/policy.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { rowsFor, scopeTags } from '../../../reads/lists.ts';
import { kindTag } from '../../states.ts';
import { countPhotos, isNumbered, type PhotoKey, type PhotosWhere, photoKeys } from '../sql/photos.ts';
import { sharedPhotos } from './single-photos.ts';

/** By number only: each page is read on from the beginning. */
const numberedPages = 10;

export interface Listed extends PageAsked {
  where: PhotosWhere;
  order: PhotoOrder;
}

/** A page of single photos as readers of a kind see it. */
export async function photosListed(ctx: SharedCtx, people: Shown, { where, order, ...asked }: Listed) {
  for (const tag of [...scopeTags({ countryFid: globalFid }), kindTag('photo')]) ctx.reads(tag);
  const numbered = isNumbered(order);
  const page = { ...asked, after: numbered ? '' : asked.after };
  const found: PageRead<PhotoKey> = isOpenAt(ctx.access)
    ? await readPage(
        page,
        (rows, after) =>
          rowsFor(ctx, rows, (reader, limit) => photoKeys(ctx.db, { where, order, reader, limit, after })),
        numbered ? numberedPages : undefined,
      )
    : { rows: [], more: false };
  const [{ list, facts }, counted] = await Promise.all([
    sharedPhotos(ctx, people, found.rows),
    found.rows.length === 0 ? 0 : countPhotos(ctx.db, where),
  ]);
  const { count } = pageFigures(page, found, counted);
  return { list, facts, count, next: numbered ? '' : nextPlace(found) };
}
