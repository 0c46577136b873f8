import { LRUCache } from 'lru-cache';
import { digestOf } from '../pieces/digest.ts';
import type { Facts } from './parted.ts';
import type { Cut, RecordSpan } from './split.ts';

/** For whom an answer that was made for all does not hold: these members, all members, and readers who hide one of those. */
export interface Concerns {
  readers: ReadonlySet<number>;
  members: boolean;
  hiders: ReadonlySet<number>;
}

/** The shared part of an answer as it is cached: one piece of bytes. */
export interface CachedAnswer {
  /** Stands for all its bytes. */
  id: string;
  bytes: Buffer;
  /** Texts around the places, one more than there are. */
  texts(): Buffer[];
  /** Of each place, the object of the shape it belongs to. */
  kinds(): readonly number[];
  facts(): Facts;
  records(): readonly CachedRecord[];
  tags: readonly string[];
  concerns: Concerns;
}

/** A record of a cached answer. */
export interface CachedRecord extends RecordSpan {
  /** In bytes of the text before its first place. */
  start: number;
  /** Stands for its shared part wherever it is the same. */
  digest: string;
}

/** Lengths of the texts, kinds of the places, records and facts: what stands in front of the texts. */
interface Head {
  lengths: readonly number[];
  kinds: readonly number[];
  records: readonly CachedRecord[];
  facts: Facts;
}

const headLength = 4;

/** An answer just made. */
export function writeCached(
  cut: Cut,
  facts: Facts,
  { tags, concerns }: { tags: ReadonlySet<string>; concerns: Concerns },
): CachedAnswer {
  const { texts, kinds } = cut;
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const head: Head = { lengths, kinds, records: cut.records.map((span) => recordOf(span, texts)), facts };
  const json = JSON.stringify(head);
  const jsonLength = Buffer.byteLength(json);
  const bytes = Buffer.allocUnsafeSlow(headLength + jsonLength + head.lengths.reduce((sum, each) => sum + each, 0));
  bytes.writeUInt32LE(jsonLength, 0);
  let at = headLength + bytes.write(json, headLength);
  for (const text of texts) at += bytes.write(text, at);
  return cachedOf({ id: digestOf(bytes), tags: [...tags], concerns }, bytes);
}

/** An answer that was cached, with its bytes from the store. */
export const readCached = (
  { id, tags, concerns }: Pick<CachedAnswer, 'id' | 'tags' | 'concerns'>,
  bytes: Buffer,
): CachedAnswer => cachedOf({ id, tags, concerns }, bytes);

/** Heads that are known as objects: of answers that many ask for at the time. */
const heads = new LRUCache<string, Head>({ max: 256 });

function headOf(id: string, bytes: Buffer, length: number): Head {
  const known = heads.get(id);
  if (known) return known;
  const head = JSON.parse(bytes.toString('utf8', headLength, headLength + length)) as Head;
  heads.set(id, head);
  return head;
}

function recordOf(span: RecordSpan, texts: readonly string[]): CachedRecord {
  const before = texts[span.first]!.slice(0, span.start);
  const shared = [texts[span.first]!.slice(span.start), ...texts.slice(span.first + 1, span.last + 1)];
  return { ...span, start: Buffer.byteLength(before), digest: digestOf(shared.join('\0')) };
}

function cachedOf(known: Pick<CachedAnswer, 'id' | 'tags' | 'concerns'>, bytes: Buffer): CachedAnswer {
  const length = bytes.readUInt32LE(0);
  let read: Head | undefined;
  const head = (): Head => {
    read ??= headOf(known.id, bytes, length);
    return read;
  };
  return {
    ...known,
    bytes,
    texts: () => {
      let at = headLength + length;
      return head().lengths.map((each) => {
        at += each;
        return bytes.subarray(at - each, at);
      });
    },
    kinds: () => head().kinds,
    facts: () => head().facts,
    records: () => head().records,
  };
}
