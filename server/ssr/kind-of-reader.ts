import type { Viewer } from '../../contract/primitives/viewer.ts';

/** What says of a member who they are: a page for many shows it in its own places only. */
const whoTheyAre = ['uid', 'username', 'avatar', 'frame'] as const;
/** What many members share: level, country, what they may do. */
export type KindField = Exclude<keyof Viewer, (typeof whoTheyAre)[number]>;

const isKindField = (field: string): field is KindField => !whoTheyAre.some((each) => each === field);

/**
 * The member as a page's loaders and its frame know them. What is read of their kind is noted: the page is drawn for all
 * for whom that is the same. Name, number and picture are what `whoIs` gives for them.
 */
export function readerOfKind(
  viewer: Viewer,
  note: (field: KindField) => void,
  whoIs: (field: (typeof whoTheyAre)[number]) => unknown,
): Viewer {
  const reader = {};
  for (const field of Object.keys(viewer) as (keyof Viewer)[]) {
    const get = (): unknown => {
      if (!isKindField(field)) return whoIs(field);
      note(field);
      return viewer[field];
    };
    Object.defineProperty(reader, field, { get, enumerable: true });
  }
  return reader as Viewer;
}

/** What a page read of a member's kind, as one text. */
export const kindRead = (viewer: Viewer | null, fields: Iterable<KindField>): string =>
  viewer === null ? '' : [...fields].map((field) => `${field} ${JSON.stringify(viewer[field])}`).join('\n');
