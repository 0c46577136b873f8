import { randomBytes, randomInt } from 'node:crypto';
import type { Drawing, Place } from '../../contract/primitives/drawing.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { PieceStore } from '../platform/pieces/store.ts';
import type { JoinedAnswer } from '../platform/reading/joined-answer.ts';
import { type KindField, readerOfKind } from './kind-of-reader.ts';

/** A record of a page: of which of its answers, and which one there. */
export interface RecordRef {
  answer: number;
  record: number;
}

/** What a place of a page is filled with. */
export type Filling = { piece: string; of: RecordRef } | { reader: string } | { data: RecordRef } | { viewer: true };

/** A page as it was drawn: text, and places between. */
export type Drawn = (string | Filling)[];

/** Stands in for the uid where the frame compares it with others: no member has it, and nobody can write it in a post. */
const strangersUid = (): number => -randomInt(2 ** 46, 2 ** 47);

/**
 * Notes where pieces and what is the reader's own stand while a page is drawn, and stores the markup that was made
 * anew.
 */
export class PageDrawing implements Drawing {
  /** Nobody can write it in a post: it is made for this page. */
  readonly #token = `p${randomBytes(12).toString('hex')}`;
  readonly #strangersUid = strangersUid();
  readonly #store: PieceStore;
  readonly #keyOf: (filling: Filling) => string;
  readonly #viewer: Viewer | null;
  readonly #named: (uid: number) => boolean;
  readonly #note: (field: KindField) => void;
  readonly #refs = new Map<object, Filling>();
  readonly #fillings: Filling[] = [];
  readonly #isKnown: (data: string) => boolean;
  #asUsual = false;
  /** Its loaders gave what they give as a rule. */
  #loadedWell = false;
  /** Why it could not be drawn for many, where it was to be. */
  whyAlone: unknown;

  constructor(
    store: PieceStore,
    page: {
      viewer: Viewer | null;
      keyOf: (filling: Filling) => string;
      named: (uid: number) => boolean;
      /** What the frame reads of the reader's kind. */
      note: (field: KindField) => void;
      /** Whether the page of this data was drawn before for its reader alone. */
      isKnown: (data: string) => boolean;
    },
  ) {
    this.#store = store;
    this.#viewer = page.viewer;
    this.#keyOf = page.keyOf;
    this.#named = page.named;
    this.#note = page.note;
    this.#isKnown = page.isKnown;
  }

  /** An answer's records, as its loader gets them. */
  register(answer: number, records: readonly object[]): void {
    for (const [record, value] of records.entries()) this.#refs.set(value, { data: { answer, record } });
  }

  loaded(asUsual: boolean, isJoinable = true): void {
    this.#asUsual = asUsual && isJoinable;
    this.#loadedWell = asUsual;
  }

  /** This drawing as the bundle takes it: as usual only if that holds, too. */
  when(isJoinable: () => boolean): Drawing {
    return {
      piece: (name, of) => this.piece(name, of),
      forReader: (name) => this.forReader(name),
      inData: (value) => this.inData(value),
      viewerOfFrame: (viewer) => this.viewerOfFrame(viewer),
      loaded: (asUsual) => this.loaded(asUsual, isJoinable()),
      isKnown: (data) => this.isKnown(data),
      isForMany: () => this.#asUsual,
      drawAlone: (why) => this.drawAlone(why),
    };
  }

  isKnown(data: string): boolean {
    return this.#loadedWell && !this.#asUsual && this.#isKnown(data);
  }

  isForMany(): boolean {
    return this.#asUsual;
  }

  drawAlone(why: unknown): boolean {
    if (!this.#asUsual) return false;
    this.#asUsual = false;
    this.whyAlone = why;
    return true;
  }

  /** Whether the page can be joined for others: nothing in it was drawn for its reader alone. */
  get asUsual(): boolean {
    return this.#asUsual;
  }

  piece(name: string, of: object): Place | undefined {
    const ref = this.#asUsual ? this.#refs.get(of) : undefined;
    return ref && 'data' in ref ? this.#place({ piece: name, of: ref.data }) : undefined;
  }

  forReader(name: string): { place: Place; viewer: Viewer } | undefined {
    if (!this.#asUsual || this.#viewer === null) return undefined;
    return { place: this.#place({ reader: name }), viewer: this.#viewer };
  }

  inData(value: object): string | undefined {
    if (!this.#asUsual) return undefined;
    const filling = this.#refs.get(value);
    return filling && this.#mark(filling, 'X');
  }

  viewerOfFrame(viewer: Viewer): Viewer {
    const known = this.#viewer;
    if (!this.#asUsual || known === null) return viewer;
    const uid = this.#named(known.uid) ? known.uid : this.#strangersUid;
    const frame = readerOfKind(known, this.#note, (field) => {
      if (field === 'uid') return uid;
      throw new Error(`the frame of a page is drawn for many: ${field} of who reads stands in <ForReader> alone`);
    });
    this.#refs.set(frame, { viewer: true });
    return frame;
  }

  #place(filling: Filling): Place {
    if (this.#store.get(this.#keyOf(filling))) return { made: this.#mark(filling, 'X') };
    return { before: this.#mark(filling, 'B'), after: `${this.#token}E;` };
  }

  #mark(filling: Filling, kind: 'X' | 'B'): string {
    this.#fillings.push(filling);
    return `${this.#token}${kind}${this.#fillings.length - 1};`;
  }

  /** The text of the page's data and its places. */
  readData(json: string): Drawn {
    const [first = '', ...rest] = json.split(`"${this.#token}`);
    return this.read([first, ...rest.map((part) => part.replace('"', ''))].join(this.#token));
  }

  /** The page's text and places; markup that was drawn anew goes into the store. */
  read(text: string): Drawn {
    const [first = '', ...rest] = text.split(this.#token);
    const drawn: Drawn = [first];
    let open: { filling: Filling; from: number } | undefined;
    for (const part of rest) {
      const [, kind, at, after = ''] = /^([XBE])(\d*);([\s\S]*)$/.exec(part) ?? [];
      if (kind === 'E') {
        if (!open) throw new Error('a piece of a page ends twice');
        this.#storeMarkup(open.filling, drawn.splice(open.from));
        drawn.push(open.filling, after);
        open = undefined;
        continue;
      }
      const filling = this.#fillings[Number(at)];
      if (!filling || open) throw new Error('a page has a place that is none');
      if (kind === 'B') open = { filling, from: drawn.length };
      else drawn.push(filling);
      drawn.push(after);
    }
    if (open) throw new Error('a piece of a page has no end');
    if (drawn.some((each) => typeof each === 'string' && each.includes(String(this.#strangersUid))))
      throw new Error('the frame of a page shows the uid of who reads');
    return drawn;
  }

  #storeMarkup(filling: Filling, markup: Drawn): void {
    const html = markup.filter((each) => typeof each === 'string').join('');
    this.#store.set(this.#keyOf(filling), Buffer.from(html));
  }
}

/** The key of a record's markup: the same wherever the record, its own part and the page's setting are the same. */
export const keyOfPiece = (name: string, setting: string, answer: JoinedAnswer, record: number): string =>
  `html ${name} ${setting} ${answer.cached.records()[record]!.digest} ${answer.recordOwn(record)}`;
