import { encodingFor, pack, smallest } from '../http/compress.ts';
import type { PieceStore } from '../pieces/store.ts';
import type { CachedAnswer } from './cached-answer.ts';

/** The texts of a reader's own, one for each place. */
export interface OwnTexts {
  texts(): readonly string[];
  /** Stands for them where they are the same for all readers of a kind. */
  id?: string;
}

/** Bytes as they are sent. */
interface Sent {
  bytes: Buffer;
  encoding?: 'br' | 'gzip';
}

/** An answer for its reader: the shared part with the reader's own texts in its places. */
export class ReadAnswer {
  readonly #cached: CachedAnswer;
  readonly #own: OwnTexts;

  constructor(cached: CachedAnswer, own: OwnTexts) {
    this.#cached = cached;
    this.#own = own;
  }

  /** Its JSON. */
  bytes(): Buffer {
    const [first, ...rest] = this.#cached.texts();
    const own = this.#own.texts();
    return Buffer.concat([first!, ...rest.flatMap((text, place) => [Buffer.from(own[place]!), text])]);
  }

  /** The body as a caller within the process takes it. */
  body(): unknown {
    return JSON.parse(this.bytes().toString());
  }

  /** The JSON as its reader takes it; what is the same for all readers of a kind is packed once for them. */
  async packed(store: PieceStore, accepts: string | undefined): Promise<Sent> {
    const encoding = encodingFor(accepts);
    const id = this.#own.id && encoding && `${encoding} ${this.#own.id} ${this.#cached.id}`;
    const known = id && store.get(id);
    if (known) return { bytes: known, encoding: encoding! };
    const plain = this.bytes();
    if (!encoding || plain.length < smallest) return { bytes: plain };
    const bytes = await pack(plain, encoding, id ? 'cached' : 'answer');
    if (id) store.set(id, bytes);
    return { bytes, encoding };
  }
}
