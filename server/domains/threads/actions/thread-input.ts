import type { Written } from '../../posts/index.ts';
import type { HiddenInput } from '../traits/hidden/actions/take-hidden.ts';
import type { SentAdditions } from './thread-additions.ts';

/** What a thread says of its readers and replies; an edit that doesn't say leaves each as it is. */
export interface TraitInput {
  readperm?: number | undefined;
  replyVisibleOnlyToAuthors?: number | undefined;
  rush_every?: number | undefined;
  rush_floors?: readonly number[] | undefined;
}

/** What a member sends of a thread, whatever its kind. */
export interface ThreadFields extends Written, SentAdditions, HiddenInput, TraitInput {
  subject: string;
  fid?: number | undefined;
  type: string;
  /** Its category; an edit that doesn't say leaves it as it is. */
  typeid?: number | undefined;
  reproduce: string;
  /** 1 for the writer's own work. */
  original?: number | undefined;
  /** The thread that this one goes on with, 0 for none. */
  story?: number | undefined;
  /** The topic that it stands in, 0 for none; an edit that doesn't say leaves it as it is. */
  topid?: number | undefined;
}

export interface NewThreadInput extends ThreadFields {
  phonetype: string;
  country_fid?: number | undefined;
  at_list_current?: readonly number[] | undefined;
  push_time?: number;
  /** The draft that it was. */
  draft?: number | undefined;
  /** The group that it is posted in, 0 for none. */
  groupid?: number | undefined;
}

export interface EditInput extends ThreadFields {
  tid: number;
  pid: number;
  /** Who is named in it now; an edit that doesn't say leaves it as it is. */
  at_list_current?: readonly number[] | undefined;
}

/** Where a new thread stands. */
export interface NewThread {
  tid: number;
  pid: number;
  fid: number;
  /** 1 where it waits for a moderator. */
  held: 0 | 1;
}
