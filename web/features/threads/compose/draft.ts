import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { randomString } from '../../../lib/random.ts';
import { onDevice } from '../../../lib/stores.ts';
import { type ComposeState, type OwnPhoto, type StoryLink, standing } from './compose-state.ts';

/** While the draft changes it is saved on the device this often. */
export const draftEveryMs = 2000;

export interface Draft {
  subject: string;
  html: string;
  photos: { aid: number; preview: string; caption: string }[];
  original: boolean;
  story: StoryLink | null;
  /** What the kind of thread saves of its own part. */
  part: unknown;
  /** Goes with the post, so that the same one tried again is posted once. */
  key: string;
}

/** Whose draft it is, of which kind of thread. */
export interface DraftPlace {
  uid: number;
  name: KindName;
}

const addressOf = ({ uid, name }: DraftPlace): string => `draft:${name === 'plain' ? 'thread' : name}:${uid}`;

/** What of the composer survives a reload: pictures that the server has, not those still on their way. */
export function draftOf(state: ComposeState, key: string, part: unknown = null): Draft | null {
  const photos = state.photos.flatMap(({ aid, preview, caption }) =>
    aid === undefined ? [] : [{ aid, preview, caption }],
  );
  if (state.subject.trim() === '' && state.text.trim() === '' && photos.length === 0 && part === null) return null;
  const { subject, html, original, story } = state;
  return { subject, html, photos, original, story, part, key };
}

export const photosOf = (draft: Draft): OwnPhoto[] => draft.photos.map((photo) => standing(photo));

/** Saves the draft, or deletes it; false where this device can't. */
export const storeDraft = (place: DraftPlace, draft: Draft | null): boolean =>
  onDevice.write(addressOf(place), draft && JSON.stringify(draft));

export function storedDraft(place: DraftPlace): Draft | null {
  const draft = onDevice.readJson<Draft>(addressOf(place));
  if (typeof draft?.html !== 'string') return null;
  const { original, story = null, part = null, key } = draft;
  return { ...draft, original: original === true, story, part, key: key || randomString() };
}
