import type { Envelope } from '../../../contract/envelope.ts';
import type { Input } from '../../api/wire.ts';

/** Calls that wait for a connection, where there is none, and are made once it is back. */
export type WaitingCall =
  | 'threads.new-reply'
  | 'threads.create'
  | 'threads.like'
  | 'threads.favorite'
  | 'follows.follow'
  | 'messages.say'
  | 'bugs.report'
  | 'bugs.same';

/** What a reader is shown of something that waits. */
export interface ShownWaiting {
  /** The words that were written; empty for a mark. */
  text: string;
  /** Words that a reply quotes, where it does. */
  quote?: string;
  /** The page within the site that it was done on, without the locale's prefix. */
  page: string;
  /** The thread that a reply is for, the post that is liked, the member who is followed; 0 for a new thread or a message. */
  of: number;
  /** The conversation that a message is for. */
  conversation?: string;
  /** What a message quotes, by whom. */
  quoted?: { ID: number; nick: string; text: string };
  /** A message's picture, as it is shown meanwhile. */
  picture?: string;
  /** How a mark is to stand. */
  on?: 0 | 1;
  /** Whom a reply answers, by name; its number and its writer's go out with it. */
  answers?: { pid: number; parent: number; uid: number; name: string };
  /** How many photos go out with it. */
  pictures?: number;
  /** The draft that a post was, as JSON, to be gone on with. */
  draft?: string;
}

/** Photos that the server doesn't have yet, and the call that takes them. */
export interface WaitingPhotos {
  url: string;
  headers: Readonly<Record<string, string>>;
  envelope: Envelope;
  files: readonly Blob[];
}

/** Something that a member has done and that is still to be sent. */
export interface Waiting {
  /** Its place among all that waits; given by the store. */
  id?: number;
  /** Names the act: the same one sent twice is done once. */
  key: string;
  uid: number;
  call: WaitingCall;
  /** What shares a lane is sent in its order. */
  lane: string;
  request: { url: string; headers: Readonly<Record<string, string>>; body: string };
  envelope: Envelope;
  /** Photos that go up first: the number of each is put into `aids` of what is sent. */
  photos?: WaitingPhotos;
  shown: ShownWaiting;
  /** When it was done, in milliseconds. */
  at: number;
  state: 'waiting' | 'sending' | 'refused';
  /** Why it was refused, in the reader's language. */
  reason?: string;
}

/** A member's act that is to wait. */
export interface Act<K extends WaitingCall> {
  call: K;
  input: Input<K>;
  /** Made once for what the member means to do once. */
  key: string;
  uid: number;
  shown: ShownWaiting;
  /** Photos that go up before it. */
  files?: readonly Blob[];
}

/** Calls that write something of their own. */
const writings: readonly WaitingCall[] = ['threads.new-reply', 'threads.create', 'messages.say', 'bugs.report'];

/** Marks say how something is to stand: of two on the same thing only the later one counts. */
export const isMark = (call: WaitingCall): boolean => !writings.includes(call);

/** The lane of a call: replies to a thread and messages of a conversation go one after the other, and so do marks on one thing. */
export const laneOf = (call: WaitingCall, { of, conversation }: Pick<ShownWaiting, 'of' | 'conversation'>): string =>
  `${call} ${conversation ?? of}`;
