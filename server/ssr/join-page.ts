import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { Part } from '../platform/pieces/body.ts';
import { digestOf } from '../platform/pieces/digest.ts';
import type { PieceStore } from '../platform/pieces/store.ts';
import type { JoinedAnswer } from '../platform/reading/joined-answer.ts';
import { jsonOf } from '../platform/reading/split.ts';
import { type Filling, keyOfPiece, type RecordRef } from './drawing.ts';
import { bytesWithWords, saidInBytes, type WordsOf } from './moments.ts';
import type { FormPlace, StylePlace } from './page-parts.ts';

/** A page's frame with its places, for all readers for whom its answers are the same. */
export type Segment = Text | Filling | FormPlace | StylePlace;

/** Bytes of the frame's own, from one to another. */
interface Text {
  from: number;
  to: number;
}

export interface Template {
  /** Stands for all that it was drawn of; its bytes lie in the store. */
  id: string;
  segments: readonly Segment[];
}

const keyOfFrame = (id: string): string => `frame ${id}`;

/** A page's frame as it is joined, and its text. */
export function templateOf(
  id: string,
  drawn: readonly (string | Filling | FormPlace | StylePlace)[],
): { template: Template; text: Buffer } {
  const bytes: Buffer[] = [];
  let length = 0;
  const segments = drawn.map((each): Segment => {
    if (typeof each !== 'string') return each;
    const text = Buffer.from(each);
    bytes.push(text);
    length += text.length;
    return { from: length - text.length, to: length };
  });
  return { template: { id, segments }, text: Buffer.concat(bytes) };
}

/** Puts a frame's text into the store. */
export const storeFrame = (store: PieceStore, { id }: Template, text: Buffer): void => store.set(keyOfFrame(id), text);

/** What a page is joined for. */
export interface JoinedFor {
  answers: readonly JoinedAnswer[];
  viewer: Viewer | null;
  /** Language, country, data saving: what all markup depends on. */
  setting: string;
  /** The fields of this reader's forms. */
  form: string;
  /** How it says when something was. */
  words: WordsOf;
  /** Draws what a page shows of its reader. */
  drawReader: (part: string) => string;
}

/** Markup that gave way in the store since the page was drawn. */
export class PieceMissing extends Error {}

/** Where a place's content is found in the store, for what is drawn. */
export function keyOfFilling(
  filling: Filling,
  { answers, viewer, setting }: Pick<JoinedFor, 'answers' | 'viewer' | 'setting'>,
): string {
  if ('piece' in filling) return keyOfPiece(filling.piece, setting, answers[filling.of.answer]!, filling.of.record);
  if ('reader' in filling) return `reader ${filling.reader} ${setting} ${JSON.stringify(viewer)}`;
  throw new Error('data is not drawn');
}

/** The page's parts for one reader: what most readers see alike is one, whatever differs from that stands between. */
export function joinPage(store: PieceStore, { id, segments }: Template, page: JoinedFor, frame?: Buffer): Part[] {
  const text = frame ?? present(store, keyOfFrame(id));
  const usual = digestOf(page.answers.map(({ usualId }) => usualId).join());
  const parts: Part[] = [];
  let from = 0;
  const closeRun = (to: number): void => {
    const first = from;
    if (to <= first) return;
    const run = segments.slice(first, to);
    const bytes = () => Buffer.concat(run.map((segment) => bytesOf(store, text, segment, page)));
    const said = run.map((segment) => saidIn(store, text, segment, page)).join('');
    parts.push({ id: `${id} ${first}-${to} ${usual}${said}`, bytes });
  };
  for (const [at, segment] of segments.entries()) {
    if ('from' in segment || (!standsAlone(segment) && isUsual(segment, page))) continue;
    closeRun(at);
    parts.push(ownPart(store, text, segment, page));
    from = at + 1;
  }
  closeRun(segments.length);
  return parts;
}

/** What never stands in one part with its neighbours: the reader's, and the look, which is packed once for all pages. */
const standsAlone = (segment: Segment): boolean =>
  'form' in segment || 'viewer' in segment || 'reader' in segment || 'style' in segment;

const refOf = (segment: Segment): RecordRef | undefined => {
  if ('piece' in segment) return segment.of;
  return 'data' in segment ? segment.data : undefined;
};

function isUsual(segment: Segment, { answers }: JoinedFor): boolean {
  const ref = refOf(segment);
  return ref === undefined || answers[ref.answer]!.isUsual(ref.record);
}

/** Short text of the reader's, or what is stored under its own name. */
function ownPart(store: PieceStore, text: Buffer, segment: Segment, page: JoinedFor): Part {
  if ('style' in segment) return { id: segment.hash, bytes: () => segment.style };
  if ('form' in segment || 'viewer' in segment) return { own: bytesOf(store, text, segment, page) };
  const said = saidIn(store, text, segment, page);
  return { id: nameOf(segment, page) + said, bytes: () => bytesOf(store, text, segment, page) };
}

/** What is said of the moments in a place: what it is packed as follows from that, too. */
function saidIn(store: PieceStore, text: Buffer, segment: Segment, page: JoinedFor): string {
  if ('from' in segment) return saidInBytes(text.subarray(segment.from, segment.to), page.words);
  return 'piece' in segment ? saidInBytes(present(store, keyOfFilling(segment, page)), page.words) : '';
}

function nameOf(segment: Exclude<Segment, FormPlace | StylePlace>, page: JoinedFor): string {
  if ('from' in segment) throw new Error('text of a frame stands in a run');
  if (!('data' in segment)) return keyOfFilling(segment, page);
  const { answer, record } = segment.data;
  return `json ${page.answers[answer]!.cached.records()[record]!.digest} ${page.answers[answer]!.recordOwn(record)}`;
}

function bytesOf(store: PieceStore, text: Buffer, segment: Segment, page: JoinedFor): Buffer {
  if ('from' in segment) return bytesWithWords(text.subarray(segment.from, segment.to), page.words);
  if ('form' in segment) return Buffer.from(page.form);
  if ('viewer' in segment) return Buffer.from(jsonOf(page.viewer));
  if ('data' in segment) return Buffer.from(page.answers[segment.data.answer]!.recordJson(segment.data.record));
  if ('style' in segment) return segment.style;
  const key = keyOfFilling(segment, page);
  if ('reader' in segment && !store.get(key)) store.set(key, Buffer.from(page.drawReader(segment.reader)));
  return bytesWithWords(present(store, key), page.words);
}

function present(store: PieceStore, key: string): Buffer {
  const made = store.get(key);
  if (!made) throw new PieceMissing();
  return made;
}
