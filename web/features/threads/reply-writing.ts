import type { ChildPost, Post } from '../../../contract/domains/threads/shapes.ts';
import { type SharedState, sharedState } from '../../lib/shared-state.ts';
import type { Waiting } from '../../offline/queue/waiting.ts';
import type { OwnPhoto } from './compose/compose-state.ts';
import type { PhotoUploads } from './compose/photo-uploads.ts';

/** Whom a reply answers. */
export interface Answered {
  pid: number;
  /** The reply that it will stand under: `pid` itself, or the one that `pid` is a child of. */
  parent: number;
  uid: number;
  name: string;
}

/** A reply that is being written. It stays with its tab: over a log-in, a reload, a lost connection. */
export interface ReplyDraft {
  text: string;
  /** Words of a post that stand before it; empty for none. */
  quote: string;
  answered: Answered | null;
  photos: readonly OwnPhoto[];
}

/** A reply that was sent and has not been answered yet, or was refused. */
export interface WaitingReply extends ReplyDraft {
  /** Sent with it at every try, so that it is written once. */
  key: string;
  state: 'sending' | 'failed';
  /** Why it failed, in the server's words; empty where nobody knows. */
  said: string;
  /** Another try may succeed. */
  again: boolean;
}

/** What a member does with a reply that is written, or waits to be sent, and with those of others. */
export interface OwnActs {
  uploads: (work: (uploads: PhotoUploads) => void) => Promise<void>;
  /** Sends the draft: it waits among the replies, and the field is free. */
  send: () => void;
  retry: (key: string) => void;
  /** Takes a reply that waits back into the field, or drops it where the field holds other words. */
  stop: (key: string) => void;
  drop: (key: string) => void;
  /** Takes a reply that waits for a connection back into the field; false where it is on its way by now. */
  edit: (item: Waiting) => Promise<boolean>;
  /** Marks a reply as the answer, or takes the mark back. */
  markAnswer: (post: Pick<Post, 'pid' | 'is_answer'>) => void;
}

/** The replies that a reader writes on a thread page, beside its tree. */
export interface ReplyWriting {
  draft: SharedState<ReplyDraft>;
  waiting: SharedState<readonly WaitingReply[]>;
  /** Come with the code of members (`OwnReplies`): what is pressed before waits for them. */
  acts: Promise<OwnActs>;
  begin: (acts: OwnActs) => void;
}

export const emptyDraft: ReplyDraft = { text: '', quote: '', answered: null, photos: [] };

/** Nothing is written yet, or what the server's page was sent with. */
export function replyWriting(text: string): ReplyWriting {
  let begin!: ReplyWriting['begin'];
  const acts = new Promise<OwnActs>((resolve) => {
    begin = resolve;
  });
  return {
    draft: sharedState({ ...emptyDraft, text }),
    waiting: sharedState<readonly WaitingReply[]>([]),
    acts,
    begin,
  };
}

export const answeredBy = ({ pid, parent_pid, authorid, author }: Post | ChildPost): Answered => ({
  ...{ pid, parent: parent_pid || pid, uid: authorid, name: author },
});

/** Where a tab stores what was sent to a thread and is not answered yet. */
export const waitingPlace = (tid: number): string => `reply-waiting:${tid}`;
