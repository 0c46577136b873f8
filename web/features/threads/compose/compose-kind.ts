import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { call } from '../../../api/client.ts';
import { orWait } from '../../../offline/queue/from-page.ts';
import type { EditedPost, SentTraits } from '../traits/trait.ts';
import type { OwnPhoto } from './compose-state.ts';

/** One's own post that is being changed, as the server gave it. */
export interface Editing extends EditedPost {
  first: boolean;
  photos: OwnPhoto[];
}

/** What every kind of thread sends. */
export interface SentFields extends SentTraits {
  subject: string;
  message: string;
  format: 'html';
  /** Its category, 0 for the one of all. */
  typeid: number;
  aids: number[];
  captions: string[];
  /** The draft that it was. */
  draft?: number;
  /** Members named in it; missing where nobody newly is. */
  at_list_current?: number[];
}

export interface Sent {
  tid: number;
  /** It waits for a moderator. */
  held?: boolean;
  msg: string;
}

/** How a new post goes out. */
export interface Sending {
  pushTime: number;
  idempotencyKey: string;
  /** What is shown of it, and gone on with, where it has to wait. */
  shown: { text: string; draft?: string };
}

/** How a kind of thread is written: beside title and words it has a part of its own, held as `P`. */
export interface ComposeKind<P> {
  name: KindName;
  /** Text ids of the page's title. */
  title: string;
  editTitle: string;
  /** Text id of what is still missing of the part. */
  missing: string;
  /** Nothing goes out without words beside the title. */
  needsText: boolean;
  /** A new one says which board it goes to. */
  needsBoard?: boolean;
  /** The part as the composer opens. */
  begin(editing: Editing | null): P;
  ready(part: P): boolean;
  /** What of the part outlives a reload; null while there is nothing. */
  saved(part: P): unknown;
  /** The part again, made from what was saved. */
  restored(saved: unknown): P;
  post(fields: SentFields, part: P, how: Sending): Promise<Sent>;
  change(editing: Editing, fields: SentFields, part: P): Promise<Sent>;
}

/** What an edit sends again as it was. */
export const placeOfEdit = ({ tid, pid, fid, type, reproduce }: Editing) => ({
  ...{ tid, pid, fid },
  ...{ type, reproduce },
});

const isCutOff = (): boolean => !navigator.onLine;

/** Words and pictures alone; also for replies that are changed. */
export const plainCompose: ComposeKind<null> = {
  name: 'plain',
  title: 'threads.newPost',
  editTitle: 'threads.editPost',
  missing: 'threads.missing.text',
  needsText: true,
  begin: () => null,
  ready: () => true,
  saved: () => null,
  restored: () => null,
  async post(fields, _part, { pushTime, idempotencyKey, shown }) {
    const input = { push_time: pushTime, ...fields };
    const act = { call: 'threads.create', input, key: idempotencyKey, shown: { ...shown, page: '', of: 0 } } as const;
    // Where there is a line all the same the words stay in the composer, to be sent by its button.
    const { data, msg } = await orWait(act, () => call('threads.create', input, { idempotencyKey }), isCutOff);
    return { tid: data.tid, held: data.held === 1, msg };
  },
  async change(editing, fields) {
    const { msg } = await call('threads.edit', { ...placeOfEdit(editing), ...fields });
    return { tid: editing.tid, msg };
  },
};
