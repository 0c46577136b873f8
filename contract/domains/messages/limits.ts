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
  /** Characters from which the same words are a repetition, and to how many strangers a newcomer sends them in a day. */
  repeatLeast: 20,
  repeats: 3,
  /** Messages that catching up or a long page may ask for at once. */
  pageMax: 100,
  /** Threads that one page of messages asks about at once. */
  sharedThreads: 30,
  /** What a client calls its message. */
  clientIdMin: 8,
  clientIdMax: 64,
  /** Members named in one message. */
  named: 10,
  /** Own messages are withdrawn within this time. */
  withdrawSeconds: 3600,
  /** Messages of one report: one, and up to four around it that the reporter chose. */
  reported: 5,
  /** What a reporter adds. */
  noteMax: 500,
  /** Reports of chats a day from one member. */
  reportsADay: 20,
  /** Reported words stay with moderators for so long after the decision. */
  reportedDays: 30,
  /** Rows of moderators' queue. */
  reportRows: 20,
  /** A signature's life at most, and where none is asked for (R-CHT-041). */
  signSeconds: 604_800,
  /** Conversations pinned on top of one's list. */
  pinned: 5,
  /** The longest word looked for. */
  searchMax: 50,
  searchRows: 20,
  /** Requests of one member, by whom they were sent. */
  requestsPage: 20,
} as const;

/** What became of a message. */
export const messageStatuses = ['sent', 'withdrawn', 'held', 'removed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** The six reactions, by the number that is stored. */
export const reactions = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;
export type Reaction = (typeof reactions)[number];

/** Why a message is reported. */
export const chatReportReasons = ['spam', 'fraud', 'insult', 'hate', 'sexual', 'danger', 'privacy', 'other'] as const;

/** Seconds that the screen waits. */
export const messageTimes = {
  /** How long it says that a blank message can't be sent. */
  blankShown: 3,
  /** After which an open conversation counts as read. */
  readAfter: 2,
} as const;
