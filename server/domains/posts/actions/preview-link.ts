import type { LinkPreview } from '../../../../contract/domains/posts/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { GuardedPage } from '../../../platform/outgoing/guarded-get.ts';
import { previewOf } from '../rules/link-preview.ts';
import { pageAddress } from '../rules/page-address.ts';
import { isFresh } from '../rules/said-in-page.ts';
import { findPreview, type StoredPreview, storePreview } from '../sql/link-previews.ts';

/** A page changes seldom. */
const freshDays = 7;

/** What is known of an address, and whether it was read just now. */
interface Read {
  preview: StoredPreview;
  isNew: boolean;
}

/** Reads the page that a link leads to, before the transaction: it may take seconds. Null for what is no web address. */
export async function readLink(
  readPage: GuardedPage,
  ctx: Ctx,
  { address: href }: { address: string },
): Promise<Read | null> {
  const address = pageAddress(href);
  if (!address) return null;
  const stored = await findPreview(ctx.db, address);
  if (stored && isFresh(stored, ctx.now, freshDays)) return { preview: stored, isNew: false };
  const page = await readPage(address);
  const found = page && previewOf(page.body, address);
  // What is known from before outlasts a site that is away.
  const fields = found ?? stored ?? { address, title: '', summary: '', site: '' };
  return { preview: { ...fields, fetched_at: ctx.now }, isNew: true };
}

/** The card of a link for whoever writes it; stored, so that the post's readers are shown the same. */
export async function previewLink(ctx: Ctx, read: Read | null): Promise<{ preview: LinkPreview | null }> {
  if (read?.isNew) await storePreview(ctx.db, read.preview);
  return { preview: read ? shownPreview(read.preview) : null };
}

/** A card that was stored; null where the page named no title. */
export const shownPreview = ({ address, title, summary, site }: LinkPreview): LinkPreview | null =>
  title === '' ? null : { address, title, summary, site };
