import { inTab } from '../../lib/stores.ts';
import type { OwnPhoto } from '../threads/index.ts';
import type { Typed } from './typed-report.ts';

/** A report that is being written, as it is stored: every step of it. */
export interface ReportDraft {
  typed: Typed;
  step: 1 | 2 | 3;
  /** Made when the form opened: the same report sent twice is written once. */
  key: string;
  photos: readonly OwnPhoto[];
}

const placeOf = (uid: number): string => `bug:${uid}`;

/** Of the photos those that the server has: the device's own pictures can't be stored. */
export const photosToStore = (photos: readonly OwnPhoto[]): OwnPhoto[] =>
  photos.flatMap(({ file: _, ...photo }) =>
    photo.aid === undefined ? [] : [{ ...photo, preview: photo.stored ?? photo.preview }],
  );

/** Stores what is typed; nothing where there is nothing. */
export function storeReport(uid: number, draft: ReportDraft | null): void {
  const isEmpty =
    draft === null || (Object.values(draft.typed).every((words) => words === '') && draft.photos.length === 0);
  inTab.write(placeOf(uid), isEmpty ? null : JSON.stringify({ ...draft, photos: photosToStore(draft.photos) }));
}

/** Whether somebody has begun to write one: kind and address are there from the beginning. */
export const isBegun = (draft: ReportDraft | null): boolean =>
  draft !== null && [draft.typed.subject, draft.typed.message].some((words) => (words ?? '').trim() !== '');

export const storedReport = (uid: number): ReportDraft | null => inTab.readJson<ReportDraft>(placeOf(uid));
