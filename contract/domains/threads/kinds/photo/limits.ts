/** Figures of photo boards (D2 §7, §9; DECISIONS "Boards with a purpose"). */
export const photoLimits = {
  /** Photos of one entry. */
  photosMax: 9,
  /** Visible characters beside the photos; none are needed. */
  messageMax: 1000,
  /** A page of entries. */
  page: 20,
  /** A page of single photos. */
  photosPage: 40,
  /** Photos that are recommended (R-PHG-003). */
  recommended: 8,
  /** Photographers beside the board. */
  photographers: 6,
  /** Characters of a camera's or lens's name. */
  cameraMax: 60,
  /** Raw characters of everything that is said about the photos of an entry. */
  rawExifMax: 6000,
  /** What became of a dream, in characters. */
  dreamMax: 500,
  /** Boards that a list of photos is narrowed to. */
  fidsMax: 2,
} as const;

/** Orders of lists, as the documents spell them. */
export const photoOrders = ['dateline', 'like', 'lastpost'] as const;
export type PhotoOrder = (typeof photoOrders)[number];

/** What has become of a dream. */
export const dreamStates = ['asked', 'helped', 'told'] as const;
export type DreamState = (typeof dreamStates)[number];
