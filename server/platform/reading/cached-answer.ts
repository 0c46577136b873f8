import { LRUCache } from 'lru-cache';
import { digestOf } from '../pieces/digest.ts';
import type { Facts } from './parted.ts';
import type { Cut } from './split.ts';

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
  facts(): Facts;
  tags: readonly string[];
  concerns: Concerns;
}

/** Lengths of the texts, and facts: what stands in front of the texts. */
interface Head {
  lengths: readonly number[];
  facts: Facts;
}

const headLength = 4;

/** An answer just made. */
export function writeCached(
  texts: Cut,
  facts: Facts,
  { tags, concerns }: { tags: ReadonlySet<string>; concerns: Concerns },
): CachedAnswer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const head: Head = { lengths, facts };
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
    facts: () => head().facts,
  };
}
