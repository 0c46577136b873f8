import { randomString } from '../../../lib/random.ts';
import { type ComposeState, type OwnPhoto, standing } from './compose-state.ts';

/** The draft is kept on the device this often while it changes. */
export const draftEveryMs = 2000;

export interface Draft {
  subject: string;
  html: string;
  photos: { aid: number; preview: string; caption: string }[];
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
  return { subject: state.subject, html: state.html, photos, key };
}

export const photosOf = (draft: Draft): OwnPhoto[] => draft.photos.map((photo) => standing(photo));

/** Keeps the draft, or forgets it; false where this device can't. */
export function keepDraft(uid: number, draft: Draft | null): boolean {
  try {
    if (draft) localStorage.setItem(place(uid), JSON.stringify(draft));
    else localStorage.removeItem(place(uid));
    return true;
  } catch {
    return false;
  }
}

export function keptDraft(uid: number): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(place(uid)) ?? 'null') as Draft | null;
    return draft && typeof draft.html === 'string' ? { ...draft, key: draft.key || randomString() } : null;
  } catch {
    return null;
  }
}
