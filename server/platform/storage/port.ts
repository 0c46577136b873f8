import type { Readable } from 'node:stream';

/** What lies under a key. The stream is opened only when it is asked for, so that a 304 reads nothing. */
interface StoredObject {
  size: number;
  /** Strong entity tag, quotation marks included. */
  etag: string;
  /** All of it, or the bytes from `start` to `end`, both included. */
  stream(part?: { start: number; end: number }): Readable;
}

/** A key with what lies under it, and since when. */
export interface StoredKey {
  key: string;
  since: Date;
}

/**
 * Where uploads lie. A key is made once: the bytes under it never change, so writing them twice is
 * harmless, and an answer may be cached for good.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores what comes, piece by piece; answers how many bytes it was. Nothing lies there where it breaks off. */
  putFrom(key: string, source: AsyncIterable<Uint8Array>): Promise<number>;
  get(key: string): Promise<StoredObject | undefined>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Everything that lies right in a folder, in no order. */
  list(folder: string): Promise<StoredKey[]>;
  /** Deletes what killed processes left half-written before this moment; answers how many files it were. */
  sweepUnfinished(before: Date): Promise<number>;
}

/** The place cannot take or give bytes at present (full disk, lost permission); the upload may be tried again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

const segment = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)*$/;
const maxKeyLength = 200;

/** Under these keys lies what only its owner may have: never served as media. */
const privateFolder = 'private/';

export const privateKey = (key: string): string => privateFolder + key;
export const isPrivateKey = (key: string): boolean => key.startsWith(privateFolder);

/** Keys are lower-case path segments: no dots alone, no empty parts, nothing that climbs out of the root. */
export function isStorageKey(key: string): boolean {
  return key.length <= maxKeyLength && key.split('/').every((part) => segment.test(part));
}
