/**
 * Whether the Top button shows: after one screen of scrolling, and not while the reader goes on down. Standing still
 * changes nothing.
 */
export function topShows(shown: boolean, from: number, to: number, screen: number): boolean {
  if (to <= screen) return false;
  return to === from ? shown : to < from;
}
