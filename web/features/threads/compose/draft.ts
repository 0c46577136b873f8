import { randomString } from '../../../lib/random.ts';
import { onDevice } from '../../../lib/stores.ts';
import { type ComposeState, type OwnPhoto, type StoryLink, standing } from './compose-state.ts';

/** The draft is kept on the device this often while it changes. */
export const draftEveryMs = 2000;

export interface Draft {
  subject: string;
  html: string;
  photos: { aid: number; preview: string; caption: string }[];
  original: boolean;
  story: StoryLink | null;
  /** Goes with the post, so that the same one tried again is posted once. */
  key: string;
}

const place = (uid: number): string => `draft:thread:${uid}`;

/** What of the composer survives a reload: pictures that the server has, not those still on their way. */
export function draftOf(state: ComposeState, key: string): Draft | null {
  const photos = state.photos.flatMap(({ aid, preview, caption }) =>
    aid === undefined ? [] : [{ aid, preview, caption }],
  );
  if (state.subject.trim() === '' && state.text.trim() === '' && photos.length === 0) return null;
  const { subject, html, original, story } = state;
  return { subject, html, photos, original, story, key };
}

export const photosOf = (draft: Draft): OwnPhoto[] => draft.photos.map((photo) => standing(photo));

/** Keeps the draft, or forgets it; false where this device can't. */
export const keepDraft = (uid: number, draft: Draft | null): boolean =>
  onDevice.write(place(uid), draft && JSON.stringify(draft));

export function keptDraft(uid: number): Draft | null {
  const draft = onDevice.readJson<Draft>(place(uid));
  if (typeof draft?.html !== 'string') return null;
  return { ...draft, original: draft.original === true, story: draft.story ?? null, key: draft.key || randomString() };
}
