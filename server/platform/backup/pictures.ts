import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { systemCode } from '../startup-error.ts';
import { heldFiles } from '../storage/held-files.ts';
import { isPrivateKey, isStorageKey } from '../storage/port.ts';
import { type Checksums, summing } from './checksums.ts';
import { type Manifest, places } from './manifest.ts';

/** The backup before this one: what it holds already is linked and not copied again, as files under a key never change. */
export type Before = { directory: string; checksums: Checksums };

type CopyOptions = { from: string; directory: string; checksums: Checksums; before: Before | undefined };

/**
 * Copies the stored files, after the snapshot of the rows: what was deleted since lies aside and is copied last, so that
 * a file that is deleted under our hands is still found. Exports of members are left out; they are made anew.
 */
export async function copyPictures({ from, ...options }: CopyOptions): Promise<Manifest['pictures']> {
  const total = { files: 0, bytes: 0 };
  const take = async (key: string, file: string): Promise<void> => {
    const bytes = await copyFile(key, file, options);
    if (bytes === undefined) return;
    total.files += 1;
    total.bytes += bytes;
  };
  await mkdir(join(options.directory, places.pictures));
  for await (const key of keysUnder(from, '')) await take(key, join(from, key));
  for (const { key, file } of await heldFiles(from)) if (!isPrivateKey(key)) await take(key, file);
  return total;
}

async function* keysUnder(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const key = folder + entry.name;
    if (entry.isDirectory() && !entry.name.startsWith('.') && !isPrivateKey(`${key}/`)) {
      yield* keysUnder(root, `${key}/`);
    } else if (entry.isFile() && isStorageKey(key)) yield key;
  }
}

/** The size of what was copied, or undefined for a file that is gone or has been copied already. */
async function copyFile(
  key: string,
  source: string,
  { directory, checksums, before }: Omit<CopyOptions, 'from'>,
): Promise<number | undefined> {
  const name = `${places.pictures}/${key}`;
  const target = join(directory, name);
  if (checksums.has(name)) return undefined;
  await mkdir(dirname(target), { recursive: true });
  const size = (await stat(source).catch(() => undefined))?.size;
  if (size === undefined) return undefined;
  const known = before?.checksums.get(name);
  if (before !== undefined && known !== undefined && (await linkSame(join(before.directory, name), target, size))) {
    checksums.set(name, known);
    return size;
  }
  return writeCopy(name, source, target, checksums);
}

async function linkSame(old: string, target: string, size: number): Promise<boolean> {
  if ((await stat(old).catch(() => undefined))?.size !== size) return false;
  return link(old, target).then(
    () => true,
    () => false,
  );
}

async function writeCopy(
  name: string,
  source: string,
  target: string,
  checksums: Checksums,
): Promise<number | undefined> {
  const opened = await open(source).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (opened === undefined) return undefined;
  const { through, hash, bytes } = summing();
  const handle = await open(target, 'wx', 0o600);
  await pipeline(opened.createReadStream(), through, handle.createWriteStream({ flush: true }));
  checksums.set(name, hash.digest('hex'));
  return bytes();
}

/** Puts the files of a backup back; one that is there already is the same, since files under a key never change. */
export async function restorePictures(directory: string, checksums: Checksums, to: string): Promise<number> {
  let files = 0;
  for (const name of checksums.keys()) {
    if (!name.startsWith(`${places.pictures}/`)) continue;
    const key = name.slice(places.pictures.length + 1);
    if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`);
    files += 1;
    const source = join(directory, name);
    const target = join(to, key);
    if ((await stat(target).catch(() => undefined))?.size === (await stat(source)).size) continue;
    await mkdir(dirname(target), { recursive: true });
    const handle = await open(target, 'w', 0o644);
    await pipeline(createReadStream(source), handle.createWriteStream({ flush: true }));
  }
  return files;
}
