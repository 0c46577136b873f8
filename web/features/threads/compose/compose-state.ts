import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { typedNames } from '../../../../contract/primitives/typed-names.ts';
import type { ComposePhoto } from '../components/ComposePhotos.tsx';
import { afterNews, type DraftNews, type DraftState, noDraftState } from '../drafts/draft-news.ts';
import type { Held, HeldTraits } from '../traits/trait.ts';

/** A photo of the composer with what only this device knows. */
export interface OwnPhoto extends ComposePhoto {
  /** Number of the picture once it is on the server. */
  aid?: number;
  /** Stays the same for another try. */
  file?: Blob;
  /** The server's own picture of it: on this device the file itself is drawn, once. */
  stored?: string;
  /** The server's own of a size that can be redrawn. */
  large?: string;
}

/** A member who was chosen from the list while they were named. */
export interface Mention {
  uid: number;
  username: string;
}

/** The category it goes to: guessed from the words until the writer chooses one. */
export interface Place {
  typeid: number;
  chosen: boolean;
}

/** Where a draft is saved by now: in the account too, on this device alone, or nowhere. */
export type DraftMarked = 'account' | 'saved' | 'off' | undefined;

/** A draft as another device has saved it, as JSON for this one. */
export interface NewerDraft {
  json: string;
  /** When that was, in Unix seconds. */
  at: number;
}

export interface ComposeState {
  /** The kind that it is written as. */
  kind: KindName;
  subject: string;
  /** The editor's HTML, written out when it is asked for, and its visible text. */
  html: string;
  text: string;
  /** The HTML that the editor begins with. */
  start: string;
  mentions: readonly Mention[];
  place: Place;
  /** There are boards to choose from, as far as is known. */
  hasBoards: boolean;
  /** What the kind that is open adds; null before anything of it was written. */
  part: unknown;
  /** What other kinds have saved of theirs, by name. */
  savedParts: Readonly<Record<string, unknown>>;
  photos: readonly OwnPhoto[];
  traits: HeldTraits;
  /** Unix seconds to go out at, 0 for now. */
  pushTime: number;
  /** The server's status of the last send; 0 while nothing was sent (R-THR-021). */
  sendStatus: number;
  sending: boolean;
  /** It was taken: published, saved, or waiting for a connection. A refusal may have the same status. */
  isOut: boolean;
  /** How often it was refused while this composer was open. */
  refusals: number;
  /** How the copy on this device stands; none is saved while a post is changed. */
  draft: DraftMarked;
  /** How the copy in the writer's account stands. */
  account: DraftState;
  /** What the account has of it from another device. */
  newer: NewerDraft | null;
  /** What was refused, by where it is said: at the form, its title, its editor, or the part of the trait of that name. */
  errors: Readonly<Record<string, string>>;
}

export const emptyCompose: ComposeState = {
  kind: 'plain',
  subject: '',
  html: '',
  text: '',
  start: '',
  mentions: [],
  place: { typeid: 0, chosen: false },
  hasBoards: false,
  part: null,
  savedParts: {},
  photos: [],
  traits: {},
  pushTime: 0,
  sendStatus: 0,
  sending: false,
  isOut: false,
  refusals: 0,
  draft: undefined,
  account: noDraftState,
  newer: null,
  errors: {},
};

export type ComposeEvent =
  | { kind: 'kind'; name: KindName }
  | { kind: 'subject'; subject: string }
  | { kind: 'text'; text: string }
  /** The words as they stand, read by the editor that takes their field over. */
  | { kind: 'read'; text: string }
  | { kind: 'mention'; mention: Mention }
  | { kind: 'place'; place: Place }
  | { kind: 'boards'; some: boolean }
  | { kind: 'part'; part: unknown }
  | { kind: 'draft'; draft: ComposeState['draft'] }
  | { kind: 'account'; news: DraftNews }
  | { kind: 'newer'; newer: NewerDraft | null }
  | { kind: 'trait'; name: string; held: Held }
  | { kind: 'photos'; change: (photos: readonly OwnPhoto[]) => readonly OwnPhoto[] }
  | { kind: 'restored'; state: Partial<ComposeState> }
  | { kind: 'sending' }
  | { kind: 'sent'; status: number }
  | { kind: 'left' }
  | { kind: 'refused'; status: number; errors: ComposeState['errors'] };

/**
 * What is typed survives every refusal; only a success clears the subject and the send time (R-THR-022), once its screen is
 * left: until the thread stands it shows what was sent.
 */
export function composed(state: ComposeState, event: ComposeEvent): ComposeState {
  switch (event.kind) {
    case 'kind':
      return { ...state, kind: event.name };
    case 'boards':
      return { ...state, hasBoards: event.some };
    case 'subject':
      return { ...state, subject: event.subject, errors: without(state.errors, 'subject') };
    case 'text':
      return { ...state, text: event.text, errors: without(state.errors, 'editor') };
    case 'read':
      return { ...state, text: event.text };
    case 'mention':
      return { ...state, mentions: [...state.mentions.filter(({ uid }) => uid !== event.mention.uid), event.mention] };
    case 'place':
      // A guess never takes the place of a choice.
      return state.place.chosen && !event.place.chosen ? state : { ...state, place: event.place };
    case 'part':
      return { ...state, part: event.part, errors: without(state.errors, 'form') };
    case 'draft':
      return { ...state, draft: event.draft };
    case 'account':
      return { ...state, account: afterNews(state.account, event.news) };
    case 'newer':
      return { ...state, newer: event.newer };
    case 'trait':
      return {
        ...state,
        traits: { ...state.traits, [event.name]: event.held },
        errors: without(state.errors, event.name),
      };
    case 'photos':
      return { ...state, photos: event.change(state.photos) };
    case 'restored':
      return { ...state, ...event.state };
    case 'sending':
      return { ...state, sending: true, errors: {} };
    case 'sent':
      return { ...state, sending: false, isOut: true, sendStatus: event.status };
    case 'left':
      return state.isOut ? { ...state, subject: '', pushTime: 0 } : state;
    case 'refused':
      return {
        ...state,
        ...{ sending: false, isOut: false, sendStatus: event.status },
        ...{ errors: event.errors, refusals: state.refusals + 1 },
      };
  }
}

function without(errors: ComposeState['errors'], field: string): ComposeState['errors'] {
  if (errors[field] === undefined && errors.form === undefined) return errors;
  const { [field]: _gone, form: _form, ...rest } = errors;
  return rest;
}

/** Nothing of it may be changed: it is on its way, or out. */
export const isSettled = ({ sending, isOut }: Pick<ComposeState, 'sending' | 'isOut'>): boolean => sending || isOut;

/** What is in the way of publishing, as far as it can be known here. */
export type Missing = 'title' | 'text' | 'part' | 'board' | 'photos';

interface Needs {
  titled: boolean;
  needsText?: boolean;
  needsBoard?: boolean;
  partReady?: boolean;
}

/**
 * What is still missing, the first of it; null for nothing. Nothing is sent without a title and a text, nor while a
 * picture is on its way (R-THR-026). A reply has no title; some kinds of thread need no text beside it, and then its board, which
 * few words don't give away.
 */
export function missingOf(
  { subject, text, photos, place, hasBoards }: ComposeState,
  { titled, needsText = true, needsBoard = false, partReady = true }: Needs,
): Missing | null {
  if (titled && subject.trim() === '') return 'title';
  if (!partReady) return 'part';
  if (needsText && text.trim() === '') return 'text';
  if (needsBoard && hasBoards && !place.chosen && place.typeid === 0) return 'board';
  return photos.some((photo) => photo.state.kind === 'sending') ? 'photos' : null;
}

/** Of those who were chosen the ones whose names still stand in the text, as numbers. */
export function mentionedIn({ mentions, text }: Pick<ComposeState, 'mentions' | 'text'>): number[] {
  const names = new Set(typedNames(text));
  return mentions.filter(({ username }) => names.has(username.toLowerCase())).map(({ uid }) => uid);
}

/** The pictures that go with the post, in order, as the call takes them. */
export function picturesOf(photos: readonly OwnPhoto[]): { aids: number[]; captions: string[] } {
  const sent = photos.filter((photo) => photo.aid !== undefined);
  return { aids: sent.map((photo) => photo.aid!), captions: sent.map((photo) => photo.caption) };
}

/** A picture that is on the server already, as the composer shows it. */
export const standing = (
  picture: Pick<Attachment, 'aid' | 'caption'> & { preview: string; large?: string },
): OwnPhoto => ({
  key: `aid-${picture.aid}`,
  aid: picture.aid,
  preview: picture.preview,
  stored: picture.preview,
  large: picture.large,
  caption: picture.caption,
  state: { kind: 'sent' },
});

/** The photos with one of them put elsewhere; a place beyond the ends is the end. */
export function moved<P extends { key: string }>(photos: readonly P[], key: string, to: number): readonly P[] {
  const from = photos.findIndex((photo) => photo.key === key);
  const place = Math.min(photos.length - 1, Math.max(0, to));
  if (from < 0 || from === place) return photos;
  const others = photos.filter((photo) => photo.key !== key);
  return [...others.slice(0, place), photos[from]!, ...others.slice(place)];
}
