import { randomString } from '../../lib/random.ts';
import { inTab } from '../../lib/stores.ts';
import type { OwnPhoto } from './compose/compose-state.ts';

/** Whom a reply answers. */
export interface Answered {
  pid: number;
  /** The reply that it will stand under: `pid` itself, or the one that `pid` is a child of. */
  parent: number;
  uid: number;
  name: string;
}

/** A reply that is being written. It stays with its tab: over a log-in, a reload, a lost connection. */
export interface ReplyDraft {
  text: string;
  /** Words of a post that stand before it; empty for none. */
  quote: string;
  answered: Answered | null;
  photos: readonly OwnPhoto[];
}

export const emptyDraft: ReplyDraft = { text: '', quote: '', answered: null, photos: [] };

/** Nothing is sent without words, nor while a photo is on its way. */
export const maySendReply = ({ text, photos }: ReplyDraft): boolean =>
  text.trim() !== '' && photos.every((photo) => photo.state.kind !== 'sending');

/** Numbers of the photos that are on the server, in order. */
export const aidsOf = ({ photos }: Pick<ReplyDraft, 'photos'>): number[] => photos.flatMap(({ aid }) => aid ?? []);

/** Of the photos those that the server has: the device's own pictures can't be stored. */
const photosToStore = (photos: readonly OwnPhoto[]) =>
  photos.flatMap((photo) =>
    photo.aid === undefined ? [] : [{ ...photo, file: undefined, preview: photo.stored ?? photo.preview }],
  );

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((lines) => `<p>${lines.replace(/[&<>]/g, (mark) => escapes[mark]!).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** What is sent: the words as they are, behind a quote as HTML that shows both as they are. */
export const messageOf = ({ text, quote }: Pick<ReplyDraft, 'text' | 'quote'>): string =>
  quote === '' ? text : `<blockquote>${paragraphs(quote)}</blockquote>${paragraphs(text)}`;

const placeOf = (tid: number): string => `reply:${tid}`;

/** Stores the words, and of the photos those that the server has. */
export function storeDraft(tid: number, draft: ReplyDraft): void {
  const photos = photosToStore(draft.photos);
  const empty = draft.text === '' && draft.quote === '' && photos.length === 0;
  inTab.write(placeOf(tid), empty ? null : JSON.stringify({ ...draft, photos }));
}

/** The draft stored for a thread, an empty one where there is none. */
export const storedDraft = (tid: number): ReplyDraft => ({ ...emptyDraft, ...inTab.readJson(placeOf(tid)) });

/** A reply that was sent and has not been answered yet, or was refused. */
export interface WaitingReply extends ReplyDraft {
  /** Sent with it at every try, so that it is written once. */
  key: string;
  state: 'sending' | 'failed';
  /** Why it failed, in the server's words; empty where nobody knows. */
  said: string;
  /** Another try may succeed. */
  again: boolean;
}

export const waitingReply = (draft: ReplyDraft): WaitingReply => ({
  ...draft,
  key: randomString(),
  state: 'sending',
  said: '',
  again: false,
});

/** The replies with one of them changed; a null removes it. */
export const withWaiting = (
  all: readonly WaitingReply[],
  key: string,
  fields: Partial<WaitingReply> | null,
): readonly WaitingReply[] =>
  all.flatMap((reply) => (reply.key === key ? (fields ? [{ ...reply, ...fields }] : []) : [reply]));

const waitingPlace = (tid: number): string => `reply-waiting:${tid}`;

/** Stores what waits, so that no word of it is lost with the page. */
export function storeWaiting(tid: number, all: readonly WaitingReply[]): void {
  const stored = all.map((reply) => ({ ...reply, photos: photosToStore(reply.photos) }));
  inTab.write(waitingPlace(tid), stored.length === 0 ? null : JSON.stringify(stored));
}

/** What waited when the page was left: whether it arrived isn't known, and trying again writes it once. */
export const storedWaiting = (tid: number): WaitingReply[] =>
  (inTab.readJson<WaitingReply[]>(waitingPlace(tid)) ?? []).map((reply) =>
    reply.state === 'sending' ? { ...emptyDraft, ...reply, state: 'failed', again: true } : { ...emptyDraft, ...reply },
  );
