import { LRUCache } from 'lru-cache';

/** Bytes that were made once and serve many answers: of a process, within one bound, outside of V8's heap. */
export interface PieceStore {
  get(id: string): Buffer | undefined;
  set(id: string, bytes: Buffer): void;
  delete(id: string): void;
  /** Bytes of all pieces, and how many there are. */
  size(): { bytes: number; pieces: number };
}

/** Memory of a process for its pieces. */
export const pieceBytes = 36 * 1024 * 1024;

/** What a piece costs beside its bytes: its buffer's and its entry's own objects. */
const overhead = 400;

/**
 * Pieces are called by what they are made of, so that none can be stale: what changed has another name. What nobody asks
 * for gives way.
 */
export function createPieceStore(maxBytes: number): PieceStore {
  const pieces = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (bytes, id) => bytes.length + id.length + overhead,
  });
  return {
    get: (id) => pieces.get(id),
    set: (id, bytes) => {
      pieces.set(id, aloneInMemory(bytes));
    },
    delete: (id) => {
      pieces.delete(id);
    },
    size: () => ({ bytes: pieces.calculatedSize, pieces: pieces.size }),
  };
}

/** A slice of a larger buffer would hold the whole of it. */
function aloneInMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
