import { randomUUID } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beginHolding, endHolding, endStaleBackup, heldFiles, holdForBackup } from './held-files.ts';
import {
  counted,
  etagOf,
  type Holding,
  isStorageKey,
  requireKey,
  type Storage,
  StorageUnavailable,
  type StoredFacts,
  type StoredKey,
  type StoredPart,
} from './port.ts';

/** A file that is being written. */
const partName = /^\.[0-9a-f-]{36}\.part$/;

/** Storage in a folder of this machine; what `put` has acknowledged survives a power cut. */
export function fileStorage(root: string): Storage {
  const place = (key: string) => path.join(root, requireKey(key));
  const factsOf = async (key: string): Promise<StoredFacts | undefined> => {
    const size = isStorageKey(key) ? await sizeOf(place(key)) : undefined;
    return size === undefined ? undefined : { size, etag: etagOf(key, size) };
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

    head: factsOf,

    async get(key, part) {
      const facts = await factsOf(key);
      return facts && { ...facts, stream: () => read(place(key), facts.size, part) };
    },

    exists: async (key) => (await factsOf(key)) !== undefined,

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
        if (file?.isFile()) found.push({ key, since: file.mtime, size: file.size });
      }
      return found;
    },

    all: () => filesUnder(root, ''),

    sweepUnfinished: (before) =>
      unavailableOnFailure(async () => {
        await endStaleBackup(root, before);
        return sweepParts(root, before);
      }),

    holding: holdingOf(root),
  };
}

function read(file: string, size: number, part: StoredPart | undefined): Readable {
  return part && part.start >= size ? Readable.from([]) : createReadStream(file, part);
}

function holdingOf(root: string): Holding {
  const fileOf = async (key: string) => (await heldFiles(root)).find((held) => held.key === key)?.file;
  return {
    begin: () => beginHolding(root),
    end: () => endHolding(root),
    async list() {
      const found: StoredKey[] = [];
      for (const { key, file } of await heldFiles(root)) {
        const facts = await stat(file).catch(() => undefined);
        if (facts) found.push({ key, since: facts.mtime, size: facts.size });
      }
      return found;
    },
    async get(key) {
      const file = await fileOf(key);
      const size = file === undefined ? undefined : await sizeOf(file);
      if (file === undefined || size === undefined) return undefined;
      return { size, etag: etagOf(key, size), stream: () => createReadStream(file) };
    },
  };
}

/** Every file below a folder whose way from the root is a key. */
async function* filesUnder(root: string, folder: string): AsyncGenerator<StoredKey> {
  for (const entry of await entriesOf(path.join(root, folder))) {
    const key = folder + entry.name;
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* filesUnder(root, `${key}/`);
    else if (entry.isFile() && isStorageKey(key)) {
      const file = await stat(path.join(root, key)).catch(() => undefined);
      if (file) yield { key, since: file.mtime, size: file.size };
    }
  }
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
