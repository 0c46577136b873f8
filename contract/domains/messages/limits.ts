/** Figures of private messages. */
export const messageLimits = {
  /** Characters of a message. */
  textMax: 500,
  /** Messages fetched at once unless another number is asked for, and at most. */
  fetched: 1000,
  /** Messages that a page shows, and that are put before them at each step back. */
  shown: 15,
  /** Conversations a page of the list. */
  listPage: 20,
  /** Messages to somebody who has not answered yet, and doesn't follow the writer. */
  unanswered: 3,
  /** Conversations that a member begins in a day. */
  begunADay: 30,
  /** The same for somebody who registered less than `newcomerDays` ago. */
  begunByNewcomer: 5,
  newcomerDays: 7,
} as const;

/** Seconds that the screen waits. */
export const messageTimes = {
  /** How long it says that a blank message can't be sent. */
  blankShown: 3,
  /** After which an open conversation counts as read. */
  readAfter: 2,
} as const;
