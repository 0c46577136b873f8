import { LRUCache } from 'lru-cache';
import { digestOf } from '../platform/pieces/digest.ts';
import { type Moment, saidOf, type WordsOf } from './moments.ts';

/** A member's page as it was sent, but for the fields of its forms. */
interface SentPage {
  /** Packed, without its end. */
  bytes: Buffer;
  /** The moments that it names, and what it says of them. */
  moments: readonly Moment[];
  said: string;
}

/** Pages of one process that are sent again to the reader for whom they were drawn, by all that they were drawn of. */
export type SentPages = LRUCache<string, SentPage>;

/** Memory for such pages: some six hundred. */
const mostBytes = 12 * 1024 * 1024;
/** What a page costs beside its bytes. */
const overhead = 2000;

export const createSentPages = (): SentPages =>
  new LRUCache<string, SentPage>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes.length + overhead });

/**
 * A page that is asked for, and may have been sent before: it is a function of its data, its address and its setting, and of
 * how long ago its moments are. Its loaders run each time, so that what may no longer be read is not there.
 */
export class AskedPage {
  readonly #pages: SentPages;
  readonly #of: readonly unknown[];
  readonly #words: WordsOf;
  #id = '';
  /** As it was sent before, without its end. */
  found: Buffer | undefined;

  /** `of`: all that the page depends on beside its data. */
  constructor(pages: SentPages, of: readonly unknown[], words: WordsOf) {
    this.#pages = pages;
    this.#of = of;
    this.#words = words;
  }

  /** Whether the page of this data was sent before; then it need not be drawn. */
  isKnown(data: string): boolean {
    this.#id = digestOf(`${JSON.stringify(this.#of)}\n${data}`);
    const page = this.#pages.get(this.#id);
    this.found = page && page.said === saidOf(page.moments, this.#words) ? page.bytes : undefined;
    return this.found !== undefined;
  }

  /** Stores the page that was drawn of that data. */
  store(bytes: Buffer, moments: readonly Moment[]): void {
    if (this.#id !== '') this.#pages.set(this.#id, { bytes, moments, said: saidOf(moments, this.#words) });
  }
}
