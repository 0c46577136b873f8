import type { threadRow } from '../../../../contract/domains/threads/shapes.ts';
import type { SharedOf } from '../../../../contract/own.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { nextPlace, type PageAsked, pageFigures, readPage, type TimeKey } from '../../../platform/keyset.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import type { Shown } from '../core/reads/viewing.ts';
import { kindListed, type ListAsked, type Listing } from '../core/sql/kind-lists.ts';
import type { ThreadKey } from '../core/sql/thread-lists.ts';
import { kindTag } from '../kinds/states.ts';
import { rowsFor, scopeTags } from './lists.ts';
import { type RowFacts, sharedRows } from './rows.ts';

/** By number only: each page is read on from the beginning. */
const numberedPages = 10;

interface KindPage {
  answer: { list: SharedOf<typeof threadRow>[]; page: number; count: number; totalPage: number; next: string };
  /** What `ownRows` makes the reader's own part of. */
  facts: readonly RowFacts[];
}

/** How many there are, where that was counted beside. */
interface Counted {
  counted?: number | undefined;
}

/**
 * A page of a kind's own list, as all readers of a kind see it. It goes stale with threads that are posted or deleted, and with
 * each change of state.
 */
export async function kindList<Filters extends object, Order extends string>(
  ctx: SharedCtx,
  people: Pick<Shown, 'members' | 'categories'>,
  listing: Listing<Filters, Order>,
  { where, order, page, after, counted }: ListAsked<Filters, NoInfer<Order>> & Omit<PageAsked, 'limit'> & Counted,
): Promise<KindPage> {
  for (const tag of [...scopeTags({ countryFid: globalFid }), kindTag(listing.kind)]) ctx.reads(tag);
  const { numbered } = listing.orders[order];
  const asked = { page, limit: listing.pageSize, after: numbered ? '' : after };
  const read = (rows: number, place?: TimeKey): Promise<ThreadKey[]> =>
    rowsFor(ctx, rows, (reader, limit) => kindListed(ctx.db, listing, { where, order, reader, limit, after: place }));
  const found = await readPage(asked, read, numbered && numberedPages);
  const { list, facts } = await sharedRows(
    ctx,
    people,
    found.rows.map(({ id }) => id),
  );
  return { answer: { list, ...pageFigures(asked, found, counted), next: numbered ? '' : nextPlace(found) }, facts };
}
