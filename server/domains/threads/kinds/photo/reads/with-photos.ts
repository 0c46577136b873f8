import type { photoEntry } from '../../../../../../contract/domains/threads/kinds/photo/rows.ts';
import type { threadRow } from '../../../../../../contract/domains/threads/shapes.ts';
import type { SharedOf } from '../../../../../../contract/own.ts';

/** A thread's row with its photos beside, as the documents' clients read them. */
export const withPhotos = (row: SharedOf<typeof threadRow>): SharedOf<typeof photoEntry> => ({
  ...row,
  photos: row.photo?.photos ?? [],
});
