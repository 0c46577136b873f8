import type { Part } from '../pieces/body.ts';
import { digestOf } from '../pieces/digest.ts';
import type { CachedAnswer, CachedRecord } from './cached-answer.ts';

/** The texts of a reader's own, one for each place. */
export interface OwnTexts {
  texts(): readonly string[];
  /** Stands for them where they are the same for all readers of a kind. */
  id?: string;
}

/** An answer for its reader: the shared part with the reader's own texts in its places. */
export class JoinedAnswer {
  readonly cached: CachedAnswer;
  readonly #texts: OwnTexts;
  #own: readonly string[] | undefined;
  #found: Usual | undefined;

  constructor(cached: CachedAnswer, texts: OwnTexts) {
    this.cached = cached;
    this.#texts = texts;
  }

  get own(): readonly string[] {
    this.#own ??= this.#texts.texts();
    return this.#own;
  }

  /** The body as parts: what most readers see alike is one, whatever differs from that stands between. */
  parts(): Part[] {
    const { id } = this.#texts;
    if (id !== undefined)
      return [{ id: `${this.cached.id} ${id}`, bytes: () => this.#run(this.cached.texts(), 0, this.own.length) }];
    const texts = this.cached.texts();
    const usual = this.#usual;
    const usualId = digestOf(usual.id);
    const parts: Part[] = [];
    let first = 0;
    for (let place = 0; place <= this.own.length; place += 1) {
      if (place < this.own.length && this.own[place] === usual.texts[place]) continue;
      const [from, to] = [first, place];
      parts.push({ id: `${this.cached.id} ${from}-${to} ${usualId}`, bytes: () => this.#run(texts, from, to) });
      if (place < this.own.length) parts.push({ own: Buffer.from(this.own[place]!) });
      first = place + 1;
    }
    return parts;
  }

  /** Stands for what is usual in it: the same for readers who see the most of it alike. */
  get usualId(): string {
    return this.#usual.id;
  }

  /** Whether the reader's own in a record is as it is in most places of its kind. */
  isUsual(record: number): boolean {
    const { first, last } = this.cached.records()[record]!;
    for (let place = first; place <= last; place += 1) if (this.own[place] !== this.#usual.texts[place]) return false;
    return true;
  }

  /** The body as a caller within the process takes it, and its records in their order. */
  body(): { body: unknown; records: object[] } {
    const records: object[] = [];
    const texts = this.cached.texts();
    let skeleton = '';
    let from: Place = { text: 0, at: 0 };
    for (const [at, record] of this.cached.records().entries()) {
      skeleton += textBetween(texts, from, record) + JSON.stringify({ [recordName]: at });
      records.push(JSON.parse(this.recordJson(at)) as object);
      from = { text: record.last + 1, at: 1 };
    }
    skeleton += texts[from.text]!.toString('utf8', from.at);
    return { body: withRecords(JSON.parse(skeleton), records), records };
  }

  /** The JSON of one record. */
  recordJson(at: number): string {
    const { first, start, last } = this.cached.records()[at]!;
    const texts = this.cached.texts();
    let json = texts[first]!.toString('utf8', start);
    for (let place = first; place < last; place += 1) json += this.own[place] + texts[place + 1]!.toString();
    return `${json}${this.own[last]}}`;
  }

  /** The reader's own texts within one record. */
  recordOwn(at: number): string {
    const { first, last } = this.cached.records()[at]!;
    return first === last ? this.own[first]! : this.own.slice(first, last + 1).join('\n');
  }

  /** The texts from one place to another, and what stands in the places between. */
  #run(texts: readonly Buffer[], first: number, last: number): Buffer {
    const pieces: Buffer[] = [texts[first]!];
    for (let place = first; place < last; place += 1) pieces.push(Buffer.from(this.own[place]!), texts[place + 1]!);
    return Buffer.concat(pieces);
  }

  get #usual(): Usual {
    this.#found ??= usualOf(this.cached.kinds(), this.own);
    return this.#found;
  }
}

/** The own texts that stand most often in places of each kind. */
interface Usual {
  /** Of each place. */
  texts: readonly string[];
  /** Says all of them. */
  id: string;
}

function usualOf(kinds: readonly number[], own: readonly string[]): Usual {
  const counts: Map<string, number>[] = [];
  for (const [place, kind] of kinds.entries()) {
    counts[kind] ??= new Map();
    counts[kind].set(own[place]!, (counts[kind].get(own[place]!) ?? 0) + 1);
  }
  const usual = counts.map(mostOf);
  return { texts: kinds.map((kind) => usual[kind]!), id: usual.join('\n') };
}

function mostOf(texts: ReadonlyMap<string, number>): string {
  let [most, times] = ['', 0];
  for (const [text, count] of texts) if (count > times) [most, times] = [text, count];
  return most;
}

/** In place of a record, while what stands around the records is read. */
const recordName = '\u0000record';

interface Place {
  text: number;
  at: number;
}

/** From behind one record to the beginning of the next; no place for own fields stands outside of records. */
function textBetween(texts: readonly Buffer[], from: Place, { first, start }: CachedRecord): string {
  if (from.text !== first) throw new Error('own fields stand outside of a record');
  return texts[first]!.toString('utf8', from.at, start);
}

function withRecords(value: unknown, records: readonly object[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withRecords(each, records));
  if (value === null || typeof value !== 'object') return value;
  const at = (value as Record<string, unknown>)[recordName];
  if (typeof at === 'number') return records[at];
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withRecords(each, records)]));
}
