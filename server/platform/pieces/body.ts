import { type Encoding, encodingFor, pack, takesGzip } from '../http/compress.ts';
import { joinPacked, type Packed, packOwn, packPart, packQuickly } from './packing.ts';
import type { PieceStore } from './store.ts';

/** A part that is the same wherever its id stands, made when it is needed. */
interface SharedPart {
  id: string;
  bytes: () => Buffer;
}

/** What an answer is joined of: shared parts, and the reader's own bytes. */
export type Part = SharedPart | { own: Buffer };

/** Bytes as they are sent. */
export interface Sent {
  bytes: Buffer;
  encoding?: Encoding;
}

/** Below one packet there is nothing to win. */
const smallest = 1400;

const bytesOf = (part: Part): Buffer => ('own' in part ? part.own : part.bytes());

/** The parts one after the other. */
export const plainBody = (parts: readonly Part[]): Buffer =>
  parts.length === 1 ? bytesOf(parts[0]!) : Buffer.concat(parts.map(bytesOf));

/** The parts as their reader takes them: each packed once for all, and joined. */
export async function packedBody(
  store: PieceStore,
  parts: readonly Part[],
  accepts: string | undefined,
): Promise<Sent> {
  const best = encodingFor(accepts);
  if (best === undefined) return { bytes: plainBody(parts) };
  const [first] = parts;
  if (parts.length === 1 && first && 'id' in first) return whole(store, first, best);
  if (!takesGzip(accepts)) return { bytes: await pack(plainBody(parts), 'br', 'answer'), encoding: 'br' };
  return { bytes: joinPacked(parts.map((part) => packedPart(store, part))), encoding: 'gzip' };
}

/**
 * A page for the first who asks: what stands in every page is packed once, the rest quickly. A guest who comes after
 * gets it packed as tightly as a whole can be (`cache/guest-pages.ts`).
 */
export function firstPackedBody(store: PieceStore, parts: readonly Part[], everywhere: ReadonlySet<string>): Buffer {
  return joinPacked(
    parts.map((part) =>
      'own' in part || everywhere.has(part.id) ? packedPart(store, part) : packQuickly(bytesOf(part)),
    ),
  );
}

/** An answer without anything of the reader's is packed as tightly as a whole can be. */
async function whole(store: PieceStore, part: SharedPart, encoding: Encoding): Promise<Sent> {
  const id = `${encoding} ${part.id}`;
  const cached = store.get(id);
  if (cached) return { bytes: cached, encoding };
  const plain = part.bytes();
  if (plain.length < smallest) return { bytes: plain };
  const bytes = await pack(plain, encoding, 'cached');
  store.set(id, bytes);
  return { bytes, encoding };
}

/** Of a cached part: packed bytes, then length, checksum and shift. */
const trailer = 12;

function packedPart(store: PieceStore, part: Part): Packed {
  if ('own' in part) return packOwn(part.own);
  const id = `part ${part.id}`;
  const cached = store.get(id);
  if (cached) return readPart(cached);
  const packed = packPart(part.bytes());
  const end = Buffer.allocUnsafe(trailer);
  end.writeUInt32LE(packed.length, 0);
  end.writeUInt32LE(packed.crc, 4);
  end.writeUInt32LE(packed.shift, 8);
  store.set(id, Buffer.concat([packed.bytes, end]));
  return packed;
}

function readPart(cached: Buffer): Packed {
  const at = cached.length - trailer;
  return {
    bytes: cached.subarray(0, at),
    length: cached.readUInt32LE(at),
    crc: cached.readUInt32LE(at + 4),
    shift: cached.readUInt32LE(at + 8),
  };
}
