import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { noDraftState, type SavedDraft } from '../drafts/draft-news.ts';
import { isWritten, restoredTraits, storedTraits } from '../traits/composers.ts';
import { type ComposeState, type Mention, type OwnPhoto, type Place, standing } from './compose-state.ts';
import { draftOnDevice } from './draft-on-device.ts';

/** How long after a change the draft is saved on the device, in milliseconds: a pause of the hand is too short a wait. */
export const draftAfterMs = 800;

export interface Draft {
  /** The kind that it was written as last. */
  kind: KindName;
  subject: string;
  html: string;
  /** The words alone, for what may be sent. */
  text: string;
  photos: { aid: number; preview: string; large?: string | undefined; caption: string }[];
  /** What its traits hold, by the names of that. */
  traits: Record<string, unknown>;
  mentions: Mention[];
  place: Place;
  /** Unix seconds to go out at, 0 for now. */
  pushTime: number;
  /** What each kind of thread has saved of its part, by name. */
  parts: Record<string, unknown>;
  /** Goes with the post, so that the same one tried again is posted once. */
  key: string;
  /** The draft that it was sent as with this key, 0 for none; null while it wasn't. */
  sentAs: number | null;
  /** Null until the account has one. */
  saved: SavedDraft | null;
  /** The account has it as it is. */
  clean: boolean;
}

/** What of the composer survives a reload: pictures that the server has, not those still on their way. */
export function draftOf(
  state: ComposeState,
  { key, sentAs = null, clean = false }: Pick<Draft, 'key'> & Partial<Pick<Draft, 'sentAs' | 'clean'>>,
): Draft | null {
  const { kind, subject, html, text, place, pushTime, savedParts } = state;
  const photos = state.photos.flatMap(({ aid, stored = '', large, caption }) =>
    aid === undefined ? [] : [{ aid, preview: stored, large, caption }],
  );
  const written = subject.trim() !== '' || text.trim() !== '' || isWritten(state.traits);
  if (!written && photos.length === 0 && Object.keys(savedParts).length === 0) return null;
  const mentions = [...state.mentions];
  const parts = { ...savedParts };
  const traits = storedTraits(state.traits);
  return {
    kind,
    ...{ subject, html, text, photos, traits, mentions, place, pushTime, parts },
    ...{ key, sentAs, clean },
    saved: state.account.saved,
  };
}

/** The post as a draft brings it back. */
export function stateOf(draft: Draft): Partial<ComposeState> {
  const { kind, subject, html, text, mentions, place, pushTime, parts } = draft;
  return {
    kind,
    ...{ subject, html, text, start: html, mentions, place, pushTime, traits: restoredTraits(draft.traits) },
    account: { ...noDraftState, saved: draft.saved },
    savedParts: parts,
    photos: draft.photos.map((photo): OwnPhoto => standing({ ...photo, large: photo.large ?? photo.preview })),
  };
}

/** The draft of a member on this device; null for none. */
export function storedDraft(uid: number, tid = 0): Draft | null {
  const draft = draftOnDevice<Draft>(uid, tid);
  if (!draft) return null;
  const { mentions = [], parts = {}, text = '', place = { typeid: 0, chosen: false } } = draft;
  const { kind = 'plain', pushTime = 0, sentAs = null, saved = null, clean = false } = draft;
  return {
    ...draft,
    kind,
    text,
    // Before they had a place of their own, some stood in the draft itself.
    traits: storedTraits(restoredTraits({ ...draft, ...draft.traits })),
    mentions,
    place,
    parts,
    pushTime,
    sentAs,
    saved,
    clean,
  };
}
