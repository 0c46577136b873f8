/** A photo of the list that was looked through last. */
export interface ShownPhoto {
  /** Its own number, and that of its entry. */
  aid: number;
  tid: number;
  fid: number;
  subject: string;
  picture: { url: string; width: number; height: number; widths: readonly number[] };
}

/** An entry among its neighbours. */
export interface Around {
  /** From 1. */
  number: number;
  count: number;
  near: readonly ShownPhoto[];
}

let shown: readonly ShownPhoto[] = [];
const beside = 5;

/** Remembers the list, so that its entries lead to each other. */
export const notePhotosShown = (photos: readonly ShownPhoto[]): void => {
  shown = photos;
};

const asked = new Set<number>();

/** Remembers that a photo of an entry was asked for where data is dear: its page doesn't ask again. */
export const notePhotoAsked = (tid: number): void => {
  asked.add(tid);
};

export const wasPhotoAsked = (tid: number): boolean => asked.has(tid);

/** An entry's place in the list that was looked through last; null where it isn't in it. */
export function photosAround(tid: number, list = shown): Around | null {
  const entries = list.filter((photo, index) => list.findIndex((other) => other.tid === photo.tid) === index);
  const at = entries.findIndex((photo) => photo.tid === tid);
  if (at < 0 || entries.length < 2) return null;
  const from = Math.max(0, Math.min(at - 2, entries.length - beside - 1));
  return { number: at + 1, count: entries.length, near: entries.slice(from, from + beside + 1) };
}
