import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import type { ApiRefusal } from '../../../api/wire.ts';
import type { ComposePhoto } from '../components/ComposePhotos.tsx';

/** A photo of the composer with what only this device knows. */
export interface OwnPhoto extends ComposePhoto {
  /** Number of the picture once it is on the server. */
  aid?: number;
  /** Stays the same for another try. */
  file?: File;
}

export interface StoryLink {
  tid: number;
  subject: string;
}

export interface ComposeState {
  subject: string;
  /** The editor's HTML and its visible text. */
  html: string;
  text: string;
  photos: readonly OwnPhoto[];
  /** The writer's own work. */
  original: boolean;
  /** The writer's thread that this one goes on with. */
  story: StoryLink | null;
  /** Unix seconds to go out at, 0 for now. */
  pushTime: number;
  /** The server's status of the last send; 0 while nothing was sent (R-THR-021). */
  sendStatus: number;
  sending: boolean;
  errors: { subject?: string; editor?: string; form?: string };
}

export type ComposeSettings = Pick<ComposeState, 'original' | 'story'>;

export const emptyCompose: ComposeState = {
  subject: '',
  html: '',
  text: '',
  photos: [],
  original: false,
  story: null,
  pushTime: 0,
  sendStatus: 0,
  sending: false,
  errors: {},
};

export type ComposeEvent =
  | { kind: 'subject'; subject: string }
  | { kind: 'text'; html: string; text: string }
  | { kind: 'settings'; settings: Partial<ComposeSettings> }
  | { kind: 'photos'; change: (photos: readonly OwnPhoto[]) => readonly OwnPhoto[] }
  | { kind: 'restored'; state: Partial<ComposeState> }
  | { kind: 'sending' }
  | { kind: 'sent'; status: number }
  | { kind: 'refused'; status: number; errors: ComposeState['errors'] };

/** What is typed survives every refusal; only a success clears the subject and the send time (R-THR-022). */
export function composed(state: ComposeState, event: ComposeEvent): ComposeState {
  switch (event.kind) {
    case 'subject':
      return { ...state, subject: event.subject, errors: without(state.errors, 'subject') };
    case 'text':
      return { ...state, html: event.html, text: event.text, errors: without(state.errors, 'editor') };
    case 'settings':
      return { ...state, ...event.settings, errors: without(state.errors, 'form') };
    case 'photos':
      return { ...state, photos: event.change(state.photos) };
    case 'restored':
      return { ...state, ...event.state };
    case 'sending':
      return { ...state, sending: true, errors: {} };
    case 'sent':
      return { ...state, sending: false, sendStatus: event.status, subject: '', pushTime: 0 };
    case 'refused':
      return { ...state, sending: false, sendStatus: event.status, errors: event.errors };
  }
}

function without(errors: ComposeState['errors'], field: keyof ComposeState['errors']): ComposeState['errors'] {
  const { [field]: _gone, form: _form, ...rest } = errors;
  return rest;
}

type Place = keyof ComposeState['errors'];

/** Which part of the composer a refusal speaks of. */
function errorPlace(refusal: string): Place {
  if (/^threads\.subject_/.test(refusal)) return 'subject';
  if (/^threads\.(message_|pasted_)/.test(refusal)) return 'editor';
  return 'form';
}

const placeOfField: Readonly<Record<string, Place>> = { subject: 'subject', message: 'editor' };

/** A refusal's sentences, each where it belongs: of fields that broke their limits, else its own. */
export function errorsOf({
  refusal,
  msg,
  issues,
}: Pick<ApiRefusal, 'refusal' | 'msg' | 'issues'>): ComposeState['errors'] {
  if (issues.length === 0) return { [errorPlace(refusal)]: msg };
  const sentences = Map.groupBy(issues, ({ field }) => placeOfField[field] ?? 'form');
  return Object.fromEntries(
    [...sentences].map(([place, said]) => [place, [...new Set(said.map(({ message }) => message))].join(' ')]),
  );
}

/**
 * Nothing is sent without a title and a text, nor while a picture is on its way (R-THR-026). A reply has no title, and
 * some kinds of thread need no text beside it.
 */
export const maySend = ({ subject, text, photos, sending }: ComposeState, titled: boolean, needsText = true): boolean =>
  !sending &&
  (!titled || subject.trim() !== '') &&
  (!needsText || text.trim() !== '') &&
  photos.every((photo) => photo.state.kind !== 'sending');

/** The pictures that go with the post, in order, as the call takes them. */
export function picturesOf(photos: readonly OwnPhoto[]): { aids: number[]; captions: string[] } {
  const sent = photos.filter((photo) => photo.aid !== undefined);
  return { aids: sent.map((photo) => photo.aid!), captions: sent.map((photo) => photo.caption) };
}

/** A picture that is on the server already, as the composer shows it. */
export const standing = (picture: Pick<Attachment, 'aid' | 'caption'> & { preview: string }): OwnPhoto => ({
  key: `aid-${picture.aid}`,
  aid: picture.aid,
  preview: picture.preview,
  caption: picture.caption,
  state: { kind: 'sent' },
});
