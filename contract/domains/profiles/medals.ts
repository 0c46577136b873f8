/**
 * Medals of the product's own; operators add others. The picture of each stands at `medalPicture`, its name under
 * `profiles.medal.<id>`, what it is for under `profiles.medalText.<id>`, how to get it under `profiles.medalHow.<id>`.
 */
export const medals = [
  'welcome',
  'streak-7',
  'streak-30',
  'streak-100',
  'first-digest',
  'likes-100',
  'replies-10',
  'photographer',
  'bug-hunter',
  'top-creator',
] as const;
export type Medal = (typeof medals)[number];

export const isMedal = (id: string): id is Medal => (medals as readonly string[]).includes(id);

/** Drawings that a medal of the operators' may have. */
export const medalDrawings = medals;

/** Address of a drawing. */
export const medalPicture = (medal: Medal): string => `/medals/${medal}.svg`;
