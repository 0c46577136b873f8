import { chown, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createDb, createPool } from '../db/pool.ts';
import { prepareDataDir } from '../postgres/data-dir.ts';
import { startEmbedded } from '../postgres/embedded.ts';
import { restoreSecretKey } from '../secrets.ts';
import type { Storage } from '../storage/port.ts';
import { adoptStore, knownMark, markOf } from '../storage/store-of-site.ts';
import { verifyChecksums } from './checksums.ts';
import { loadDatabase, markForRestore } from './load.ts';
import { type Manifest, places } from './manifest.ts';
import { restorePictures } from './pictures.ts';
import { type Prove, proveOn } from './proof.ts';
import { findBackup } from './stored-backups.ts';
import { writeTrial } from './trial.ts';

type RestoreOptions = {
  /** A backup, or a directory of backups of which the newest is taken. */
  from: string;
  dataDir: string;
  /** Where the pictures go. */
  storage: Storage;
  /** Absent: the embedded database under dataDir, which is created. */
  databaseUrl: string | undefined;
  /** SECRET_KEY, where it is set. */
  secretKey: string | undefined;
  prove: Prove;
};

type Found = Awaited<ReturnType<typeof findBackup>>;

type Restored = { directory: string; manifest: Manifest; pictures: number; proof: NonNullable<Manifest['proof']> };

/** Files that root puts back belong to whom DATA_DIR belongs to, or the site could store nothing beside them. */
async function giveToOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  const key = (await readdir(dataDir)).filter((name) => name === places.key);
  const media = await readdir(join(dataDir, 'media'), { recursive: true });
  for (const name of [...key, 'media', ...media.map((each) => join('media', each))])
    await chown(join(dataDir, name), uid, gid);
}

/** The site's files lie in this storage from now on: the backup has the mark in its rows, if at all, and not among the files. */
async function markStore(url: string, storage: Storage): Promise<void> {
  const pool = createPool({ url, max: 1 });
  try {
    const db = createDb(pool);
    // Where neither has one the first start marks both.
    if ((await knownMark(db)) === undefined && (await markOf(storage)) === undefined) return;
    await adoptStore(db, storage, new Date());
  } finally {
    await pool.end();
  }
}

/** Puts a backup back into an empty place, after all that it holds has been verified; beside the backup stands how it went. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const found = await findBackup(options.from);
  const note = basename(found.directory);
  try {
    const restored = await restoreFound(found, options);
    await writeTrial(found.directory, { at: new Date(), succeeded: true, note });
    return restored;
  } catch (error) {
    await writeTrial(found.directory, { at: new Date(), succeeded: false, note });
    throw error;
  }
}

async function restoreFound({ directory, manifest }: Found, options: RestoreOptions): Promise<Restored> {
  const checksums = await verifyChecksums(directory, manifest.checksums);
  const dataDir = await prepareDataDir(options.dataDir);
  const restore = async (url: string): Promise<Restored> => {
    await markForRestore(url);
    await restoreSecretKey(await readFile(join(directory, places.key), 'utf8'), options.secretKey, dataDir);
    await mkdir(join(dataDir, 'media'), { recursive: true });
    const pictures = await restorePictures(directory, checksums, options.storage);
    await loadDatabase(url, directory, manifest);
    await markStore(url, options.storage);
    await giveToOwner(dataDir);
    return { directory, manifest, pictures, proof: await proveOn(url, options.prove) };
  };
  if (options.databaseUrl !== undefined) return restore(options.databaseUrl);
  const embedded = await startEmbedded({ dataDir });
  try {
    return await restore(embedded.url);
  } finally {
    await embedded.stop();
  }
}
