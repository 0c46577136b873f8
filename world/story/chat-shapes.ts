import type { Reaction } from '../../contract/domains/messages/limits.ts';
import type { JoinOption } from '../../contract/domains/rooms/limits.ts';
import type { PictureName } from '../pictures/index.ts';

/** What somebody says in a conversation. */
export interface ChatLine {
  by: string;
  /** Minutes after what was said before it. */
  after: number;
  text: string;
  picture?: PictureName;
  /** Which line it answers, by its place in the conversation; the first is 1. */
  quotes?: number;
  /** Who is named. */
  names?: readonly string[];
  reactions?: readonly (readonly [name: string, emoji: Reaction])[];
  /** Its writer takes it back. */
  withdrawn?: true;
  /** The owner pins it on top of the group. */
  pinned?: true;
  /** It waits for an admin of the group still; of others of which the rule asks it, the owner lets them through. */
  waits?: true;
}

/** What somebody did with a conversation in their own list. */
interface Own {
  /** How many lines somebody has read; who writes has read all until then. */
  read?: Readonly<Record<string, number>>;
  /** Who turned its notifications off. */
  muted?: readonly string[];
  /** Who has it on top of their list. */
  onTop?: readonly string[];
}

/** A conversation of two, which the first of them begins. */
export interface StoryChat extends Own {
  between: readonly [string, string];
  /** Hours before the story's end. */
  ago: number;
  lines: readonly ChatLine[];
  /** Whom the second of them declined. */
  declined?: true;
}

/** A group in which people talk. */
export interface StoryRoom extends Own {
  name: string;
  owner: string;
  joinOption: JoinOption;
  notice: string;
  picture?: PictureName;
  /** Key of a story in the topic whose group it is. */
  topicOf?: string;
  /** Hours before the story's end. */
  ago: number;
  /** Named when it is made: who knows the owner is in it at once, others are invited. */
  members: readonly string[];
  /** Who joins later. */
  joins?: readonly string[];
  /** Who waits before the door, and what they say there. */
  asks?: readonly (readonly [name: string, words: string])[];
  /** What members are called in it. */
  nameCards?: Readonly<Record<string, string>>;
  /** Who helps the owner. */
  admins?: readonly string[];
  /** Only the owner and admins write. */
  announces?: true;
  lines: readonly ChatLine[];
}
