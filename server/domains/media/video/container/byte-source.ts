import type { Storage } from '../../../../platform/storage/port.ts';
import { damaged } from '../rules/video-facts.ts';

/** A file that is read in parts, however large it is. */
export interface ByteSource {
  readonly size: number;
  /** So many bytes from `at` on, or fewer at its end. */
  read(at: number, length: number): Promise<Buffer>;
}

/** A stored file that lies in pieces, in their order. */
export interface StoredPieces {
  keys: readonly string[];
  /** Bytes of each piece but the last. */
  piece: number;
  size: number;
}

/** Reads stored pieces as one file. */
export function piecesSource(storage: Storage, { keys, piece, size }: StoredPieces): ByteSource {
  return {
    size,
    async read(at, length) {
      const end = Math.min(size, at + length);
      const parts: Buffer[] = [];
      for (let from = at; from < end; ) {
        const index = Math.floor(from / piece);
        const till = Math.min(end, (index + 1) * piece);
        const part = { start: from - index * piece, end: till - 1 - index * piece };
        const stored = await storage.get(keys[index] ?? '', part);
        if (!stored) return damaged();
        for await (const bytes of stored.stream() as AsyncIterable<Buffer>) parts.push(bytes);
        from = till;
      }
      return Buffer.concat(parts);
    },
  };
}

const windowBytes = 128 * 1024;

/** The same file, read ahead: who goes through it asks for a few bytes at a time. */
export function windowed(source: ByteSource): ByteSource {
  let begins = 0;
  let window: Buffer = Buffer.alloc(0);
  return {
    size: source.size,
    async read(at, length) {
      const holds = at >= begins && Math.min(source.size, at + length) <= begins + window.length;
      if (!holds) {
        begins = at;
        window = await source.read(at, Math.max(length, windowBytes));
      }
      return window.subarray(at - begins, at - begins + length);
    },
  };
}
