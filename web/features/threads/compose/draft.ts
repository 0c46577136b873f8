import { onDevice } from '../../../lib/stores.ts';
import {
  type ComposeState,
  type Mention,
  type OwnPhoto,
  type Place,
  type StoryLink,
  standing,
  type TopicOfPost,
} from './compose-state.ts';

/** How long after a change the draft is saved on the device, in milliseconds: a pause of the hand is too short a wait. */
export const draftAfterMs = 800;

export interface Draft {
  subject: string;
  html: string;
  /** The words alone, for what may be sent. */
  text: string;
  photos: { aid: number; preview: string; large?: string; caption: string }[];
  original: boolean;
  story: StoryLink | null;
  mentions: Mention[];
  place: Place;
  topic: TopicOfPost | null;
  /** What each kind of thread has saved of its part, by name. */
  parts: Record<string, unknown>;
  /** Goes with the post, so that the same one tried again is posted once. */
  key: string;
}

/** One post is written at a time; it may become another kind on the way. */
const addressOf = (uid: number): string => `draft:thread:${uid}`;

/** What of the composer survives a reload: pictures that the server has, not those still on their way. */
export function draftOf(state: ComposeState, key: string): Draft | null {
  const { subject, html, text, original, story, place, topic, savedParts } = state;
  const photos = state.photos.flatMap(({ aid, stored = '', large, caption }) =>
    aid === undefined ? [] : [{ aid, preview: stored, large, caption }],
  );
  const written = [subject, text].some((words) => words.trim() !== '');
  if (!written && photos.length === 0 && Object.keys(savedParts).length === 0) return null;
  return {
    subject,
    html,
    text,
    photos,
    original,
    story,
    mentions: [...state.mentions],
    place,
    topic,
    parts: { ...savedParts },
    key,
  };
}

export const photosOf = (draft: Draft): OwnPhoto[] => draft.photos.map((photo) => standing(photo));

/** Saves the draft as JSON, or deletes it; false where this device can't. */
export const storeDraft = (uid: number, draft: string | null): boolean => onDevice.write(addressOf(uid), draft);

/** The draft of a member on this device; null for none. */
export function storedDraft(uid: number): Draft | null {
  const draft = onDevice.readJson<Draft>(addressOf(uid));
  if (typeof draft?.html !== 'string') return null;
  const { original, story = null, topic = null, mentions = [], parts = {}, text = '' } = draft;
  const { place = { typeid: 0, chosen: false } } = draft;
  return { ...draft, text, original: original === true, story, topic, mentions, place, parts };
}
