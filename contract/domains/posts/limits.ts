/** Figures of what a post holds and how posts are paged (D2 §5, §9; DECISIONS "Product figures"). */
export const postLimits = {
  subjectMax: 80,
  /** A post's content must exceed this many visible characters (R-THR-025). */
  messageOver: 10,
  messageMax: 20_000,
  replyMin: 1,
  replyMax: 10_000,
  /** The quick reply box on screen stops here; captions and descriptions at 1000 (R-THR-028). */
  quickReplyMax: 500,
  captionMax: 1000,
  pictures: 9,
  mentions: 50,
  /** Different names that a text may hold beyond which none is looked up. */
  namesLookedUp: 200,
  /** Posts a page of `thread/view`. */
  viewPage: 20,
  /** Replies a page on screen (R-PST-001). */
  replyPage: 10,
  /** Children shown under a reply before "View more". */
  childrenShown: 2,
  /** An address as browsers and servers take it. */
  linkMax: 2000,
  /** Words of a post that a reply quotes. */
  quoteMax: 300,
  /** A message as it is sent, with all the markup that a paste brings; what is longer is not even read. */
  rawMessageMax: 200_000,
  rawSubjectMax: 1000,
} as const;

/** Bytes that a post's HTML takes at the most, by the characters that it may show (DECISIONS "size of what members write"). */
export const mostBytes = (characters: number): number => 6 * characters + 4096;
