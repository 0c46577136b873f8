import type { Written } from '../../posts/index.ts';
import type { TraitInput } from '../traits/list.ts';

/** What a member sends of a thread, whatever its kind. */
export interface ThreadFields extends Written, TraitInput {
  subject: string;
  fid?: number | undefined;
  type: string;
  /** Its category; an edit that doesn't say leaves it as it is. */
  typeid?: number | undefined;
  reproduce: string;
}

export interface NewThreadInput extends ThreadFields {
  phonetype: string;
  country_fid?: number | undefined;
  at_list_current?: readonly number[] | undefined;
  push_time?: number;
  /** The draft that it was. */
  draft?: number | undefined;
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
