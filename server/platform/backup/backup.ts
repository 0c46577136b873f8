import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Storage } from '../storage/port.ts';
import { type Checksums, checksumOf, writtenChecksums } from './checksums.ts';
import { holdMigrations, lockBackup, releaseMigrations, withConnection } from './connection.ts';
import { type Dumped, type DumpOptions, dumpDatabase } from './dump.ts';
import { type Manifest, places } from './manifest.ts';
import { copyPictures } from './pictures.ts';
import { discard, type Prove, proveCopy } from './proof.ts';
import { requireCaughtUp } from './replica.ts';
import { draftPrefix, nameAt, newestBackup, removeOldest } from './stored-backups.ts';

type BackupOptions = {
  /** The running database of the site. */
  url: string;
  /** A replica of it that the rows are read from; locks are held on the database itself. */
  from?: string | undefined;
  /** Where uploads lie. */
  pictures: Storage;
  /** How that place is called where something is wrong with it. */
  picturesAt: string;
  /** The table whose rows name them. */
  pictureTable: string;
  secretKey: string;
  release: string;
  /** Where backups are stored; one directory for one site. */
  target: string;
  /** How many of them are retained, this one included. */
  keep: number;
  /** Left out where the copy isn't to be proven. */
  prove: Prove | undefined;
  now: () => Date;
  /** Called when the moment is fixed that the copy is of. */
  onSnapshot?: () => Promise<void>;
};

type Backup = { directory: string; manifest: Manifest; removed: string[] };

/**
 * Makes a backup while the site goes on: rows of one moment, the files that they name, and the key. It is written aside
 * and gets its name when it is whole and proven; then the oldest beyond the number that is retained are deleted.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { target, keep, now } = options;
  await mkdir(target, { recursive: true, mode: 0o700 });
  return withConnection(options.url, async (client) => {
    if (!(await lockBackup(client))) throw new StartupError('Another backup of this site is under way');
    for (const name of await readdir(target)) if (name.startsWith(draftPrefix)) await discard(join(target, name));
    const name = nameAt(now());
    const draft = join(target, `${draftPrefix}${name}`);
    await mkdir(draft, { mode: 0o700 });
    try {
      const manifest = await fill(client, draft, options);
      await rename(draft, join(target, name));
      await flush(target);
      return { directory: join(target, name), manifest, removed: await removeOldest(target, keep) };
    } finally {
      await discard(draft);
    }
  });
}

async function fill(client: pg.Client, draft: string, options: BackupOptions): Promise<Manifest> {
  const { pictures: from, target, now, prove } = options;
  const checksums: Checksums = new Map();
  const before = await newestBackup(target);
  const madeAt = now().toISOString();
  await holdMigrations(client);
  await from.holding.begin();
  const dumped = await readRows(client, options, { directory: draft, checksums, onSnapshot: options.onSnapshot }).catch(
    async (error: unknown) => {
      await from.holding.end();
      throw error;
    },
  );
  const pictures = await releaseMigrations(client)
    .then(() => copyPictures({ from, directory: draft, checksums, before }))
    .finally(() => from.holding.end());
  const named = dumped.tables.find(({ schema, name }) => `${schema}.${name}` === options.pictureTable)?.rows ?? 0;
  if (named > 0 && pictures.files === 0) {
    throw new StartupError(
      `The database names ${named} pictures and ${options.picturesAt} holds none: set DATA_DIR and STORAGE_URL to those of the site`,
    );
  }
  await write(join(draft, places.key), `${options.secretKey}\n`);
  checksums.set(places.key, await checksumOf(join(draft, places.key)));
  await write(join(draft, places.checksums), writtenChecksums(checksums));
  const manifest: Manifest = {
    format: 1,
    madeAt,
    release: options.release,
    ...dumped,
    pictures,
    proof: null,
    checksums: await checksumOf(join(draft, places.checksums)),
  };
  const proven = { ...manifest, proof: prove === undefined ? null : await proveCopy(draft, manifest, prove) };
  // Last of all: a directory without it is no backup.
  await write(join(draft, places.manifest), `${JSON.stringify(proven, null, 1)}\n`);
  await flush(draft);
  return proven;
}

/** The rows of one moment, after that from which files are held; of the replica once it has come so far. */
const readRows = (client: pg.Client, { from }: BackupOptions, into: DumpOptions): Promise<Dumped> =>
  from === undefined
    ? dumpDatabase(client, into)
    : withConnection(from, async (replica) => {
        await requireCaughtUp(client, replica);
        return dumpDatabase(replica, into);
      });

async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
