/** Figures of threads (D2 §5, §9; DECISIONS "Product figures"). */
export const threadLimits = {
  /** Threads a page of a board. */
  boardPage: 20,
  /** Seconds in which a new reply may be taken back; nobody is notified of it before. The screen offers it for 10 of them. */
  undoSeconds: 15,
  undoShownSeconds: 10,
  phonetypeMax: 60,
  /** Threads in which a member's place is stored; the one read longest ago goes. */
  readingPlaces: 1000,
} as const;

/** How long a common post's request may take, in milliseconds (R-THR-039). */
export const commonPostTimeout = 15_000;
/** From a successful send to the thread page, in milliseconds (R-THR-023). */
export const redirectDelay = 2000;
