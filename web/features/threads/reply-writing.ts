import type { ChildPost, Post } from '../../../contract/domains/threads/shapes.ts';
import type { SharedState } from '../../lib/shared-state.ts';
import type { Waiting } from '../../offline/queue/waiting.ts';
import type { PhotoUploads } from './compose/photo-uploads.ts';
import type { ReplyDraft, WaitingReply } from './reply-draft.ts';

/** What is done with a reply that is written, or waits to be sent. */
export interface ReplyActs {
  write: (text: string) => void;
  answer: (post: Post | ChildPost | null) => void;
  /** Puts words of a post before the reply; none takes them out again. */
  quote: (words: string) => void;
  uploads: (work: (uploads: PhotoUploads) => void) => Promise<void>;
  /** Sends the draft: it waits among the replies, and the field is free. */
  send: () => void;
  retry: (key: string) => void;
  /** Takes a reply that waits back into the field, or drops it where the field holds other words. */
  stop: (key: string) => void;
  drop: (key: string) => void;
  /** Takes a reply that waits for a connection back into the field; false where it is on its way by now. */
  edit: (item: Waiting) => Promise<boolean>;
}

/** The replies that a reader writes on a thread page, beside its tree. */
export interface ReplyWriting {
  draft: SharedState<ReplyDraft>;
  waiting: SharedState<readonly WaitingReply[]>;
  acts: ReplyActs;
  /** Where the field is sent without script. */
  action: string;
}
