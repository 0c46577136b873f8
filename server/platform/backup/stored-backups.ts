import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { readChecksums } from './checksums.ts';
import { type Manifest, readManifest } from './manifest.ts';
import type { Before } from './pictures.ts';
import { discard } from './proof.ts';

/** Of a directory that is not yet, or no longer, a backup. */
export const draftPrefix = '.unfinished-';
const finished = /^baobab-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** How a backup of this moment is called; in order of time when sorted. */
export const nameAt = (moment: Date): string => `baobab-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The whole backups in a directory, the oldest first. */
const backupsIn = async (target: string): Promise<string[]> =>
  (await readdir(target).catch(() => [])).filter((name) => finished.test(name)).sort();

/** What the next backup need not copy again. */
export async function newestBackup(target: string): Promise<Before | undefined> {
  const newest = (await backupsIn(target)).at(-1);
  if (newest === undefined) return undefined;
  const directory = join(target, newest);
  return { directory, checksums: await readChecksums(directory) };
}

/** Removes all but so many; answers their names. */
export async function removeOldest(target: string, keep: number): Promise<string[]> {
  const removed = (await backupsIn(target)).slice(0, -keep);
  for (const name of removed) {
    // Without its name it is no backup any more, should this be cut short.
    const leaving = join(target, `${draftPrefix}${name}`);
    await rename(join(target, name), leaving);
    await discard(leaving);
  }
  return removed;
}

/** The backup that a directory is, or the newest of those in it. */
export async function findBackup(path: string): Promise<{ directory: string; manifest: Manifest }> {
  const candidates = [path, ...(await backupsIn(path)).reverse().map((name) => join(path, name))];
  for (const directory of candidates) {
    const manifest = await readManifest(directory);
    if (manifest !== undefined) return { directory, manifest };
  }
  throw new StartupError(`${path} holds no whole backup`);
}
