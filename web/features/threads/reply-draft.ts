import type { TextFormat } from '../../../contract/primitives/text-format.ts';
import { randomString } from '../../lib/random.ts';
import { inTab } from '../../lib/stores.ts';
import type { OwnPhoto } from './compose/compose-state.ts';
import { emptyDraft, type ReplyDraft, type WaitingReply, waitingPlace } from './reply-writing.ts';

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
export const messageOf = ({
  text,
  quote,
}: Pick<ReplyDraft, 'text' | 'quote'>): { message: string; format: TextFormat } =>
  quote === ''
    ? { message: text, format: 'plain' }
    : { message: `<blockquote>${paragraphs(quote)}</blockquote>${paragraphs(text)}`, format: 'html' };

const placeOf = (tid: number): string => `reply:${tid}`;

/** Stores the words, and of the photos those that the server has. */
export function storeDraft(tid: number, draft: ReplyDraft): void {
  const photos = photosToStore(draft.photos);
  const empty = draft.text === '' && draft.quote === '' && photos.length === 0;
  inTab.write(placeOf(tid), empty ? null : JSON.stringify({ ...draft, photos }));
}

/** The draft stored for a thread, an empty one where there is none. */
export const storedDraft = (tid: number): ReplyDraft => ({ ...emptyDraft, ...inTab.readJson(placeOf(tid)) });

/** A draft as it was stored, once the page is there: what somebody has begun there meanwhile goes first. */
export const withStored = (now: ReplyDraft, stored: ReplyDraft): ReplyDraft => ({
  text: now.text || stored.text,
  quote: now.quote || stored.quote,
  answered: now.answered ?? stored.answered,
  photos: now.photos.length > 0 ? now.photos : stored.photos,
});

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
