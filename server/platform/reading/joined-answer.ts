import { hash } from 'node:crypto';
import type { Part } from '../pieces/body.ts';
import type { KeptAnswer, KeptRecord } from './kept-answer.ts';

/** More places than these that differ from the rest make an answer the reader's own: its parts would be crumbs. */
const mostApart = 8;

/** An answer for its reader: the shared part with the reader's own texts in its places. */
export class JoinedAnswer {
  readonly kept: KeptAnswer;
  readonly own: readonly string[];

  constructor(kept: KeptAnswer, own: readonly string[]) {
    const places = kept.kinds().length;
    if (own.length !== places) throw new Error(`an answer has ${places} places for ${own.length} own parts`);
    this.kept = kept;
    this.own = own;
  }

  /** The body as parts: what most readers see alike is one, whatever differs from that stands between. */
  parts(): Part[] {
    const texts = this.kept.texts();
    const usual = usualTexts(this.kept.kinds(), this.own);
    const apart = this.own.flatMap((text, place) => (text === usual[place] ? [] : [place]));
    if (apart.length > mostApart) return [{ own: this.#run(texts, 0, this.own.length) }];
    const parts: Part[] = [];
    let from = 0;
    for (const place of [...apart, this.own.length]) {
      const first = from;
      const last = place;
      parts.push({ id: this.#idOf(first, last, usual), bytes: () => this.#run(texts, first, last) });
      if (place < this.own.length) parts.push({ own: Buffer.from(this.own[place]!) });
      from = place + 1;
    }
    return parts;
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

  #idOf(first: number, last: number, usual: readonly string[]): string {
    const said = [...new Set(usual.slice(first, last).map((text, at) => `${this.kept.kinds()[first + at]}:${text}`))];
    return `${this.kept.id} ${first}-${last} ${hash('sha256', said.join('\n'), 'base64url').slice(0, 16)}`;
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
