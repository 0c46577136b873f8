import { randomUUID } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { endStaleBackup, holdForBackup } from './held-files.ts';
import { isStorageKey, type Storage, StorageUnavailable, type StoredKey } from './port.ts';

/** A file that is being written. */
const partName = /^\.[0-9a-f-]{36}\.part$/;

/** Storage in a folder of this machine; what `put` has acknowledged survives a power cut. */
export function fileStorage(root: string): Storage {
  const place = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
    return path.join(root, key);
  };

  return {
    async put(key, bytes) {
      const target = place(key);
      if ((await sizeOf(target)) === bytes.length) return;
      await unavailableOnFailure(() => writeAtomically(target, (file) => file.writeFile(bytes), root));
    },

    async putFrom(key, source) {
      const target = place(key);
      const coming = counted(source);
      const write = async (file: FileHandle) => {
        for await (const piece of coming.pieces()) await file.writeFile(piece);
      };
      try {
        await writeAtomically(target, write, root);
      } catch (error) {
        // What broke off on its way here is no fault of the storage.
        throw coming.failure ?? new StorageUnavailable('cannot write to the storage', { cause: error });
      }
      return coming.size;
    },

    async get(key) {
      if (!isStorageKey(key)) return undefined;
      const target = place(key);
      const size = await sizeOf(target);
      if (size === undefined) return undefined;
      const etag = `"${Buffer.from(key).toString('base64url').slice(-32)}-${size.toString(36)}"`;
      return { size, etag, stream: (part) => createReadStream(target, part) };
    },

    async exists(key) {
      return isStorageKey(key) && (await sizeOf(place(key))) !== undefined;
    },

    async remove(key) {
      await unavailableOnFailure(async () => {
        if (!(await holdForBackup(root, key))) await rm(place(key), { force: true });
      });
    },

    async list(folder) {
      const found: StoredKey[] = [];
      for (const name of await namesIn(place(folder))) {
        const key = `${folder}/${name}`;
        if (!isStorageKey(key)) continue;
        const file = await stat(place(key)).catch(() => undefined);
        if (file?.isFile()) found.push({ key, since: file.mtime });
      }
      return found;
    },

    sweepUnfinished: (before) =>
      unavailableOnFailure(async () => {
        await endStaleBackup(root, before);
        return sweepParts(root, before);
      }),
  };
}

/** What comes, with its size so far and why it broke off. */
function counted(source: AsyncIterable<Uint8Array>) {
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

/** Folder by folder, since the names of all files together may be many; only a part is asked for its time. */
async function sweepParts(folder: string, before: Date): Promise<number> {
  let swept = 0;
  for (const entry of await entriesOf(folder)) {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) swept += await sweepParts(found, before);
    else if (partName.test(entry.name) && (await isOlder(found, before))) {
      await rm(found, { force: true });
      swept += 1;
    }
  }
  return swept;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function isOlder(file: string, before: Date): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.mtime < before;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw new StorageUnavailable(`cannot list ${path.basename(folder)}`, { cause: error });
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new StorageUnavailable(`cannot read ${path.basename(file)}`, { cause: error });
  }
}

/** A reader sees the whole file or none: written aside, flushed, then renamed; the folder is flushed for the name. */
async function writeAtomically(
  target: string,
  write: (file: FileHandle) => Promise<void>,
  root: string,
): Promise<void> {
  const folder = path.dirname(target);
  await makeFolders(folder, root);
  const aside = path.join(folder, `.${randomUUID()}.part`);
  try {
    const file = await open(aside, 'wx', 0o644);
    try {
      await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, target);
    await flushFolder(folder);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** A new folder's own name must be flushed in its parent, or a power cut takes the folder and the file in it. */
async function makeFolders(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length && made !== root; made = path.dirname(made)) {
    await flushFolder(path.dirname(made));
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unavailableOnFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnavailable('cannot write to the storage', { cause: error });
  }
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
