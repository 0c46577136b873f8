import { createContext, use } from 'react';
import type { ChildPost, Post, ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import type { Person } from '../../design/UserChip.tsx';
import type { Shared } from '../../lib/share-link.ts';
import { type SharedState, useShared } from '../../lib/shared-state.ts';
import { useSession } from '../../session/root-data.ts';
import type { FollowAnswer, HideTarget } from '../follows/index.ts';
import type { ReplyWriting } from './reply-writing.ts';
import type { ThreadState } from './thread-state.ts';

export type Change = (change: (state: ThreadState) => ThreadState) => void;

/** What is to be deleted: the thread with all in it, or a reply. */
export type DeleteTarget = { kind: 'thread'; tid: number } | { kind: 'reply'; pid: number };

/** A dialog of the thread page, by its name. */
export type ThreadDialog =
  | { name: 'reply' }
  | { name: 'likers' }
  | { name: 'reward'; pid: number; author: string }
  | { name: 'delete'; target: DeleteTarget }
  | { name: 'hide'; target: HideTarget }
  | { name: 'ban'; person: Person };

/** What a reader does with a thread and its posts; the same object as long as the page stands. */
export interface ThreadActs {
  change: Change;
  like: (post: { pid: number; is_like: 0 | 1; like: number }) => unknown;
  favourite: () => unknown;
  /** Follows the thread, or unfollows it. */
  follow: () => unknown;
  share: (how?: (url: string) => Promise<Shared>) => unknown;
  moreChildren: (post: Post) => unknown;
  /** Opens the field for a reply, or what stands in the way of one, after which it opens. */
  reply: () => void;
  /** Opens it for an answer to a reply; null answers the thread itself. */
  answer: (post: Post | ChildPost | null) => void;
  /** The same for who was a guest until now: opens what stands in the way of a reply before. */
  answerJoined: (post: Post | ChildPost) => void;
  /** Asks how much to give for the thread's post, or opens what stands in the way, after which it asks. */
  reward: () => void;
  openDialog: (dialog: ThreadDialog | null) => void;
  onThread: (fields: Partial<ThreadRow>) => void;
  onFollowed: (answer: FollowAnswer) => void;
  reload: () => unknown;
}

/** The states of a thread page beside its tree, and what is done with them. */
export interface ThreadModel {
  thread: SharedState<ThreadState>;
  dialog: SharedState<ThreadDialog | null>;
  /** The reply that its reader has just written: it is scrolled to and tinted. */
  fresh: SharedState<number | null>;
  reply: ReplyWriting;
  acts: ThreadActs;
}

export const ThreadContext = createContext<ThreadModel | null>(null);

export function useThreadModel(): ThreadModel {
  const model = use(ThreadContext);
  if (!model) throw new Error('this part stands on a thread page only');
  return model;
}

/** What a part of the page reads of its thread: `read` gives the same value while nothing of that has changed. */
export const useThread = <T>(read: (state: ThreadState) => T): T => useShared(useThreadModel().thread, read);

export const useShownThread = () => useThread(({ thread }) => thread);

/** Whether the reader wrote the thread. */
export const useIsOwnThread = (): boolean => useSession()?.uid === useShownThread().authorid;
