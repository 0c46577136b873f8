import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadedFile } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { privateKey, type Storage, StorageUnavailable } from '../storage/port.ts';

/** Where files lie while the call that they came with is answered. */
export const incomingFolder = privateKey('incoming');

/** The files of one request that are too large for memory. */
export interface IncomingFiles {
  /** Which field of the call may hold one, and its most bytes. */
  readonly file: string;
  readonly bytes: number;
  /** Stores one while it comes. */
  store(source: Readable): Promise<NonNullable<UploadedFile['stored']>>;
  /** Deletes what was stored: the call has taken what it needs of it. */
  release(): Promise<void>;
}

export type TakeIncoming = (allowed: { file: string; bytes: number }) => IncomingFiles;

/** Stores files of bodies in the storage, so that one of any size costs a piece of it in memory. */
export const createIncoming =
  (storage: Storage): TakeIncoming =>
  ({ file, bytes }) => {
    const keys: string[] = [];
    const writing: Promise<unknown>[] = [];
    return {
      file,
      bytes,
      async store(source) {
        const key = `${incomingFolder}/${randomBytes(20).toString('hex')}.part`;
        const hash = createHash('sha256');
        keys.push(key);
        const written = storage.putFrom(key, hashed(source, hash));
        writing.push(written);
        try {
          return { key, bytes: await written, sha256: hash.digest() };
        } catch (error) {
          throw error instanceof StorageUnavailable ? new Refusal('wire.unavailable') : error;
        }
      },
      async release() {
        // What broke off is deleted by who writes it.
        await Promise.allSettled(writing);
        for (const key of keys.splice(0)) await storage.remove(key);
      },
    };
  };

async function* hashed(source: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    hash.update(piece);
    yield piece;
  }
}

/** Deletes what a process that was killed left there; how many files it were. */
export async function sweepIncoming(storage: Storage, before: Date): Promise<number> {
  const old = (await storage.list(incomingFolder)).filter(({ since }) => since < before);
  for (const { key } of old) await storage.remove(key);
  return old.length;
}
