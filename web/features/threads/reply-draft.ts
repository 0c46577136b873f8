import { randomString } from '../../lib/random.ts';
import { inTab } from '../../lib/stores.ts';
import type { OwnPhoto } from './compose/compose-state.ts';

/** Whom a reply answers. */
export interface Answered {
  pid: number;
  uid: number;
  name: string;
}

/** A reply that is being written. It stays with its tab: over a log-in, a reload, a lost connection. */
export interface ReplyDraft {
  text: string;
  answered: Answered | null;
  photos: readonly OwnPhoto[];
  /** Sent with the reply, so that the same one tried again is written once. */
  key: string;
  /** What was last sent with that key; another text needs another key. */
  sent: string;
}

export const emptyDraft = (): ReplyDraft => ({ text: '', answered: null, photos: [], key: randomString(), sent: '' });

/** Nothing is sent without words, nor while a photo is on its way. */
export const maySendReply = ({ text, photos }: ReplyDraft): boolean =>
  text.trim() !== '' && photos.every((photo) => photo.state.kind !== 'sending');

/** Numbers of the photos that are on the server, in order. */
export const aidsOf = ({ photos }: ReplyDraft): number[] => photos.flatMap(({ aid }) => aid ?? []);

const bodyOf = (draft: ReplyDraft): string => `${draft.answered?.pid ?? 0}:${aidsOf(draft)}:${draft.text}`;

/** The draft as it goes out: with the key it was tried with before if nothing has changed, else with a new one. */
export function readyToSend(draft: ReplyDraft): ReplyDraft {
  const body = bodyOf(draft);
  if (draft.sent === body) return draft;
  return { ...draft, sent: body, key: draft.sent === '' ? draft.key : randomString() };
}

const placeOf = (tid: number): string => `reply:${tid}`;

/** Stores the words, and of the photos those that the server has. */
export function storeDraft(tid: number, draft: ReplyDraft): void {
  const photos = draft.photos.flatMap((photo) => (photo.aid === undefined ? [] : [{ ...photo, file: undefined }]));
  const empty = draft.text === '' && photos.length === 0;
  inTab.write(placeOf(tid), empty ? null : JSON.stringify({ ...draft, photos }));
}

/** The draft stored for a thread, an empty one where there is none. */
export const storedDraft = (tid: number): ReplyDraft => ({ ...emptyDraft(), ...inTab.readJson(placeOf(tid)) });
