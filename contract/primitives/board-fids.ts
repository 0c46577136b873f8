/** Boards that are no country (D2 §9; DECISIONS "addresses"). */
export const boardFids = {
  /** Where plain posts live, and the forum id of canonical thread addresses and of shared multi-picture posts. */
  common: 15443,
  /** Share-link forum ids by kind of post. */
  article: 53792,
  video: 66571,
  single: 45015,
  bug: 345,
  photo: 770,
  /** The dream fund. */
  dream: 771,
  /** Target of notices. */
  notice: 294,
} as const;

/** No board has a higher number: what a column of boards holds. */
export const fidMax = 2_147_483_647;
