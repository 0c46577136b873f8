import type { ComponentType } from 'react';
import type { NewsOf } from '../../../../contract/channels.ts';
import type { ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import type { shareFid } from '../../../../contract/primitives/boards.ts';
import type { IconName } from '../../../design/icon-names.ts';
import type { Editing } from '../compose/compose-kind.ts';
import type { AskedDraft } from '../compose/compose-store.ts';
import type { SaidTwice } from '../queries.ts';

/** A thread as lists and its page know it. */
export type AnyThread = Omit<ThreadRow, 'summary' | 'newest_reply' | 'liked_by' | 'new_replies' | SaidTwice>;

/** What a kind draws of a thread, and how it shows what its reader changed. */
export interface KindPartProps {
  thread: AnyThread;
  onChange: (fields: Partial<ThreadRow>) => void;
}

export interface ComposerProps {
  uid: number;
  editing: Editing | null;
  /** The draft that was asked for by its number. */
  asked?: AskedDraft | null;
  /** Numbers of the member's drafts. */
  drafts?: readonly number[];
}

/** How a thread of a kind is written. */
export interface ComposedKind {
  /** Its place among the composer's tools. */
  order: number;
  /** Its composer is at `/note/thread/{page}`, with its title. */
  page: string;
  title: string;
  icon: IconName;
  /** Text id of its tool in the composer, null where another page leads there. */
  tool: string | null;
  Composer: ComponentType<ComposerProps>;
}

/** A kind of thread on screen. Its parts are loaded where they are drawn; null draws nothing beside the words. */
export interface WebKind {
  Card: ComponentType<KindPartProps> | null;
  Thread: ComponentType<KindPartProps> | null;
  /** Before the post on the thread's page, in place of its photos. */
  Stage?: ComponentType<KindPartProps>;
  /** Its board, where that is a page of its own: address and text id. */
  board?(thread: { fid: number }): { to: string; text: string };
  /** Where its author edits it, by its page, where that isn't the composer. */
  editOn?: (page: string) => string;
  /** As what it is shared, where its pictures don't say (R-THR-007). */
  sharedAs?: Parameters<typeof shareFid>[0];
  /** What it says beside the message, for search engines. */
  words(thread: AnyThread): readonly string[];
  /** What changes of a thread that stands open, by live news of it; the reader's own stays. */
  live(thread: AnyThread, news: NewsOf<'thread'>): Partial<AnyThread>;
}
