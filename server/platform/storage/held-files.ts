import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from '../startup-error.ts';
import { isStorageKey } from './port.ts';

/** While this folder is there a backup is made, and files that are deleted are moved into it. */
const heldName = '.deleted-during-backup';
const begunName = '.begun';

const heldFolder = (root: string): string => path.join(root, heldName);
/** A plus stands in no key, so that the way back is plain. */
const heldAs = (root: string, key: string): string => path.join(heldFolder(root), key.replaceAll('/', '+'));

/**
 * From now on deleted files are retained aside: the rows of a snapshot that is taken after this still name them. (Rows
 * are deleted before their files, so a file that is deleted outright by now has no row in the snapshot.)
 */
export async function beginHolding(root: string): Promise<void> {
  await endHolding(root);
  const owner = await stat(root).catch(() => undefined);
  // Where nothing is stored yet no row of the snapshot names a file.
  if (owner === undefined) return;
  await mkdir(heldFolder(root));
  // Although root made the backup, the site must be able to move files into it.
  if (process.getuid?.() === 0) await chown(heldFolder(root), owner.uid, owner.gid);
  await writeFile(path.join(heldFolder(root), begunName), '');
}

/** Deletes what was retained aside. */
export const endHolding = (root: string): Promise<void> => rm(heldFolder(root), { recursive: true, force: true });

/** The keys of the files retained aside and where they lie. */
export async function heldFiles(root: string): Promise<{ key: string; file: string }[]> {
  const names = await readdir(heldFolder(root)).catch(() => []);
  return names
    .map((name) => ({ key: name.replaceAll('+', '/'), file: path.join(heldFolder(root), name) }))
    .filter(({ key }) => isStorageKey(key));
}

/** Moves a file aside where a backup is being made; false where none is, or where there is no such file. */
export async function holdForBackup(root: string, key: string): Promise<boolean> {
  try {
    await rename(path.join(root, key), heldAs(root, key));
    return true;
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return false;
    throw error;
  }
}

/** Because of a backup that was killed deleted files would be retained for ever. */
export async function endStaleBackup(root: string, before: Date): Promise<void> {
  const begun = await stat(path.join(heldFolder(root), begunName)).catch(() => undefined);
  if (begun !== undefined && begun.mtime < before) await endHolding(root);
}
