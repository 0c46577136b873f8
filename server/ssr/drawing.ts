import { randomBytes } from 'node:crypto';
import type { Drawing, Place } from '../../contract/primitives/drawing.ts';
import { digestOf } from '../platform/pieces/digest.ts';
import type { PieceStore } from '../platform/pieces/store.ts';

/** Stands where a part of a page failed that was to come late: the browser draws it anew, and logs a fault. */
const failedPart = '<!--$!-->';

/** Finds pieces that were drawn before, and stores those that one page drew anew. */
export class PageDrawing implements Drawing {
  /** Nobody can write it in a post: it is made for this page. */
  readonly #token = `p${randomBytes(12).toString('hex')}`;
  readonly #store: PieceStore | undefined;
  readonly #setting: string;
  readonly #keys: string[] = [];
  readonly isKnown: Drawing['isKnown'];

  /** Without a store each piece is drawn in its place. `setting`: all that markup depends on beside its record. */
  constructor(store: PieceStore | undefined, setting: string, isKnown: Drawing['isKnown']) {
    this.#store = store;
    this.#setting = setting;
    this.isKnown = isKnown;
  }

  piece(name: string, of: object): Place | undefined {
    if (!this.#store) return undefined;
    const key = `html ${digestOf(`${name} ${this.#setting} ${JSON.stringify(of)}`)}`;
    const made = this.#store.get(key);
    if (made) return { made: made.toString() };
    const at = this.#keys.push(key) - 1;
    return { before: `${this.#token}${at};`, after: `${this.#token};` };
  }

  /** The page's markup without the marks; pieces that were drawn anew go into the store. */
  read(html: string): string {
    const isWhole = !html.includes(failedPart);
    return html
      .split(this.#token)
      .map((part, i) => {
        if (i === 0) return part;
        const [at] = part.split(';', 1);
        const markup = part.slice(at!.length + 1);
        if (at !== '' && isWhole) this.#store?.set(this.#keys[Number(at)]!, Buffer.from(markup));
        return markup;
      })
      .join('');
  }
}
