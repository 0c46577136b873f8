import type { KindName } from '../domains/threads/kinds.ts';

/** The logged-in member as a page knows them; a guest is null. */
export interface Viewer {
  uid: number;
  username: string;
  avatar: string;
  /** Address of the frame worn around the picture, empty for none. */
  frame: string;
  countryFid: number;
  groupid: number;
  isCreator: boolean;
  /** May comment and post: an e-mail or a phone is proven. */
  verified: boolean;
  /** Too young to write before a guardian agrees. */
  needsConsent: boolean;
  /** Kinds of thread that they may post: those whose role flag is 1. */
  mayPost: readonly KindName[];
  /** Moderates their country, so that they say of its threads what moderators alone may: an activity, a prize. */
  moderatesHome: boolean;
  /** Moderates a country or everywhere: the console is open to them. */
  isModerator: boolean;
  /** May create topics: the role flag createTopic is 1. */
  mayCreateTopic: boolean;
}
