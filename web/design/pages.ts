import { wholeTyped } from '../../contract/primitives/figures.ts';

/** Page asked for by the `page` query parameter (R-MSC-025); anything else than a page number is the first page. */
export function pageOf(params: URLSearchParams): number {
  const page = wholeTyped(params.get('page') ?? '') ?? 1;
  return page >= 1 && page < 10_000_000 ? page : 1;
}

export type PagerItem = { page: number; wide: boolean } | { gap: 'always' | 'phone'; after: number };

/** Pages shown around the current one: `reach` on each side, and as many at the ends. */
function window(current: number, total: number, reach: number): Set<number> {
  const span = 2 * reach + 1;
  const from = Math.max(1, Math.min(current - reach, total - span + 1));
  const pages = new Set([1, total]);
  for (let page = from; page < from + span && page <= total; page++) pages.add(page);
  return pages;
}

/**
 * The cells of a pager: phones show the first, the current with one neighbour on each side, and the last; wide windows
 * two neighbours (`wide` cells are theirs alone). A hole of a single page is filled rather than dotted.
 */
export function pagerItems(current: number, total: number): PagerItem[] {
  const phone = window(current, total, 1);
  const wide = window(current, total, 2);
  for (const page of [...wide]) if (!wide.has(page + 1) && wide.has(page + 2)) wide.add(page + 1);
  const shown = [...wide].sort((a, b) => a - b);
  const items: PagerItem[] = [];
  let lastPhone = 0;
  for (const [index, page] of shown.entries()) {
    const before = shown[index - 1] ?? 0;
    const holeWide = page - before > 1;
    const holePhone = phone.has(page) && page - lastPhone > 1;
    if (holeWide) items.push({ gap: 'always', after: before });
    else if (holePhone && !items.some((item) => 'gap' in item && item.after >= lastPhone)) {
      items.push({ gap: 'phone', after: before });
    }
    items.push({ page, wide: !phone.has(page) });
    if (phone.has(page)) lastPhone = page;
  }
  return items;
}
