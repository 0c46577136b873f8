import type { Part } from '../pieces/body.ts';
import { digestOf } from '../pieces/digest.ts';
import type { KeptAnswer, KeptRecord } from './kept-answer.ts';

/** An answer for its reader: the shared part with the reader's own texts in its places. */
export class JoinedAnswer {
  readonly kept: KeptAnswer;
  readonly own: readonly string[];
  #usual: readonly string[] | undefined;

  constructor(kept: KeptAnswer, own: readonly string[]) {
    const places = kept.kinds().length;
    if (own.length !== places) throw new Error(`an answer has ${places} places for ${own.length} own parts`);
    this.kept = kept;
    this.own = own;
  }

  /** The body as parts: what most readers see alike is one, whatever differs from that stands between. */
  parts(): Part[] {
    const texts = this.kept.texts();
    const { usualId } = this;
    const parts: Part[] = [];
    let first = 0;
    for (let place = 0; place <= this.own.length; place += 1) {
      if (place < this.own.length && this.own[place] === this.#usualTexts[place]) continue;
      const [from, to] = [first, place];
      parts.push({ id: `${this.kept.id} ${from}-${to} ${usualId}`, bytes: () => this.#run(texts, from, to) });
      if (place < this.own.length) parts.push({ own: Buffer.from(this.own[place]!) });
      first = place + 1;
    }
    return parts;
  }

  /** Stands for what is usual in it: the same for readers who see the most of it alike. */
  get usualId(): string {
    const { kinds } = this.kept;
    const said = new Set(this.#usualTexts.map((text, place) => `${kinds()[place]}:${text}`));
    return digestOf([...said].join('\n'));
  }

  /** Whether the reader's own in a record is as it is in most places of its kind. */
  isUsual(record: number): boolean {
    const { first, last } = this.kept.records()[record]!;
    for (let place = first; place <= last; place += 1) if (this.own[place] !== this.#usualTexts[place]) return false;
    return true;
  }

  /** The body as a caller within the process takes it, and its records in their order. */
  body(): { body: unknown; records: object[] } {
    const records: object[] = [];
    const texts = this.kept.texts();
    let skeleton = '';
    let from: Place = { text: 0, at: 0 };
    for (const [at, record] of this.kept.records().entries()) {
      skeleton += textBetween(texts, from, record) + JSON.stringify({ [recordName]: at });
      records.push(JSON.parse(this.recordJson(at)) as object);
      from = { text: record.last + 1, at: 1 };
    }
    skeleton += texts[from.text]!.toString('utf8', from.at);
    return { body: withRecords(JSON.parse(skeleton), records), records };
  }

  /** The JSON of one record. */
  recordJson(at: number): string {
    const { first, start, last } = this.kept.records()[at]!;
    const texts = this.kept.texts();
    let json = texts[first]!.toString('utf8', start);
    for (let place = first; place < last; place += 1) json += this.own[place] + texts[place + 1]!.toString();
    return `${json}${this.own[last]}}`;
  }

  /** The reader's own texts within one record. */
  recordOwn(at: number): string {
    const { first, last } = this.kept.records()[at]!;
    return first === last ? this.own[first]! : this.own.slice(first, last + 1).join('\n');
  }

  /** The texts from one place to another, and what stands in the places between. */
  #run(texts: readonly Buffer[], first: number, last: number): Buffer {
    const pieces: Buffer[] = [texts[first]!];
    for (let place = first; place < last; place += 1) pieces.push(Buffer.from(this.own[place]!), texts[place + 1]!);
    return Buffer.concat(pieces);
  }

  get #usualTexts(): readonly string[] {
    this.#usual ??= usualTexts(this.kept.kinds(), this.own);
    return this.#usual;
  }
}

/** For each place the text that stands most often in places of its kind. */
function usualTexts(kinds: readonly number[], own: readonly string[]): string[] {
  const counts = new Map<number, Map<string, number>>();
  for (const [place, kind] of kinds.entries()) {
    const ofKind = counts.get(kind) ?? new Map<string, number>();
    ofKind.set(own[place]!, (ofKind.get(own[place]!) ?? 0) + 1);
    counts.set(kind, ofKind);
  }
  const usual = new Map([...counts].map(([kind, texts]) => [kind, mostOf(texts)]));
  return kinds.map((kind) => usual.get(kind)!);
}

const mostOf = (texts: ReadonlyMap<string, number>): string =>
  [...texts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];

/** In place of a record, while what stands around the records is read. */
const recordName = '\u0000record';

interface Place {
  text: number;
  at: number;
}

/** From behind one record to the beginning of the next; no place for own fields stands outside of records. */
function textBetween(texts: readonly Buffer[], from: Place, { first, start }: KeptRecord): string {
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
