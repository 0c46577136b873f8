import { createHash } from 'node:crypto';
import type { Storage, StoredObject } from './port.ts';
import { markKey } from './store-of-site.ts';

/** What a move from one storage to another has done and found. */
export interface Moved {
  /** Files that were copied, and their bytes. */
  copied: number;
  bytes: number;
  /** Files that lay there already, with the same size or, where all is compared, the same bytes. */
  same: number;
  /** Files that were deleted while it ran. */
  gone: number;
  /** What is not the same on both sides, a line for each. */
  differs: string[];
  /** Files that only the second one has: uploaded there since, or deleted from the first. */
  onlyThere: number;
}

interface MoveOptions {
  from: Storage;
  to: Storage;
  /** Compares all bytes and copies nothing. */
  verifies?: boolean;
  onProgress?: (moved: Readonly<Moved>) => void;
}

const atOnce = 8;

/**
 * Copies every file that the second storage hasn't, and reads each back; the mark of the site's storage is copied last, and
 * only where nothing differs. Cut short, it goes on when it is run again. What lies there already is compared by its size
 * alone, unless all is compared.
 */
export async function moveMedia(options: MoveOptions): Promise<Moved> {
  const { from, to, onProgress } = options;
  const moved: Moved = { copied: 0, bytes: 0, same: 0, gone: 0, differs: [], onlyThere: 0 };
  const seen = new Set<string>([markKey]);
  await eachOf(from.all(), async ({ key }) => {
    if (key === markKey) return;
    seen.add(key);
    await one(key, options, moved);
    onProgress?.(moved);
  });
  if (moved.differs.length === 0) await one(markKey, options, moved);
  for await (const { key } of to.all()) if (!seen.has(key)) moved.onlyThere += 1;
  return moved;
}

/** Works on some at once; the first failure ends it. */
async function eachOf<T>(all: AsyncIterable<T>, work: (each: T) => Promise<void>): Promise<void> {
  const source = all[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function one(key: string, { from, to, verifies }: MoveOptions, moved: Moved): Promise<void> {
  if (verifies) return verified(key, { from, to }, moved);
  const [here, there] = await Promise.all([from.head(key), to.head(key)]);
  if (!here) moved.gone += key === markKey ? 0 : 1;
  else if (here.size === there?.size && key !== markKey) moved.same += 1;
  else await copied(key, { from, to }, moved);
}

async function copied(key: string, { from, to }: Pick<MoveOptions, 'from' | 'to'>, moved: Moved): Promise<void> {
  const object = await from.get(key);
  if (!object) {
    moved.gone += 1;
    return;
  }
  const hash = createHash('sha256');
  const bytes = await to.putFrom(key, summed(object, hash));
  const back = await to.get(key);
  // Read whatever it is: one that was opened and isn't read holds a connection to the store.
  const sum = back && (await sumOf(back));
  const same = bytes === object.size && sum === hash.digest('hex');
  if (same) {
    moved.copied += 1;
    moved.bytes += bytes;
  } else {
    await to.remove(key);
    moved.differs.push(`${key}: what was copied read back as something else, and was removed`);
  }
}

async function verified(key: string, { from, to }: Pick<MoveOptions, 'from' | 'to'>, moved: Moved): Promise<void> {
  const here = await from.get(key);
  if (!here) {
    moved.gone += key === markKey ? 0 : 1;
    return;
  }
  const sum = await sumOf(here);
  const there = await to.get(key);
  if (!there) moved.differs.push(`${key}: missing`);
  else if (there.size !== here.size) {
    there.stream().destroy();
    moved.differs.push(`${key}: ${there.size} bytes in place of ${here.size}`);
  } else if ((await sumOf(there)) === sum) moved.same += 1;
  else moved.differs.push(`${key}: other bytes`);
}

async function* summed(object: StoredObject, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const piece of object.stream() as AsyncIterable<Buffer>) {
    hash.update(piece);
    yield piece;
  }
}

async function sumOf(object: StoredObject): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of object.stream() as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest('hex');
}
