import type { Readable } from 'node:stream';

/** What is known of what lies under a key. */
export interface StoredFacts {
  /** Bytes of all of it. */
  size: number;
  /** Strong entity tag, quotation marks included; every kind of storage has the same for the same key (`etagOf`). */
  etag: string;
}

/** What lies under a key, for who reads it: the stream must be opened, since it may be coming already. */
export interface StoredObject extends StoredFacts {
  stream(): Readable;
}

/** Bytes from `start` to `end`, both included. */
export interface StoredPart {
  start: number;
  end: number;
}

/** A key with what lies under it, and since when. */
export interface StoredKey {
  key: string;
  since: Date;
  size: number;
}

/** What retains aside what is removed while a backup is made, for as long as rows of its moment still name it. */
export interface Holding {
  begin(): Promise<void>;
  /** Deletes what was retained. */
  end(): Promise<void>;
  /** What was retained, since when, in no order. */
  list(): Promise<StoredKey[]>;
  get(key: string): Promise<StoredObject | undefined>;
}

/** An address that whoever has it may use until it runs out. */
export interface SignedAddress {
  url: string;
  /** Seconds for which it is certainly of use from now on. */
  seconds: number;
}

/** Where the store itself gives and takes bytes. */
export interface DirectAddresses {
  /** Of all its addresses; for a page's policy. */
  origin: string;
  /** For reading one key; the same for some time, so that it may be cached. */
  read(key: string, now: Date): SignedAddress;
  /** For writing exactly so many bytes under one key by PUT. */
  write(key: string, bytes: number, now: Date): SignedAddress;
}

/**
 * Where uploads lie. A key is made once: the bytes under it never change, so writing them twice is
 * harmless, and an answer may be cached for good.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores what comes, piece by piece; answers how many bytes it was. Nothing lies there where it breaks off. */
  putFrom(key: string, source: AsyncIterable<Uint8Array>): Promise<number>;
  /** What is known of a key without reading it. */
  head(key: string): Promise<StoredFacts | undefined>;
  /** All of it or a part of it, in one asking; a part that begins after its end has no bytes. */
  get(key: string, part?: StoredPart): Promise<StoredObject | undefined>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Everything that lies right in a folder, in no order. */
  list(folder: string): Promise<StoredKey[]>;
  /** Everything there is, in no order. */
  all(): AsyncIterable<StoredKey>;
  /** Deletes what killed processes left half-written before this moment; answers how many files it were. */
  sweepUnfinished(before: Date): Promise<number>;
  readonly holding: Holding;
  /** Absent where browsers must not, or can't, go to it themselves. */
  readonly direct?: DirectAddresses;
}

/** The place cannot take or give bytes at present (full disk, lost permission); the upload may be tried again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** The store answers and doesn't want: its keys, its name or its rights are wrong. */
export class StorageRefused extends StorageUnavailable {}

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

/** The tag of a key: bytes under a key never change, and the size makes a difference where a broken copy lay there. */
export const etagOf = (key: string, size: number): string =>
  `"${Buffer.from(key).toString('base64url').slice(-32)}-${size.toString(36)}"`;

/** Refuses what is no key before it is made into a path or a name. */
export function requireKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}

/** What comes, with its size so far and why it broke off. */
export function counted(source: AsyncIterable<Uint8Array>) {
  const coming = {
    size: 0,
    failure: undefined as unknown,
    async *pieces() {
      try {
        for await (const piece of source) {
          coming.size += piece.length;
          yield piece;
        }
      } catch (error) {
        coming.failure = error;
        throw error;
      }
    },
  };
  return coming;
}
