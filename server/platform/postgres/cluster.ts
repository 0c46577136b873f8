import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError, systemCode } from '../startup-error.ts';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

const draftPrefix = 'postgres.new-';
export const superuser = 'postgres';

/**
 * On Linux the programs get the directory as their working directory instead of by its path: an account that may not
 * walk down to a directory can still work in it, so DATA_DIR may lie under /root or be closed to everybody.
 */
export function clusterArgument(cluster: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/** Creates the cluster where there is none. Built aside and renamed, so that a start cut short leaves no half one. */
export async function ensureCluster(
  cluster: string,
  dataDir: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<void> {
  if (await hasCluster(cluster)) return;
  const draft = join(dataDir, `${draftPrefix}${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(draft, { mode: 0o700 });
    if (user) await chown(draft, user.uid, user.gid);
    await initdb(draft, binaries, user, durable);
    // No password: only the owner and root pass the directory's permissions. No line for TCP.
    await writeFile(join(draft, 'pg_hba.conf'), 'local all all trust\n');
    await rename(draft, cluster);
  } catch (error) {
    // Somebody else who started at the same moment was quicker.
    if (await hasCluster(cluster)) return;
    if (error instanceof StartupError) throw error;
    throw new StartupError(`Cannot create the database in ${cluster} (${systemCode(error) ?? error})`);
  } finally {
    await removeDraft(draft);
  }
}

const hasCluster = async (cluster: string): Promise<boolean> => (await clusterVersion(cluster)) !== undefined;

/** The major version that wrote the cluster; undefined where there is none. */
export async function clusterVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new StartupError(`${cluster} cannot be read (${code ?? error})`);
  }
}

/** Removes what interrupted first starts left behind; to be called by the one who holds the lock. */
export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(draftPrefix)) await removeDraft(join(dataDir, name));
  }
}

/** Somebody who started at the same moment may be writing in it still: what can't be removed goes at the next start. */
async function removeDraft(draft: string): Promise<void> {
  await rm(draft, { recursive: true, force: true }).catch(() => undefined);
}

async function initdb(
  draft: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<void> {
  const always = [
    ...['-D', clusterArgument(draft), '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-instructions'],
    // Sorting by code point is the same on every machine and never invalidates an index after a system upgrade.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(durable ? [] : ['--no-sync']),
  ];
  // By the system's C.UTF-8 pg_trgm knows which characters beyond ASCII are alphabetic; a few systems have none.
  const first = await runInitdb(binaries, [...always, '--locale=C.UTF-8'], draft, user);
  if (first.code === 0) return;
  const second = /locale/i.test(first.output)
    ? await runInitdb(binaries, [...always, '--locale=C'], draft, user)
    : first;
  if (second.code !== 0) throw new StartupError(`Cannot create the database in ${draft}: ${lastError(second.output)}`);
}

function runInitdb(
  binaries: Binaries,
  args: string[],
  cwd: string,
  user: ServerUser | undefined,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, args, {
      ...user,
      cwd,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

/** Nothing of our own environment is PostgreSQL's business, least of all secrets and PG… variables. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH };
}

/** The line of a program's output that says what went wrong. */
export function lastError(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => /FATAL|PANIC|error:|could not/i.test(line));
  return (errors.at(-1) ?? lines.at(-1) ?? 'no reason given').replace(/^.*?(?:FATAL|PANIC|error):\s*/, '').trim();
}
