import { createReadStream } from 'node:fs';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { systemCode } from '../startup-error.ts';
import { isPrivateKey, isStorageKey, type Storage, type StoredObject } from '../storage/port.ts';
import { type Checksums, summing } from './checksums.ts';
import { type Manifest, places } from './manifest.ts';

/** The backup before this one: what it holds already is linked and not copied again, as files under a key never change. */
export type Before = { directory: string; checksums: Checksums };

type CopyOptions = { from: Storage; directory: string; checksums: Checksums; before: Before | undefined };

/** A file that is to be copied; opened only where the backup before hasn't got it. */
type Source = { key: string; size: number; open: () => Promise<StoredObject | undefined> };

/**
 * Copies the stored files, after the snapshot of the rows: what was deleted since lies aside and is copied last, so that
 * a file that is deleted under our hands is still found. Exports of members are left out; they are made anew.
 */
export async function copyPictures({ from, ...options }: CopyOptions): Promise<Manifest['pictures']> {
  const total = { files: 0, bytes: 0 };
  const take = async (source: Source): Promise<void> => {
    const bytes = await copyFile(source, options);
    if (bytes === undefined) return;
    total.files += 1;
    total.bytes += bytes;
  };
  await mkdir(join(options.directory, places.pictures));
  for await (const { key, size } of from.all())
    if (!isPrivateKey(key)) await take({ key, size, open: () => from.get(key) });
  for (const { key, size } of await from.holding.list())
    if (!isPrivateKey(key)) await take({ key, size, open: () => from.holding.get(key) });
  return total;
}

/** The size of what was copied, or undefined for a file that is gone or has been copied already. */
async function copyFile(
  { key, size, open }: Source,
  { directory, checksums, before }: Omit<CopyOptions, 'from'>,
): Promise<number | undefined> {
  const name = `${places.pictures}/${key}`;
  const target = join(directory, name);
  if (checksums.has(name)) return undefined;
  await mkdir(dirname(target), { recursive: true });
  const known = before?.checksums.get(name);
  if (before !== undefined && known !== undefined && (await linkSame(join(before.directory, name), target, size))) {
    checksums.set(name, known);
    return size;
  }
  return writeCopy(name, target, await open(), checksums);
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
  target: string,
  object: StoredObject | undefined,
  checksums: Checksums,
): Promise<number | undefined> {
  if (object === undefined) return undefined;
  const { through, hash, bytes } = summing();
  const handle = await open(target, 'wx', 0o600);
  try {
    await pipeline(object.stream(), through, handle.createWriteStream({ flush: true }));
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
    // Deleted at this moment: it lies aside, and is copied from there.
    await rm(target, { force: true });
    return undefined;
  }
  if (bytes() !== object.size) throw new Error(`${name} broke off after ${bytes()} of ${object.size} bytes`);
  checksums.set(name, hash.digest('hex'));
  return bytes();
}

/** Puts the files of a backup back; one that is there already is the same, since files under a key never change. */
export async function restorePictures(directory: string, checksums: Checksums, to: Storage): Promise<number> {
  let files = 0;
  for (const name of checksums.keys()) {
    if (!name.startsWith(`${places.pictures}/`)) continue;
    const key = name.slice(places.pictures.length + 1);
    if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`);
    files += 1;
    const source = join(directory, name);
    if ((await to.head(key))?.size === (await stat(source)).size) continue;
    await to.putFrom(key, createReadStream(source));
  }
  return files;
}
