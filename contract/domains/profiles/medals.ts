/** Medals that there are; the picture of each stands at `medalPicture`, its name under `profiles.medal.<id>`. */
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

/** Address of a medal's picture. */
export const medalPicture = (medal: Medal): string => `/medals/${medal}.svg`;
